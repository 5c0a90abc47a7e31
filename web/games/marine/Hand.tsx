import type { AnimalId, MarineView } from '@deeptime/marine'
import { ANIMALS } from '@deeptime/marine/components/animals.ts'
import type { TableProps } from '../../table/board.ts'
import { traitOf } from './deck.ts'
import { EmblemPlate } from './Emblem.tsx'
import { PLAIN_EMBLEM, TRAIT_EMBLEMS } from './emblems.ts'
import { DiscMark, SealMark } from './Pieces.tsx'
import { animalRef, displayRef, traitRef } from './refs.ts'

/** What must be chosen before the board matters: an animal, a trait. */
export function Hand(props: TableProps<MarineView>) {
  const { view, lit } = props
  const animals = ANIMALS.filter((animal) => lit.has(animalRef(animal.id)))
  const traits = view.game.animals.flatMap((animal) => animal.dealt).filter((trait) => lit.has(traitRef(trait)))
  if (animals.length > 0 && view.ask?.kind.startsWith('set-up')) return <AnimalChoice table={props} animals={animals.map(({ id }) => id)} />
  if (traits.length > 0) return <TraitChoice table={props} traits={traits} />
  return null
}

function AnimalChoice({ table, animals }: { table: TableProps<MarineView>; animals: readonly AnimalId[] }) {
  const { piece, words } = table
  return (
    <div className="mr-hand">
      {animals.map((id) => {
        const animal = ANIMALS.find((a) => a.id === id)
        return (
          <div key={id} {...piece(animalRef(id))} className="mr-offer">
            <SealMark animal={id} size={54} />
            <h3>{words.text(`animal.${id}`)}</h3>
            <p className="mr-discs">
              {(animal?.fixedElements ?? []).map((element, i) => (
                <DiscMark key={displayRef(id, i)} element={element} size={24} />
              ))}
            </p>
            <p className="mr-text">{words.text(`mr.animal.${id}`)}</p>
          </div>
        )
      })}
    </div>
  )
}

function TraitChoice({ table, traits }: { table: TableProps<MarineView>; traits: readonly string[] }) {
  const { piece, words, settings } = table
  return (
    <div className="mr-hand">
      {traits.map((id) => {
        const trait = traitOf(id, settings)
        return (
          <div key={id} {...piece(traitRef(id), `${trait?.name[words.language]}. ${trait?.text[words.language]}`)} className="mr-offer">
            <EmblemPlate emblem={TRAIT_EMBLEMS[id] ?? PLAIN_EMBLEM} width={84} height={84} />
            <h3>{trait?.name[words.language] ?? id}</h3>
            <p className="mr-text">{trait?.text[words.language]}</p>
          </div>
        )
      })}
    </div>
  )
}
