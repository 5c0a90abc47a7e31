import { ATMOSPHERE, CLOUDS, FIRE_FROM, type MegafaunaView, MICROBES_UP_TO, OVERCAST_FROM, OXYGEN, RAIN_FROM } from '@deeptime/megafauna'
import type { Asked } from '../../../board/notes.ts'
import type { Note } from '../../../table/board.ts'
import { ICONS } from '../icons.ts'
import { humidityOf, windOf } from '../Planet.tsx'

type On = Asked<MegafaunaView>

/** A reservoir: what its level means, and what one disc more or less would change. */
export function trackNote({ id, game, words }: On): Note | undefined {
  const { air } = game
  if (!air) return undefined
  const title = words.text(`track.${id}`)
  if (id === 'oxygen') {
    const level = OXYGEN[Math.min(air.oxygen, OXYGEN.length - 1)] as (typeof OXYGEN)[number]
    const [rich, poor] = [OXYGEN[air.oxygen - 1], OXYGEN[air.oxygen + 1]]
    return {
      title,
      lines: [
        words.text('mf.note.oxygen', { percent: level.percent, actions: level.actions, heart: level.darkHeart }),
        words.text(level.percent <= MICROBES_UP_TO ? 'mf.chip.microbes' : 'mf.chip.noMicrobes'),
        words.text(level.percent >= FIRE_FROM ? 'mf.chip.fire' : 'mf.chip.noFire'),
        ...(rich ? [words.text('mf.note.oxygen.less', { percent: rich.percent, actions: rich.actions, heart: rich.darkHeart })] : []),
        ...(poor ? [words.text('mf.note.oxygen.more', { percent: poor.percent, actions: poor.actions, heart: poor.darkHeart })] : []),
      ],
      rule: 'A2a',
      icon: ICONS.bubbles,
    }
  }
  if (id === 'clouds') {
    const level = CLOUDS[air.clouds] as (typeof CLOUDS)[number]
    return {
      title,
      lines: [
        words.text('mf.note.clouds', { discs: air.clouds, heart: level.greenHeart }),
        words.text(air.clouds >= RAIN_FROM ? 'mf.chip.rain' : 'mf.chip.noRain'),
        words.text(air.clouds >= OVERCAST_FROM ? 'mf.chip.overcast' : 'mf.chip.noOvercast'),
      ],
      rule: 'D7c',
      icon: ICONS['fluffy-cloud'],
    }
  }
  const level = ATMOSPHERE[air.atmosphere] as (typeof ATMOSPHERE)[number]
  const next = ATMOSPHERE[air.atmosphere + 1]
  return {
    title,
    lines: [
      words.text('mf.note.air', { black: air.black, white: air.white, strip: `@strip.${air.strip}`, climate: `@climate.${air.climate}` }),
      words.text('mf.note.air.green', { actions: level.greenActions }),
      ...(next
        ? [words.text('mf.note.air.more', { strip: `@strip.${next.strip}`, last: air.atmosphere + 2 === ATMOSPHERE.length ? 'yes' : 'no' })]
        : []),
    ],
    rule: 'D10h',
    icon: ICONS['thermometer-hot'],
  }
}

export function latitudeNote({ id, game, words }: On): Note {
  const row = Number(id)
  const humidity = humidityOf(game, row)
  const wind = windOf(game, row)
  return {
    title: words.text('mf.latitude', { row }),
    lines: [
      words.text('mf.note.row', { row, humidity: `@humidity.${humidity}`, wind: wind > 0 ? 'east' : wind < 0 ? 'west' : 'none' }),
      words.text(`mf.note.climax.${humidity}`),
    ],
    rule: 'D5',
    icon: ICONS[humidity === 'wet' ? 'droplets' : 'sun'],
  }
}

export function cratonNote({ id, game, words }: On): Note | undefined {
  const landmass = game.landmasses.find(({ parts }) => parts.some(({ craton }) => craton === id))
  if (!landmass) return undefined
  const others = landmass.parts.filter(({ craton }) => craton !== id).map(({ craton }) => `@craton.${craton}`)
  return {
    title: words.text(`craton.${id}`),
    lines: [
      landmass.die === id
        ? words.text('mf.note.die', { latitude: landmass.latitude })
        : words.text('mf.note.noDie', { craton: `@craton.${landmass.die}` }),
      ...(others.length > 0 ? [words.text('mf.note.continent', { cratons: others })] : []),
    ],
    rule: 'D1a',
    icon: ICONS['earth-crack'],
  }
}

export const medeaNote = ({ game, words }: On): Note => ({
  title: words.text('mf.medea'),
  lines: [...(game.medea ? [words.text('mf.note.medea.holder', { player: `@colour.${game.medea}` })] : []), words.text('mf.note.medea')],
  rule: 'E8',
  icon: ICONS.cauldron,
})
