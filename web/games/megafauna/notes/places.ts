import { BIOMES, type Level, type MegafaunaView, type PlaceView, type ProspectView, type RungView } from '@deeptime/megafauna'
import type { Words } from '@deeptime/words'
import type { Asked } from '../../../board/notes.ts'
import type { Note } from '../../../table/board.ts'
import { BIOME_ART, formArt } from '../art.ts'
import { placeOf, prospectAt, readSpecies, speciesOf } from '../components.ts'
import { ICONS } from '../icons.ts'
import { humidityOf, windOf } from '../Planet.tsx'
import { readCreeple, readSpace } from '../refs.ts'
import { omens } from './omens.ts'

type On = Asked<MegafaunaView>

const iconOf = (place: PlaceView): string => ICONS[BIOME_ART[place.biome] ?? 'grass']

/** A hex or a tab: its biome and why, its row, and who lives there. */
export function placeNote({ id, game, ask, words }: On): Note | undefined {
  const place = placeOf(game, id)
  if (!place) return undefined
  return {
    title: words.text(`place.${id}`),
    lines: [...omens(game, place, ask, words), ...ground(place, game, words), ...dwellers(place, words)],
    rule: ruleOf(place),
    icon: iconOf(place),
  }
}

const ruleOf = (place: PlaceView): string => (place.tab ? 'D10g' : place.disc === 'none' ? 'F3c' : 'F3')

function ground(place: PlaceView, game: MegafaunaView, words: Words): readonly string[] {
  if (place.tab) return [words.text(place.open ? `mf.note.tab.${place.disc}` : 'mf.note.tab.closed')]
  const lines = [
    words.text(place.disc === 'none' ? 'mf.note.biome' : 'mf.note.disc', {
      biome: `@mf.biome.${place.biome}`,
      disc: `@disc.${place.disc === 'none' ? 'green' : place.disc}`,
    }),
  ]
  const data = BIOMES.find(({ biome }) => biome === place.biome)
  if (data?.roadrunner) lines.push(words.text('mf.note.roadrunner', { organ: `@organ.${data.roadrunner}` }))
  if (game.air) {
    const humidity = humidityOf(game, place.row)
    const wind = windOf(game, place.row)
    lines.push(
      words.text('mf.note.row', {
        row: place.row,
        humidity: `@humidity.${humidity}`,
        wind: wind > 0 ? 'east' : wind < 0 ? 'west' : 'none',
      }),
    )
  }
  return lines
}

const nameOf = (species: string, words: Words): string => words.text(`species.${species}`)

function dwellers(place: PlaceView, words: Words): readonly string[] {
  return [
    ...place.upright.map(({ species, level }) => words.text(`mf.note.${level}`, { species: nameOf(species, words) })),
    ...place.lying.map(({ species }) => words.text('mf.note.lies', { species: nameOf(species, words) })),
  ]
}

/** A level of a place; for a newborn, what would come of going there, rung by rung. */
export function spaceNote(asked: On): Note | undefined {
  const { id, game, ask, words } = asked
  const { place: name, level } = readSpace(id)
  const place = placeOf(game, name)
  if (!place) return undefined
  const mover = ask?.kind === 'disperse.to' ? String(ask.params?.species ?? '').replace('@species.', '') : undefined
  const prospect = prospectAt(game, mover, id)
  const title = words.text('mf.space', { place: `@place.${name}`, level: `@level.${level}` })
  const lines = prospect && mover ? forecast(prospect, mover, level, game, words) : []
  return {
    title,
    lines: [...lines, ...ground(place, game, words), ...(prospect ? [] : dwellers(place, words))],
    rule: ladderRule(level),
    icon: iconOf(place),
  }
}

const ladderRule = (level: Level): string => (level === 'carnivore' ? 'H2' : 'G2')

function forecast(prospect: ProspectView, mover: string, level: Level, game: MegafaunaView, words: Words): readonly string[] {
  const points = speciesOf(game, mover)?.dispersal ?? prospect.cost
  const lines = [words.text('mf.forecast.cost', { cost: prospect.cost, points })]
  const resident = prospect.resident && nameOf(prospect.resident, words)
  lines.push(words.text(`mf.forecast.${prospect.verdict}`, { resident: resident ?? '', level: `@level.${level}` }))
  for (const rung of prospect.ladder) lines.push(rungLine(rung, words))
  if (prospect.starves) {
    const own = readSpecies(prospect.starves).colour === readSpecies(mover).colour
    lines.push(words.text(own ? 'mf.forecast.starvesOwn' : 'mf.forecast.starves', { species: nameOf(prospect.starves, words) }))
  }
  return lines
}

/** One rung of the ladder: what both have, and whether it decides. */
function rungLine({ rung, rule, newcomer, resident, wins, organ }: RungView, words: Words): string {
  const verdict = wins > 0 ? 'win' : wins < 0 ? 'lose' : 'level'
  return words.text('mf.rung', {
    rung: `@mf.rung.${rung}`,
    organ: organ === null ? '' : `@organ.${organ}`,
    newcomer,
    resident,
    verdict: `@mf.rung.${verdict}`,
    rule,
  })
}

/** One creeple: its species, where it lives, and what becomes of it if it is endangered. */
export function creepleNote({ id, game, words }: On): Note | undefined {
  const { species: name, place, level, lies } = readCreeple(id)
  const species = speciesOf(game, name)
  const { colour, form } = readSpecies(name)
  if (!species) return undefined
  const lines = [
    words.text('mf.note.creeple', { place: `@place.${place}`, level: `@level.${level}` }),
    ...(lies ? [words.text(species.endotherm ? 'mf.note.endangered.warm' : 'mf.note.endangered')] : []),
    words.text('mf.note.body', { size: species.size, organs: species.organTotal, dispersal: species.dispersal }),
    ...(species.venom ? [words.text('mf.note.venom')] : []),
    words.text(form === 'archetype' ? 'mf.note.eats.archetype' : 'mf.note.eats', { form: `@form.${form}` }),
  ]
  return {
    title: words.text(`species.${name}`),
    lines,
    rule: lies ? 'endangered' : level === 'carnivore' ? 'H1' : 'G1',
    icon: ICONS[formArt(colour, form)],
  }
}
