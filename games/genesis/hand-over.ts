import { COLOUR_IDS, type ColourId } from './components/ids.ts'
import { TROPHIC_LEVELS, type TrophicLevel } from './components/tracks.ts'
import { organismAt, organisms, organsOn, playersIn } from './organisms.ts'
import { held } from './pools.ts'
import { macroFace, macroId } from './refs.ts'
import { commonVictory, dominanceShare, scoreOf, soloVictory } from './score.ts'
import { colourOfBiont, type Ending, type GenesisState, NONE, type Risen, type Variants } from './state.ts'

/** K: what a finished game hands over to the next one, as plain data. */

export interface MacroLegacy {
  readonly id: string
  readonly face: 'marine' | 'terrestrial'
  /** Cubes on organ slots, by colour. */
  readonly organs: Readonly<Record<ColourId, number>>
  readonly level: TrophicLevel | null
  readonly bionts: readonly { readonly colour: ColourId; readonly role: 'trophic' | 'endosymbiont' }[]
  /** Its cubes and systems, its owner's share of dominance and its owner's bionts in it. */
  readonly score: number
}

export interface PlayerLegacy {
  readonly colour: ColourId
  readonly seat: number
  readonly vp: number
  readonly catalysts: Readonly<Record<ColourId, number>>
  /** Owns any organism. */
  readonly alive: boolean
  readonly macros: readonly MacroLegacy[]
}

export interface HandOver {
  readonly format: 1
  readonly game: 'genesis'
  readonly mode: Variants['mode']
  readonly end: Ending
  readonly turns: number
  readonly players: readonly PlayerLegacy[]
  readonly solitaire?: { readonly marine: boolean; readonly terrestrial: boolean; readonly plant: boolean }
  readonly cooperative?: { readonly won: boolean }
}

const byColour = (count: (colour: number) => number): Readonly<Record<ColourId, number>> =>
  Object.fromEntries(COLOUR_IDS.map((id, colour) => [id, count(colour)])) as Record<ColourId, number>

const colourId = (biont: number): ColourId => COLOUR_IDS[colourOfBiont(biont)] as ColourId

function macroLegacy(s: GenesisState, o: number, macro: Risen): MacroLegacy {
  const face = macroFace(s, macro.card, macro.land)
  const owner = organismAt(s, o).controller
  const inside = macro.circles.filter((biont) => biont !== NONE)
  const own = 1 + inside.filter((biont) => colourOfBiont(biont) === owner).length
  return {
    id: macroId(s, macro.card),
    face: macro.land ? 'terrestrial' : 'marine',
    organs: byColour((colour) => face.organs.filter((organ, slot) => organ.colour === colour && macro.organs[slot] !== NONE).length),
    level: TROPHIC_LEVELS[macro.level] ?? null,
    bionts: [
      { colour: colourId(macro.trophic), role: 'trophic' },
      ...inside.map((biont) => ({ colour: colourId(biont), role: 'endosymbiont' as const })),
    ],
    score: organsOn(macro) + face.total + dominanceShare(s, o) + own,
  }
}

function playerLegacy(s: GenesisState, player: number): PlayerLegacy {
  const own = organisms(s).filter((o) => organismAt(s, o).controller === player)
  return {
    colour: COLOUR_IDS[player] as ColourId,
    seat: s.seatOf[player] as number,
    vp: scoreOf(s, player).total,
    catalysts: byColour((colour) => held(s, player, colour)),
    alive: own.length > 0,
    macros: own.flatMap((o) => {
      const { macro } = organismAt(s, o)
      return macro ? [macroLegacy(s, o, macro)] : []
    }),
  }
}

const PLANTS: readonly string[] = ['macro-seaweed', 'macro-dickinsonia']

/** `undefined` before the game has ended. */
export function handOver(s: GenesisState): HandOver | undefined {
  if (!s.over || s.ending === null) return undefined
  const { mode } = s.variants
  const plant = organisms(s).some((o) => {
    const { macro } = organismAt(s, o)
    return macro !== null && PLANTS.includes(macroId(s, macro.card)) && playersIn(s, o).length > 0
  })
  return {
    format: 1,
    game: 'genesis',
    mode,
    end: s.ending,
    turns: s.turn,
    players: s.players.map((player) => playerLegacy(s, player)),
    ...(mode === 'solitaire' && { solitaire: { marine: soloVictory(s, false), terrestrial: soloVictory(s, true), plant } }),
    ...(mode === 'cooperative' && { cooperative: { won: commonVictory(s) } }),
  }
}

/** K: genes by catalysts left: 5 for the most, one less for each lower number; equal ones get the same. */
export function genesFor({ players }: HandOver): readonly number[] {
  const left = players.map(({ catalysts }) => COLOUR_IDS.reduce((sum, id) => sum + catalysts[id], 0))
  const ranks = [...new Set(left)].sort((a, b) => b - a)
  return left.map((n) => MOST_GENES - ranks.indexOf(n))
}
const MOST_GENES = 5
