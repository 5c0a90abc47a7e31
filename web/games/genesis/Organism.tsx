import { COLOUR_IDS, type ColourId } from '@deeptime/genesis/components/ids.ts'
import type { GenesisView, MutationView, OrganismView } from '@deeptime/genesis/view'
import type { TableProps } from '../../table/board.ts'
import { Bionts } from './Bionts.tsx'
import { Chances } from './Chances.tsx'
import { cardsFor, mutationCard } from './cards.ts'
import { fallsNext } from './falls.ts'
import { ROW_SIGNS, SIGNS } from './icons.ts'
import { MacroPlate } from './Macro.tsx'
import { nameOf } from './names.ts'
import { chromosomeRef, cubeRef, discRef, diseaseRef } from './refs.ts'
import { AbilitySigns, colours, Mark, Sign, spread, Token } from './Tokens.tsx'

export interface OrganismProps {
  readonly organism: OrganismView
  readonly table: TableProps<GenesisView>
}

/** What hurts it, and how it would stand it. */
export const Shields = ({ organism, table }: OrganismProps) => (
  <span className="ge-shields">
    <span title={table.words.text('ge.shield.heat')}>
      <Sign of={SIGNS.heat} size={14} />
      {organism.thermalShield}
    </span>
    <span title={table.words.text('ge.shield.oxygen')}>
      <Sign of={SIGNS.oxygen} size={14} />
      {organism.oxygenShield}
    </span>
  </span>
)

/** An organism of a tableau: its parasites to the left, the cell or the plate, its mutations to the right, its next roll below. */
export function Organism({ organism, table }: OrganismProps) {
  const { piece, words } = table
  const { kind, macro, colour, row } = organism
  return (
    <article className="ge-organism" data-kind={kind} style={colours(organism.controller.colour)}>
      <header {...piece(organism.ref)} className="ge-organism-head">
        <Sign of={ROW_SIGNS[row]} size={18} title={words.text(`environment.${row}`)} />
        <h3>{nameOf(organism, words)}</h3>
        {macro ? (
          <span className="ge-level">
            {words.text(macro.land ? 'ge.ashore' : 'ge.at-sea', { level: macro.level ? `@level.${macro.level}` : '–' })}
          </span>
        ) : (
          <small title={words.text('ge.makes', { colour: `@colour.${colour}` })}>
            <Token kind="disc" colour={colour} size={14} />
          </small>
        )}
      </header>
      <div className="ge-organism-body">
        <Parasites organism={organism} table={table} />
        {macro ? <MacroPlate organism={organism} macro={macro} table={table} /> : <Cell organism={organism} table={table} />}
        {organism.mutations.length > 0 && (
          <ul className="ge-mutations">
            {organism.mutations.map((mutation) => (
              <Mutation key={mutation.id} mutation={mutation} organism={organism} table={table} />
            ))}
          </ul>
        )}
      </div>
      <footer>
        <Shields organism={organism} table={table} />
        <Discs organism={organism} table={table} />
        {!macro && <Chances organism={organism} words={words} />}
      </footer>
    </article>
  )
}

/** The four properties of a cell, each with its chromosomes and their number. */
function Cell({ organism, table }: OrganismProps) {
  const { words, piece } = table
  const { id, cubes, bionts, chromosomes } = organism
  return (
    <div className="ge-cell">
      {COLOUR_IDS.map((colour) => {
        const own = cubes[colour] ?? 0
        const domes = bionts.filter((biont) => biont.colour === colour)
        const elsewhere = chromosomes[colour] - own - domes.length
        return (
          <div key={colour} className="ge-property" data-none={chromosomes[colour] === 0 || undefined}>
            <Mark colour={colour} />
            <span className="ge-property-name">{words.text(`property.${colour}`)}</span>
            <span className="ge-property-tokens">
              <Bionts bionts={domes} place={id} table={table} size={17} />
              {own > 0 && (
                <span {...piece(chromosomeRef(id, colour))} className="ge-cubes">
                  {spread({ [colour]: own }).map(({ key }) => (
                    <Token key={key} kind="cube" colour={colour} size={15} />
                  ))}
                </span>
              )}
              {spread({ [colour]: elsewhere }).map(({ key }) => (
                <Token key={key} kind="cube" colour={colour} size={11} look="printed" />
              ))}
            </span>
            <b>{chromosomes[colour]}</b>
          </div>
        )
      })}
    </div>
  )
}

function Mutation({ mutation, organism, table }: OrganismProps & { mutation: MutationView }) {
  const { words, piece, settings } = table
  const card = mutationCard(cardsFor(settings), mutation.id)
  const falls = fallsNext(organism, cardsFor(settings))
  const cube = (colour: number, at: 'here' | 'stolen', plus: boolean) => (
    <span
      {...piece(cubeRef(mutation.id, plus))}
      className="ge-cubes"
      data-falls={falls.has(cubeRef(mutation.id, plus)) || undefined}
      data-stolen={at === 'stolen' || undefined}
    >
      <Token kind="cube" colour={COLOUR_IDS[colour] as ColourId} size={15} look={at === 'stolen' ? 'gone' : undefined} />
    </span>
  )
  const sick = mutation.base === 'stolen' || mutation.plus === 'stolen'
  return (
    <li {...piece(mutation.ref)} className="ge-mutation" data-sick={sick || undefined}>
      {cube(card.colour, mutation.base, false)}
      {mutation.plus && cube(card.plus, mutation.plus, true)}
      <span className="ge-mutation-name">{words.text(`${mutation.promoted ? 'promoted' : 'mutation'}.${mutation.id}`)}</span>
      <span className="ge-abilities">
        <AbilitySigns of={mutation.promoted ? card.promoted : card.plain} size={15} words={words} />
        {mutation.waiting && <Sign of={SIGNS.hourglass} size={12} title={words.text('ge.waiting')} />}
      </span>
    </li>
  )
}

/** The parasite of an organism, and the one on that, as spiked bodies with their slots. */
function Parasites({ organism, table }: OrganismProps) {
  const { organisms } = table.view.game
  const parasite = organisms.find((other) => other.ref === organism.parasite)
  if (!parasite) return null
  return (
    <div className="ge-parasites">
      <Parasites organism={parasite} table={table} />
      <ParasiteBody organism={parasite} table={table} />
    </div>
  )
}

function ParasiteBody({ organism, table }: OrganismProps) {
  const { piece, words } = table
  return (
    <div className="ge-parasite" style={colours(organism.colour)}>
      <b {...piece(organism.ref)} className="ge-parasite-name">
        <Sign of={SIGNS.virus} size={13} />
        {nameOf(organism, words)}
      </b>
      <Bionts bionts={organism.bionts} place={organism.id} table={table} size={19} />
      <span className="ge-disease">
        {organism.disease.map(({ colour, filled, mutation }, slot) => (
          <span
            key={diseaseRef(organism.id, slot)}
            {...piece(diseaseRef(organism.id, slot))}
            className="ge-cubes"
            title={mutation ? words.text('ge.stolen', { mutation: `@mutation.${mutation}` }) : undefined}
          >
            <Token kind="cube" colour={colour} size={16} look={filled ? undefined : 'gone'} />
          </span>
        ))}
      </span>
      {organism.mutations.length > 0 && (
        <ul className="ge-mutations small">
          {organism.mutations.map((mutation) => (
            <Mutation key={mutation.id} mutation={mutation} organism={organism} table={table} />
          ))}
        </ul>
      )}
      <Chances organism={organism} words={words} small />
    </div>
  )
}

/** Antioxidants and vitamins on an organism. */
function Discs({ organism, table }: OrganismProps) {
  return COLOUR_IDS.map((colour) => {
    const count = organism.discs[colour] ?? 0
    if (count === 0) return null
    return (
      <span key={colour} {...table.piece(discRef(organism.id, colour))} className="ge-cubes">
        {spread({ [colour]: count }).map(({ key }) => (
          <Token key={key} kind="disc" colour={colour} size={15} />
        ))}
      </span>
    )
  })
}
