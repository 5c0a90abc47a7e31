import type { LogEntry } from '@deeptime/engine'
import type { Death, Said } from '../../../story/teller.ts'

const SPECIES = /^@species\.(\w+)-/

/** Why a creeple fell: the line of the contest that it lost, or what took its food or its ground. */
const CAUSES: ReadonlySet<string> = new Set(['falls.habitat', 'falls.prey', 'falls.disc', 'falls.contest', 'withers'])

function causeOf(lines: readonly LogEntry[], at: number, species: unknown, place: unknown): LogEntry | undefined {
  return lines.slice(0, at).findLast(({ key, params }) => {
    if (params.place !== place) return false
    return key.startsWith('contest.') ? params.loser === species : CAUSES.has(key) && key !== 'falls.contest' && params.species === species
  })
}

const reasonOf = (cause: LogEntry | undefined): Said | undefined => cause && { key: `story.why.${cause.key}`, params: cause.params }

/** Creeples that left the map, each with what sealed its fate. */
export const MORTAL: ReadonlySet<string> = new Set(['dies', 'burial.buried', 'endotherm.buried', 'disease.kills'])

export function deaths(lines: readonly LogEntry[]): readonly Death[] {
  return lines.flatMap(({ key, params, rule }, at): Death[] => {
    const colour = SPECIES.exec(String(params.species ?? ''))?.[1]
    if (!MORTAL.has(key) || colour === undefined) return []
    const cause = causeOf(lines, at, params.species, params.place)
    const how = key === 'disease.kills' ? 'disease' : cause?.key === 'falls.prey' ? 'starved' : 'died'
    return [
      {
        actor: `@colour.${colour}`,
        title: { key: `story.death.${how}`, params },
        reason: cause?.key === 'falls.prey' ? undefined : reasonOf(cause),
        rule: cause?.rule ?? rule,
        refs: [String(params.place ?? '').replace(/^@place\./, 'place:')],
        points: -1,
      },
    ]
  })
}
