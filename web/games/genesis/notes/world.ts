import type { ColourId, EnvironmentId, EonId } from '@deeptime/genesis/components/ids.ts'
import type { GenesisView } from '@deeptime/genesis/view'
import type { Asked } from '../../../board/notes.ts'
import type { Note } from '../../../table/board.ts'
import { cardsFor, eventCard, refugiumCard } from '../cards.ts'
import { climateRun } from '../climate.ts'
import { forecastPool, percent, total } from '../forecasts.ts'
import { ICONS } from '../icons.ts'
import { nextEvents } from '../World.tsx'

type About = Asked<GenesisView>

const one = (value: number): string => value.toFixed(1)

/** The colour that is asked, or the lone one in a place. */
const askedColour = ({ ask }: About): ColourId | undefined => {
  const colour = ask?.params?.colour
  return typeof colour === 'string' ? (colour.replace('@colour.', '') as ColourId) : undefined
}

/** What its roll would bring: as it is, or with one biont more of who is asked where to put one. */
export function refugiumNote(about: About): Note | undefined {
  const { id, ref, game, words, settings, ask } = about
  const refugium = game.rows.flatMap((row) => row.refugia).find((r) => r.ref === ref)
  if (!refugium) return undefined
  const cards = cardsFor(settings)
  const card = refugiumCard(cards, id)
  const mover = ask?.kind === 'assign.biont' || ask?.kind === 'assign' ? askedColour(about) : undefined
  const colour = mover ?? refugium.progenote
  const more = mover && ask?.kind === 'assign.biont' ? 1 : 0
  const lines: string[] = []
  if (colour && refugium.bionts.length + more > 0) {
    const forecast = forecastPool(game, refugium, colour, cards, more)
    lines.push(
      words.text(more > 0 ? 'ge.note.if-you-go' : 'ge.note.next-roll', {
        dice: forecast.dice,
        cubes: total(refugium.organised),
        bionts: refugium.bionts.length + more,
      }),
      words.text('ge.note.double', { chance: percent(forecast.takenWithReroll) }),
    )
    if (forecast.takenWithReroll > forecast.taken) lines.push(words.text('ge.note.first-roll', { chance: percent(forecast.taken) }))
    lines.push(words.text('ge.note.rise-fall', { rise: one(forecast.rise), fall: one(forecast.fall) }))
  }
  if (refugium.progenote && new Set(refugium.bionts.map((b) => b.colour)).size > 1) {
    lines.push(words.text('ge.note.progenote', { colour: `@colour.${refugium.progenote}` }))
  }
  if (card.strikeImmune) lines.push(words.text('ge.pool.immune'))
  if (card.fee > 0) lines.push(words.text('ge.pool.fee'))
  lines.push(words.text('ge.note.becomes', { bacterium: `@bacterium.${card.bacterium}` }))
  return { title: words.text(`refugium.${id}`), lines, rule: 'F3', icon: ICONS.dice }
}

export function rowNote({ id, game, words }: About): Note | undefined {
  const row = game.rows.find(({ environment }) => environment === (id as EnvironmentId))
  if (!row) return undefined
  const here = game.organisms.filter((organism) => organism.row === row.environment)
  return {
    title: words.text(`environment.${id}`),
    lines: [
      words.text(row.active ? 'ge.note.row-open' : 'ge.note.row-asleep'),
      words.text('ge.note.row-placards', { count: row.placards }),
      words.text('ge.note.row-lives', { count: here.length }),
    ],
    rule: 'D2',
  }
}

export function eventNote({ id, words, settings }: About): Note {
  const card = eventCard(cardsFor(settings), id)
  const lines = [...new Set(card.icons)].map((icon) => words.text(`icon.${icon}`))
  if (card.aftershock) lines.unshift(words.text('ge.note.aftershock'))
  if (card.special) lines.push(words.text(`ge.special.${card.special}`))
  if (card.climate.length > 0) lines.push(words.text('ge.note.climate', { climate: card.climate.map((icon) => `@climate.${icon}`) }))
  return { title: words.text(`event.${id}`), lines, rule: 'D1', icon: ICONS.meteor }
}

export function climateNote({ game, words }: About): Note {
  const { run, needed, icon } = climateRun(game)
  const lines = [words.text('ge.climate.run', { run, needed })]
  if (game.waterworld) lines.push(words.text('ge.note.waterworld'))
  if (game.ozone) lines.push(words.text('ge.note.ozone'))
  return { title: words.text(`ge.climate.${icon}`), lines, rule: 'D10', icon: icon === 'sun' ? ICONS.sun : ICONS.snow }
}

export function eonNote({ id, game, words, settings }: About): Note | undefined {
  const next = nextEvents(game, cardsFor(settings))
  if (!next) return undefined
  const { bring, worstX, worstO2, cards } = next.forecast
  const kinds = ['strike', 'extremophile', 'oxygen', 'uv', 'cancer', 'drought', 'aftershock', 'sun', 'snow'] as const
  return {
    title: words.text(`eon.${id as EonId}`),
    lines: [
      words.text('ge.weather', { cards }),
      ...kinds.filter((kind) => bring[kind] > 0).map((kind) => `${words.text(`ge.brings.${kind}`)}: ${bring[kind]}`),
      words.text('ge.note.worst', { x: worstX, oxygen: worstO2 }),
    ],
    rule: 'D',
  }
}

export const chainNote = ({ id, words }: About): Note => ({
  title: words.text('ge.chains'),
  lines: [words.text('ge.note.chain', { ecosystem: `@ecosystem.${id}` })],
  rule: 'H6',
})

export const dieNote = ({ id, game, words }: About): Note => ({
  title: words.text('about.die'),
  lines: [words.text('ge.note.die', { face: game.roll?.dice[Number(id)] ?? 0 })],
  rule: game.roll?.cause === 'autocatalytic' ? 'F' : game.roll?.cause === 'cancer' ? 'D8' : 'G',
})
