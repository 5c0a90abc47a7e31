import type { Abilities } from '@deeptime/genesis/components/cards.ts'
import { COLOUR_IDS, type EnvironmentId } from '@deeptime/genesis/components/ids.ts'
import type { GenesisView } from '@deeptime/genesis/view'
import type { Words } from '@deeptime/words'
import type { Asked } from '../../../board/notes.ts'
import type { Note } from '../../../table/board.ts'
import { abilityList, cardsFor, macroCard, mutationCard } from '../cards.ts'
import { ICONS } from '../icons.ts'

type About = Asked<GenesisView>

/** Each ability with what it does. */
const told = (abilities: Abilities, words: Words): string[] =>
  [...new Set(abilityList(abilities))].map((ability) => `${words.text(`ability.${ability}`)}: ${words.text(`ge.ability.${ability}`)}`)

const colourWord = (colour: number): string => `@colour.${COLOUR_IDS[colour]}`

export function pileNote({ id, game, words, settings }: About): Note | undefined {
  const row = game.rows.find(({ environment }) => environment === (id as EnvironmentId))
  const top = row?.pile.top
  if (!row) return undefined
  if (!top) return { title: words.text('about.pile'), lines: [words.text('ge.pile.empty')], rule: 'H1' }
  const card = mutationCard(cardsFor(settings), top)
  return {
    title: words.text(`mutation.${top}`),
    lines: [
      words.text('ge.note.mutation', { colour: colourWord(card.colour), plus: colourWord(card.plus) }),
      ...told(card.plain, words),
      words.text('ge.note.pile', { count: row.pile.size, environment: `@environment.${id}` }),
    ],
    rule: 'H1',
    icon: ICONS.dna,
  }
}

export function mutationNote({ id, game, words, settings }: About): Note | undefined {
  const card = mutationCard(cardsFor(settings), id)
  if (!card) return undefined
  const held = game.organisms.flatMap((organism) => organism.mutations).find((mutation) => mutation.id === id)
  const lines = told(held?.promoted ? card.promoted : card.plain, words)
  if (held?.waiting) lines.push(words.text('ge.waiting'))
  if (held?.base === 'stolen' || held?.plus === 'stolen') lines.push(words.text('ge.note.sick'))
  // H1: the other side of a card is known once it has been bought.
  if (held && !held.promoted) {
    lines.push(
      words.text('ge.note.promotes', { promoted: `@promoted.${id}`, colour: colourWord(card.colour), plus: colourWord(card.plus) }),
    )
    lines.push(...told(card.promoted, words))
  }
  return { title: words.text(`${held?.promoted ? 'promoted' : 'mutation'}.${id}`), lines, rule: held ? 'H2' : 'H1', icon: ICONS.dna }
}

export function cubeNote({ id, words, settings }: About): Note {
  const [mutation = '', which] = id.split('/')
  const card = mutationCard(cardsFor(settings), mutation)
  const colour = which === 'plus' ? card?.plus : card?.colour
  return {
    title: words.text('about.cube'),
    lines: [
      words.text(which === 'plus' ? 'ge.note.plus-cube' : 'ge.note.base-cube', {
        mutation: `@mutation.${mutation}`,
        colour: colourWord(colour ?? 0),
      }),
    ],
    rule: 'Atrophy',
  }
}

/** The face that lies up, with the index of one of its organs or circles. */
function partOf({ game, settings, ref }: About, kind: 'organs' | 'circles') {
  const organism = game.organisms.find(({ macro }) => macro?.[kind].some((part) => part.ref === ref))
  const macro = organism?.macro
  if (!macro) return undefined
  const at = macro[kind].findIndex((part) => part.ref === ref)
  const card = macroCard(cardsFor(settings), macro.id)[macro.land ? 'land' : 'marine'][kind][at]
  return card && { card, macro, at }
}

export function organNote(about: About): Note {
  const { id, words } = about
  const part = partOf(about, 'organs')
  const organ = part?.macro.organs[part.at]
  const lines = part ? told(part.card.abilities, words) : []
  if (organ) lines.unshift(words.text(organ.filled ? 'ge.note.organ' : 'ge.note.organ-empty', { colour: `@colour.${organ.colour}` }))
  if (organ?.waiting) lines.push(words.text('ge.waiting'))
  return { title: words.text(`organ.${id}`), lines, rule: 'H5' }
}

export function circleNote(about: About): Note {
  const { id, words } = about
  const part = partOf(about, 'circles')
  const lines = part ? told(part.card.abilities, words) : []
  if (part) lines.unshift(words.text('ge.note.circle', { colour: colourWord(part.card.colour) }))
  return { title: words.text(`circle.${id}`), lines, rule: 'H3' }
}

export function macroNote({ id, words, settings }: About): Note {
  const { marine, land } = macroCard(cardsFor(settings), id)
  const systems = (face: typeof marine): string =>
    COLOUR_IDS.flatMap((colour, i) =>
      (face.systems[i] as number) > 0 ? [`${words.text(`colour.${colour}`)} ${face.systems[i]}`] : [],
    ).join(', ')
  return {
    title: words.text(`marine.${id}`),
    lines: [
      words.text('ge.note.needs', { systems: systems(marine) }),
      words.text('ge.note.organs', { organs: marine.organs.map((organ) => `@organ.${organ.id}`) }),
      words.text('ge.note.ashore', { land: `@land.${id}`, systems: systems(land) }),
    ],
    rule: 'H3',
  }
}
