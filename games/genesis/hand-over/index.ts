import type { Flaw } from '@deeptime/engine'
import { COLOUR_IDS, type ColourId } from '../components/ids.ts'
import { TROPHIC_LEVELS } from '../components/tracks.ts'
import { genesis } from '../game.ts'
import { organismAt, organisms, organsOn, playersIn } from '../organisms.ts'
import { held } from '../pools.ts'
import { macroFace, macroId } from '../refs.ts'
import { commonVictory, dominanceShare, scoreOf, soloVictory } from '../score.ts'
import { actorOf, colourOfBiont, type GenesisState, isNpc, NONE, type Risen } from '../state.ts'
import type { HandOverFlaw } from './keys.ts'
import type { HandOver, MacroLegacy, PlayerLegacy } from './types.ts'

/** K: what a finished game hands over to the next one, as plain data that a schema describes. */

export { endosymbioses, genesFor, pickingOrder } from './megafauna-1.ts'
export { handOverProblem } from './rules.ts'
export type { HandOver, MacroLegacy, PlayerLegacy } from './types.ts'

export type HandedOver = { readonly ok: true; readonly file: HandOver } | { readonly ok: false; readonly problem: Flaw }

const byColour = (count: (colour: number) => number): Readonly<Record<ColourId, number>> =>
  Object.fromEntries(COLOUR_IDS.map((id, colour) => [id, count(colour)])) as Record<ColourId, number>

const colourId = (colour: number): ColourId => COLOUR_IDS[colour] as ColourId

function biontLegacy(s: GenesisState, biont: number, role: 'trophic' | 'endosymbiont'): MacroLegacy['bionts'][number] {
  const colour = colourId(colourOfBiont(biont))
  return isNpc(actorOf(s, biont)) ? { colour, role } : { colour, role, player: colour }
}

function macroLegacy(s: GenesisState, o: number, macro: Risen): MacroLegacy {
  const face = macroFace(s, macro.card, macro.land)
  const owner = organismAt(s, o).controller
  const inside = macro.circles.filter((biont) => biont !== NONE)
  const own = [macro.trophic, ...inside].filter((biont) => actorOf(s, biont) === owner).length
  return {
    id: macroId(s, macro.card),
    face: macro.land ? 'terrestrial' : 'marine',
    organs: byColour((colour) => face.organs.filter((organ, slot) => organ.colour === colour && macro.organs[slot] !== NONE).length),
    level: TROPHIC_LEVELS[macro.level] ?? null,
    bionts: [biontLegacy(s, macro.trophic, 'trophic'), ...inside.map((biont) => biontLegacy(s, biont, 'endosymbiont'))],
    score: organsOn(macro) + face.total + dominanceShare(s, o) + own,
  }
}

function playerLegacy(s: GenesisState, player: number): PlayerLegacy {
  const own = organisms(s).filter((o) => organismAt(s, o).controller === player)
  const { total, parts } = scoreOf(s, player)
  const macros = own.flatMap((o) => {
    const { macro } = organismAt(s, o)
    return macro ? [macroLegacy(s, o, macro)] : []
  })
  return {
    colour: colourId(player),
    seat: s.seatOf[player] as number,
    vp: total,
    parts: parts.map(({ label, value }) => ({ label, value })),
    catalysts: byColour((colour) => held(s, player, colour)),
    alive: own.length > 0,
    macros: macros.sort((a, b) => b.score - a.score),
  }
}

const PLANTS: readonly string[] = ['macro-seaweed', 'macro-dickinsonia']

/** Whether a player lives in a plant or a fungus. */
const livesInPlant = (s: GenesisState): boolean =>
  organisms(s).some((o) => {
    const { macro } = organismAt(s, o)
    return macro !== null && PLANTS.includes(macroId(s, macro.card)) && playersIn(s, o).length > 0
  })

/** Refused before the game has ended. */
export function handOver(s: GenesisState): HandedOver {
  if (!s.over || s.ending === null) return { ok: false, problem: { key: 'hand-over.unfinished' satisfies HandOverFlaw } }
  const { mode } = s.variants
  const players = s.players.toSorted((a, b) => (s.seatOf[a] as number) - (s.seatOf[b] as number))
  const file: HandOver = {
    format: 1,
    game: 'genesis',
    rules: genesis.version,
    mode,
    end: s.ending,
    turns: s.turn,
    players: players.map((player) => playerLegacy(s, player)),
    ...(mode === 'solitaire' && {
      solitaire: { marine: soloVictory(s, false), terrestrial: soloVictory(s, true), plant: livesInPlant(s) },
    }),
    ...(mode === 'cooperative' && { cooperative: { won: commonVictory(s) } }),
  }
  return { ok: true, file }
}
