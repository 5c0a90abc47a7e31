import type { Ask } from '@deeptime/engine'
import type { AnimalView, MarineView } from '@deeptime/marine'
import type { CSSProperties } from 'react'
import type { TableProps } from '../../table/board.ts'
import { PlayerName } from '../../table/PlayerName.tsx'
import { traitOf } from './deck.ts'
import { EmblemPlate } from './Emblem.tsx'
import { PLAIN_EMBLEM, TRAIT_EMBLEMS } from './emblems.ts'
import { DiscMark, Glyph, SealMark, SpecialPawn, TokenMark } from './Pieces.tsx'
import { animalIn, elementsAt } from './questions.ts'
import { animalRef, displayRef, elementRef, pawnRef, traitRef } from './refs.ts'

/** The display of every animal, yours first: its elements, pawns, cubes and traits. */
export function Animals(props: TableProps<MarineView>) {
  const { view, seat, size } = props
  const mine = view.game.animals.filter((animal) => animal.seat === seat)
  const others = view.game.animals.filter((animal) => animal.seat !== seat)
  return (
    <div className={size === 'phone' ? 'mr-animals' : 'mr-animals mr-lines'}>
      {[...mine, ...others].map((animal) => (
        <Display key={animal.id} animal={animal} table={props} own={animal.seat === seat} />
      ))}
    </div>
  )
}

interface DisplayProps {
  readonly animal: AnimalView
  readonly table: TableProps<MarineView>
  readonly own: boolean
}

/** A question says which animal decides; by the oldest rules any of the seat's may. */
const isAsked = (animal: AnimalView, ask: Ask | undefined, own: boolean): boolean =>
  own && (animalIn(ask?.params) ?? animal.id) === animal.id

function Display({ animal, table, own }: DisplayProps) {
  const { piece, view, cast } = table
  const named = cast.actor(`@animal.${animal.id}`)
  return (
    <section className="mr-display" data-own={own || undefined} style={{ '--c': `var(--mr-${animal.id})` } as CSSProperties}>
      <div {...piece(animalRef(animal.id))} className="mr-title">
        <SealMark animal={animal.id} size={23} />
        {named && <PlayerName of={named} />}
      </div>
      <Figures animal={animal} table={table} />
      <Elements animal={animal} table={table} asked={isAsked(animal, view.ask, own) && elementsAt(view.ask) === 'own'} />
      <Traits animal={animal} table={table} />
    </section>
  )
}

function Figures({ animal, table }: Omit<DisplayProps, 'own'>) {
  const { words, size } = table
  return (
    <span className="mr-figures">
      <span title={words.text('mr.genePool')}>
        <TokenMark animal={animal.id} size={13} />
        {animal.genePool}
      </span>
      {size === 'phone' && (
        <span title={words.text('mr.box')}>
          <Glyph name="fishbone" size={13} />
          {animal.box}
        </span>
      )}
      <Pawns animal={animal} table={table} />
    </span>
  )
}

/** Printed elements first, then the grey spaces. */
function Elements({ animal, table, asked }: Omit<DisplayProps, 'own'> & { asked: boolean }) {
  const { piece, lit } = table
  const discs = [...animal.fixed, ...animal.added]
  const vacant = Math.max(0, animal.greySpaces - animal.added.length)
  return (
    <span className="mr-elements">
      {discs.map((element, i) => {
        const loose = i >= animal.fixed.length
        const ref = asked && loose && lit.has(elementRef(element)) ? elementRef(element) : displayRef(animal.id, i)
        return (
          <span key={displayRef(animal.id, i)} {...piece(ref)} className={loose ? 'mr-slotdisc' : 'mr-slotdisc mr-printed'}>
            <DiscMark element={element} size={21} />
          </span>
        )
      })}
      {Array.from({ length: vacant }, (_, i) => displayRef(animal.id, discs.length + i)).map((ref) => (
        <span key={ref} {...piece(ref)} className="mr-slotdisc mr-emptyslot" />
      ))}
    </span>
  )
}

function Pawns({ animal, table }: Omit<DisplayProps, 'own'>) {
  const { piece, view } = table
  const specials = view.game.specialPawns.filter((pawn) => pawn.controller === animal.id && pawn.space === null)
  return (
    <span className="mr-pawns">
      <span className="mr-basic">
        <Glyph name="pawn" size={15} />
        {animal.pawns.available}
        <small>/{animal.pawns.total}</small>
      </span>
      {specials.map((pawn) => (
        <span key={pawn.element} {...piece(pawnRef(pawn.element))} className="mr-inline-pawn">
          <svg width="22" height="22" viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
            <SpecialPawn element={pawn.element} controller={animal.id} radius={10.5} />
          </svg>
        </span>
      ))}
    </span>
  )
}

function Traits({ animal, table }: Omit<DisplayProps, 'own'>) {
  const { piece, words, settings, size } = table
  const shown = animal.copied ? [...animal.traits, animal.copied] : animal.traits
  const side = size === 'phone' ? 34 : 20
  return (
    <span className="mr-traits">
      {shown.map((id) => {
        const trait = traitOf(id, settings)
        return (
          <span key={id} {...piece(traitRef(id))} className="mr-trait" data-copied={id === animal.copied || undefined}>
            <EmblemPlate emblem={TRAIT_EMBLEMS[id] ?? PLAIN_EMBLEM} width={side} height={side} />
            <span>{trait?.name[words.language] ?? id}</span>
            {size === 'phone' && <small>{trait?.text[words.language]}</small>}
          </span>
        )
      })}
    </span>
  )
}
