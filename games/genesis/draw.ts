import type { Text } from '@deeptime/kit'
import { COLOUR_IDS } from './components/ids.ts'
import type { BiontView, ByColour, GenesisView, OrganismView, PlayerView, RefugiumView, RowView } from './view.ts'

/** Colours as letters, in the order of the colours: RRB. */
const letters = (counts: ByColour, text: Text): string =>
  COLOUR_IDS.map((colour) =>
    text(`colour.${colour}`)
      .charAt(0)
      .repeat(counts[colour] ?? 0),
  ).join('')

const bionts = (list: readonly BiontView[], text: Text): string =>
  list.map(({ colour, npc }) => `∩${text(`colour.${colour}`).charAt(0)}${npc ? '*' : ''}`).join(' ')

function drawRefugium({ id, organised, disorganised, enzymes, bionts: there, dice }: RefugiumView, text: Text): string {
  const cubes = `▲${letters(organised, text) || '–'} ▽${letters(disorganised, text) || '–'}`
  const discs = enzymes.length > 0 ? ` ○${enzymes.map((colour) => text(`colour.${colour}`).charAt(0)).join('')}` : ''
  return `    ${text(`refugium.${id}`).padEnd(30)} ${cubes}${discs} ${bionts(there, text)}${dice > 0 ? ` ⚄${dice}` : ''}`
}

function drawRow({ environment, active, placards, refugia, pile }: RowView, text: Text): string[] {
  const top = pile.top ? text(`mutation.${pile.top}`) : '–'
  const state = text(active ? 'draw.open' : 'draw.asleep')
  return [
    `${text(`environment.${environment}`).padEnd(14)} ${state.padEnd(9)} ${text('draw.pile', { top, size: pile.size, placards })}`,
    ...refugia.map((refugium) => drawRefugium(refugium, text)),
  ]
}

const nameOf = ({ kind, id, macro }: OrganismView, text: Text): string =>
  macro ? text(`${macro.land ? 'land' : 'marine'}.${macro.id}`) : text(`${kind === 'parasite' ? 'parasite' : 'bacterium'}.${id}`)

function drawOrganism(organism: OrganismView, text: Text): string {
  const { chromosomes, mutations, thermalShield, oxygenShield, dice } = organism
  const figures = text('draw.organism', { genome: letters(chromosomes, text), heat: thermalShield, oxygen: oxygenShield, dice })
  const cards = mutations.map(({ id, promoted }) => text(`${promoted ? 'promoted' : 'mutation'}.${id}`)).join(', ')
  return `    ${nameOf(organism, text).padEnd(30)} ${figures} ${bionts(organism.bionts, text)}  ${cards}`
}

function drawPlayer(view: GenesisView, player: PlayerView, text: Text): string[] {
  const own = view.organisms.filter(({ tableau }) => tableau === player.colour)
  const figures = text('draw.player', { pool: letters(player.pool, text) || '–', free: player.bionts.length, limit: player.entropyLimit })
  return [`${text(`colour.${player.colour}`).padEnd(14)} ${figures}`, ...own.map((organism) => drawOrganism(organism, text))]
}

/** Genesis's table as text: rows with their refugia (▲ organised, ▽ loose, ○ enzymes, ∩ bionts), tableaux with their organisms. */
export function drawGenesis(view: GenesisView, text: Text): string {
  const events = view.events.map(({ id }) => text(`event.${id}`)).join(' + ')
  return [
    text('draw.turn', { turn: view.turn, events: events || '–' }),
    ...(view.climate.length > 0 ? [view.climate.map((icon) => (icon === 'sun' ? '☀' : '❄')).join('')] : []),
    ...view.rows.flatMap((row) => drawRow(row, text)),
    '',
    ...view.players.flatMap((player) => drawPlayer(view, player, text)),
    ...(view.roll ? ['', `⚄ ${view.roll.dice.join(' ')}`] : []),
  ].join('\n')
}
