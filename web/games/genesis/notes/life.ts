import type { ColourId } from '@deeptime/genesis/components/ids.ts'
import type { GenesisView, OrganismView } from '@deeptime/genesis/view'
import type { Asked } from '../../../board/notes.ts'
import type { Note } from '../../../table/board.ts'
import { cardsFor, parasiteFace } from '../cards.ts'
import { forecastCancer, forecastLife, percent } from '../forecasts.ts'
import { ICONS } from '../icons.ts'
import { nameOf, organismByRef } from '../names.ts'

type About = Asked<GenesisView>

/** Shields with their parts, the next roll, whose pool pays. */
function lifeLines(organism: OrganismView, { words }: About): string[] {
  const { chromosomes, thermalShield, oxygenShield, macro, tableau, controller } = organism
  const lines = [
    words.text('ge.note.owner', { colour: `@colour.${controller.colour}`, pool: `@colour.${tableau}` }),
    words.text('ge.note.heat', { shield: thermalShield, red: chromosomes.red, icons: thermalShield - chromosomes.red }),
    words.text('ge.note.oxygen', { shield: oxygenShield, green: chromosomes.green, more: oxygenShield - chromosomes.green }),
  ]
  if (macro) {
    lines.push(words.text('ge.note.cancer', { unharmed: percent(forecastCancer(organism, false).unharmed) }))
    lines.push(words.text('ge.note.speed', { speed: macro.speed }))
    const gap = macro.organs.filter((organ) => !organ.filled).length
    if (!macro.land) lines.push(words.text('ge.note.landfall', { gap }))
    return lines
  }
  const forecast = forecastLife(organism)
  lines.push(
    words.text('ge.chances', {
      dice: forecast.dice,
      face: organism.errorFace,
      unharmed: percent(forecast.unharmed),
      one: percent(forecast.one),
      more: percent(forecast.more),
    }),
    words.text('ge.note.sum', { shield: organism.errorShield, yellow: chromosomes.yellow }),
    words.text('ge.note.makes', { count: forecast.catalysts.toFixed(1), colour: `@colour.${organism.colour}` }),
  )
  return lines
}

export function organismNote(about: About): Note | undefined {
  const organism = organismByRef(about.game, about.ref)
  if (!organism) return undefined
  return { title: nameOf(organism, about.words), lines: lifeLines(organism, about), rule: organism.macro ? 'H3' : 'G', icon: ICONS.dna }
}

/** A parasite where it sits, or a face of a card that is still free. */
export function parasiteNote(about: About): Note {
  const { id, ref, game, words, settings } = about
  const organism = organismByRef(game, ref)
  const face = parasiteFace(cardsFor(settings), id)
  const slots = words.text('ge.note.slots', {
    colours: face?.diseaseSlots.map((colour) => `@colour.${['red', 'yellow', 'green', 'blue'][colour]}`) ?? [],
  })
  const lines = organism ? [slots, ...lifeLines(organism, about)] : [slots, words.text('ge.note.free-parasite')]
  if (face?.pollution) lines.push(words.text('ge.ability.pollution'))
  return { title: words.text(`parasite.${id}`), lines, rule: 'E3', icon: ICONS.virus }
}

const split = (id: string): readonly [string, string] => {
  const [first = '', second = ''] = id.split('/')
  return [first, second]
}

export function chromosomeNote({ id, ref, words }: About): Note {
  const [, colour] = split(id)
  return {
    title: `${words.text(ref.startsWith('loose:') ? 'about.loose' : 'about.chromosome')} · ${words.text(`colour.${colour}`)}`,
    lines: [words.text(`ge.property.${colour as ColourId}`)],
    rule: 'F3',
  }
}

export const diseaseNote = ({ words }: About): Note => ({
  title: words.text('about.disease'),
  lines: [words.text('ge.note.disease')],
  rule: 'Disease',
})

export function discNote({ id, words }: About): Note {
  const [, colour] = split(id)
  return {
    title: words.text('about.disc'),
    lines: [words.text(colour === 'green' ? 'ge.note.vitamin' : 'ge.note.antioxidant')],
    rule: 'E5',
  }
}

export const trophicNote = ({ words }: About): Note => ({
  title: words.text('about.trophic'),
  lines: [words.text('ge.note.trophic')],
  rule: 'H3',
})

export function biontNote({ id, game, words }: About): Note {
  const [colour, place] = split(id)
  const player = game.players.find((p) => p.colour === colour)
  const lines = [words.text(place === 'pool' ? 'ge.note.biont-free' : 'ge.note.biont')]
  if (player) lines.push(words.text('ge.note.entropy', { limit: player.entropyLimit }))
  return { title: `${words.text('about.biont')} · ${words.text(`colour.${colour}`)}`, lines, rule: 'E1' }
}

export function catalystNote({ id, game, words }: About): Note {
  const [owner, colour] = split(id)
  const player = game.players.find((p) => p.colour === owner)
  return {
    title: `${words.text('about.catalyst')} · ${words.text(`colour.${colour}`)}`,
    lines: [words.text('ge.note.catalyst', { count: player?.pool[colour as ColourId] ?? 0, limit: game.poolLimit })],
    rule: 'B3',
  }
}

export function playerNote({ id, game, words }: About): Note | undefined {
  const player = game.players.find((p) => p.colour === id)
  if (!player) return undefined
  return {
    title: words.text(`colour.${id}`),
    lines: [
      words.text('ge.note.entropy', { limit: player.entropyLimit }),
      words.text('ge.libertinage', { count: player.libertinage, left: player.transfers }),
      words.text('ge.note.trophies', { count: player.trophies.length }),
    ],
    rule: 'B1',
  }
}
