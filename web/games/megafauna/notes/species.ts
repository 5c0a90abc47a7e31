import { EMOTIONS, type MegafaunaView, ORGANS } from '@deeptime/megafauna'
import type { Asked } from '../../../board/notes.ts'
import type { Note } from '../../../table/board.ts'
import { formArt } from '../art.ts'
import { playerOf, readSpecies, speciesOf } from '../components.ts'
import { ICONS } from '../icons.ts'

type On = Asked<MegafaunaView>

/** A species: its body, what it may spend, what a mutagen would do to it now. */
export function speciesNote({ id, game, words }: On): Note | undefined {
  const { colour, form } = readSpecies(id)
  const title = words.text(`species.${id}`)
  const icon = ICONS[formArt(colour, form)]
  const species = speciesOf(game, id)
  if (!species) return { title, lines: [words.text('mf.note.unused')], rule: 'E3', icon }
  const organs = ORGANS.flatMap((organ, i) =>
    species.organs[i]
      ? [words.text('mf.note.organs', { count: species.organs[i] as number, organ: `@organ.${organ}`, system: `@system.${organ}` })]
      : [],
  )
  const emotions = EMOTIONS.flatMap((emotion, i) => (species.emotions[i] ? [`@emotion.${emotion}`] : []))
  const over = species.heart === null ? 0 : species.organTotal - species.heart
  return {
    title,
    lines: [
      words.text('mf.note.body', { size: species.size, organs: species.organTotal, dispersal: species.dispersal }),
      ...(organs.length > 0 ? [organs.join(', ')] : []),
      words.text('mf.note.creeples', { living: species.living, newborn: species.newborn, unborn: species.unborn }),
      words.text('mf.note.budget', { budget: species.budget }),
      ...(emotions.length > 0 ? [words.text('mf.note.emotions', { emotions })] : []),
      ...(species.heart === null
        ? []
        : [over > 0 ? words.text('mf.note.mutagen', { over }) : words.text('mf.note.safe', { heart: species.heart })]),
      ...(species.endotherm ? [words.text('mf.note.endotherm')] : []),
    ],
    rule: 'E1a',
    icon,
  }
}

/** A player: the score so far, part by part. */
export function playerNote({ id, game, words }: On): Note | undefined {
  const player = playerOf(game, id)
  if (!player) return undefined
  const parts = Object.entries(player.parts).filter(([, value]) => value > 0)
  return {
    title: words.text(`colour.${id}`),
    lines: [
      words.text(`phylum.${id}`),
      words.text('mf.note.player', { points: player.points, population: player.population, actions: player.actions }),
      ...parts.map(([part, value]) => words.text('mf.note.part', { part: `@score.${part}`, value })),
      ...(player.lazarus ? [words.text('mf.lazarus')] : []),
    ],
    rule: 'A7',
  }
}
