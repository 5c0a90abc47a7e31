import { answerById, type Game, type LogEntry, openingPosition, Runner, type Step, seedRng, type Table } from '@deeptime/engine'
import { settingsOf } from '@deeptime/testing'
import { expect } from 'vitest'
import { emptyOrganism } from '../attach.ts'
import { audit } from '../audit.ts'
import { moveBiont } from '../bionts.ts'
import { COLOUR_IDS, type ColourId, ENVIRONMENT_IDS, type EnvironmentId } from '../components/ids.ts'
import { genesis } from '../game.ts'
import { orderFrom } from '../order.ts'
import { organismAt } from '../organisms.ts'
import { cardsIn, macroFace, organismId } from '../refs.ts'
import { refugiumCard } from '../refugia.ts'
import { scoreOf } from '../score.ts'
import {
  ABSENT,
  BIONTS_EACH,
  diseaseFrom,
  firstBiont,
  type GenesisState,
  HERE,
  type Held,
  NONE,
  ORGAN_CUBE,
  type Organism,
  PLACARD_COUNT,
  POOL,
  type Risen,
  STOLEN,
} from '../state.ts'
import type { GenesisView } from '../view.ts'

/** Counts by the first letters of their colours: `rry` is two red and one yellow. */
export type Letters = string
export type Player = ColourId
const LETTERS = 'rygb'
export const colour = (id: Player): number => COLOUR_IDS.indexOf(id)
const counts = (letters: Letters): number[] => [...LETTERS].map((letter) => [...letters].filter((l) => l === letter).length)

export interface HeldPlan {
  /** `mutation-07`'s number. */
  readonly card: number
  readonly promoted?: boolean
  /** Which cubes lie on a parasite. */
  readonly stolen?: 'base' | 'plus' | 'both'
  /** Turns since it was bought and promoted; 1 for long ago. */
  readonly age?: number
}

export interface SceneOptions {
  readonly players?: readonly Player[]
  readonly mode?: string
}

/** A position built piece by piece, and the people around it; it is audited before it is played and whenever a test asks. */
export const scene = (options?: SceneOptions): Scene => new Scene(options)

export class Scene {
  readonly state: GenesisState
  readonly log: LogEntry[] = []
  #runner: Runner<GenesisState> | undefined
  readonly #dice: number[] = []
  readonly #lots: number[] = []

  constructor({ players = ['red', 'blue'], mode = players.length === 1 ? 'solitaire' : 'standard' }: SceneOptions = {}) {
    const colours = [...players]
    const settings = { ...settingsOf(genesis, [mode, players.length === 2 && mode === 'solitaire' ? 1 : players.length]), colours }
    const seats = mode.startsWith('solitaire') ? 1 : players.length
    const runner = new Runner(genesis, openingPosition(genesis, seats, settings, 'scene'))
    this.state = runner.state
    this.#clear()
  }

  /** The Earth of turn 5, with nothing on it: no refugia, no row active, order as the players are named, empty pools. */
  #clear(): void {
    const s = this.state
    for (const placards of s.placards) {
      for (const placard of placards.splice(0)) {
        ;(s.placardDeck[refugiumCard(s, placard).row] as number[]).unshift(placard)
        s.disorganised.fill(0, placard * 4, placard * 4 + 4)
      }
    }
    s.pool.fill(0)
    s.active.fill(false)
    s.climate = []
    s.turn = 5
    s.first = s.ring[0] as number
    s.order = orderFrom(s, s.first)
    s.seen.fill(true)
    s.ending = null
  }

  // Building

  active(...rows: readonly EnvironmentId[]): this {
    ENVIRONMENT_IDS.forEach((id, row) => {
      this.state.active[row] = rows.includes(id)
    })
    return this
  }

  placard(id: string): number {
    return cardsIn(this.state).refugia.findIndex((card) => card.id === `refugium-${id}`)
  }

  #takePlacard(id: string): number {
    const s = this.state
    const placard = this.placard(id)
    if (placard < 0) throw new Error(`There is no placard ${id}`)
    for (const list of [...s.placardDeck, ...s.placardsOut]) {
      const at = list.indexOf(placard)
      if (at >= 0) list.splice(at, 1)
    }
    return placard
  }

  refugium(
    id: string,
    { organised = '', disorganised = '', enzymes = '' }: Partial<Record<'organised' | 'disorganised' | 'enzymes', Letters>> = {},
  ): this {
    const s = this.state
    const placard = this.#takePlacard(id)
    ;(s.placards[refugiumCard(s, placard).row] as number[]).push(placard)
    counts(organised).forEach((n, c) => {
      s.organised[placard * 4 + c] = n
    })
    counts(disorganised).forEach((n, c) => {
      s.disorganised[placard * 4 + c] = n
    })
    s.enzymes[placard] = [...enzymes].map((letter) => LETTERS.indexOf(letter))
    return this
  }

  /** Bionts of a player from home to a placard or a parasite card. */
  bionts(player: Player, place: number, n = 1): this {
    const s = this.state
    const first = firstBiont(colour(player))
    for (let left = n; left > 0; left--) {
      const biont = [0, 1, 2].map((i) => first + i).find((b) => s.biontAt[b] === POOL && b < first + BIONTS_EACH)
      if (biont === undefined) throw new Error(`${player} has no biont at home`)
      moveBiont(s, biont, place)
    }
    return this
  }

  on(id: string, player: Player, n = 1): this {
    return this.bionts(player, this.placard(id), n)
  }

  bacterium(id: string, owner: Player, cubes: Letters = '', { bionts = 1, discs = '' } = {}): number {
    const placard = this.#takePlacard(id)
    const organism = emptyOrganism(colour(owner))
    organism.cubes = counts(cubes)
    organism.discs = counts(discs)
    this.state.organisms[placard] = organism
    this.bionts(owner, placard, bionts)
    return placard
  }

  mutation(o: number, { card, promoted = false, stolen, age = 1 }: HeldPlan): Held {
    const s = this.state
    const at = cardsIn(s).mutations.findIndex(({ number }) => number === card)
    for (const pile of s.piles) if (pile.includes(at)) pile.splice(pile.indexOf(at), 1)
    const base = stolen === 'base' || stolen === 'both' ? STOLEN : HERE
    const plus = !promoted ? ABSENT : stolen === 'plus' || stolen === 'both' ? STOLEN : HERE
    const held: Held = { card: at, promoted, base, plus, boughtAt: s.turn - age, promotedAt: promoted ? s.turn - age : 0 }
    organismAt(s, o).mutations.push(held)
    return held
  }

  /** A parasite on a host; `disease` names what its slots hold: a mutation's number with + for its plus cube, or `organ`. */
  parasite(owner: Player, faceId: string, host: number, disease: readonly (string | null)[] = [], bionts = 1): number {
    const s = this.state
    const parasite = PLACARD_COUNT + colour(owner)
    const face = cardsIn(s).parasites[colour(owner)]?.faces.findIndex(({ id }) => id === faceId) as number
    if (face < 0) throw new Error(`${owner} has no ${faceId}`)
    const numberOf = (name: string): number => {
      if (name === 'organ') return ORGAN_CUBE
      const card = cardsIn(s).mutations.findIndex(({ number }) => number === Number.parseInt(name, 10))
      return diseaseFrom(card, name.endsWith('+'))
    }
    const slots = [0, 1].map((i) => (disease[i] ? numberOf(disease[i] as string) : NONE))
    s.organisms[parasite] = { ...emptyOrganism(colour(owner)), face, host, disease: slots, row: 0 }
    organismAt(s, host).parasite = parasite
    return this.bionts(owner, parasite, bionts) && parasite
  }

  /** A macro-organism on a placard; organs by slot, circles by player. */
  macro(
    id: string,
    owner: Player,
    card: string,
    { organs = [], circles = [], land = false, level = 0, discs = '', age = 1 }: Partial<MacroPlan> = {},
  ): number {
    const s = this.state
    const o = this.bacterium(id, owner, '', { discs })
    const at = cardsIn(s).macros.findIndex((macro) => macro.id === `macro-${card}`)
    if (at < 0) throw new Error(`There is no ${card}`)
    s.forSale[at] = false
    const macro: Risen = {
      card: at,
      land,
      organs: macroFace(s, at, land).organs.map((_, slot) => (organs.includes(slot) ? s.turn - age : NONE)),
      circles: [NONE, NONE, NONE, NONE],
      circleSince: [NONE, NONE, NONE, NONE],
      trophic: s.biontAt.indexOf(o),
      level,
    }
    organismAt(s, o).macro = macro
    for (const player of circles) {
      const c = colour(player)
      const biont = [0, 1, 2].map((i) => firstBiont(c) + i).find((b) => s.biontAt[b] === POOL) as number
      s.biontAt[biont] = o
      macro.circles[c] = biont
      macro.circleSince[c] = s.turn - age
    }
    return o
  }

  pool(player: Player, letters: Letters): this {
    counts(letters).forEach((n, c) => {
      this.state.pool[colour(player) * 4 + c] = n
    })
    return this
  }

  /** The cards of a pile from the top down; they come from wherever they lie. */
  pile(row: EnvironmentId, ...numbers: readonly number[]): this {
    const s = this.state
    const cards = numbers.map((number) => cardsIn(s).mutations.findIndex((card) => card.number === number))
    for (const pile of s.piles) for (const card of cards) if (pile.includes(card)) pile.splice(pile.indexOf(card), 1)
    const at = ENVIRONMENT_IDS.indexOf(row)
    s.piles[at] = [...(s.piles[at] as number[]), ...cards.reverse()]
    return this
  }

  /** The next events, first to last. */
  events(...numbers: readonly number[]): this {
    const s = this.state
    const cards = numbers.map((number) => cardsIn(s).events.findIndex((event) => event.number === number))
    s.eventsPast.push(...s.eventsNow.splice(0))
    for (const list of [s.eventDeck, s.eventsPast, s.eventsOut]) {
      for (const card of cards) if (list.includes(card)) list.splice(list.indexOf(card), 1)
    }
    s.eventDeck.push(...cards.reverse())
    return this
  }

  phase(n: number): this {
    this.state.phase = n
    return this
  }

  // Playing

  /** Goes on from these steps, up to the end of phase 2 or of the game. */
  run(...steps: readonly Step[]): this {
    return this.#start({ autocatalysis: (): void => undefined }, steps)
  }

  /** Goes on from these steps, up to the end of the turn. */
  runTurn(...steps: readonly Step[]): this {
    return this.#start({ 'turn.end': (): void => undefined }, steps)
  }

  /** Runs a script of the rules as a step of its own; no other organism rolls after it. */
  play(script: (t: Table<GenesisState>) => unknown): this {
    return this.#start({ play: script as never, 'darwin.turn': (): void => undefined }, [{ step: 'play' }])
  }

  /** What the next dice show, and the next lots bring; after them chance goes on by itself. */
  dice(...faces: readonly number[]): this {
    this.#dice.push(...faces.map((face) => face - 1))
    return this
  }

  lots(...drawn: readonly number[]): this {
    this.#lots.push(...drawn)
    return this
  }

  #start(replaced: Game<GenesisState, GenesisView>['steps'], steps: readonly Step[]): this {
    this.expectSound()
    const chronicle = { write: (entry: Omit<LogEntry, 'at'>) => void this.log.push({ ...entry, at: 0 }) }
    const fate = (t: Table<GenesisState>): void => {
      t.fate = { outcome: (drawn, of) => (of === 6 ? this.#dice.shift() : this.#lots.shift()) ?? drawn }
    }
    const game = { ...genesis, steps: { ...genesis.steps, ...replaced, fate } }
    const agenda = [...steps.toReversed(), { step: 'fate' }]
    this.#runner = new Runner(game, { rng: seedRng('play'), agenda, state: this.state }, chronicle)
    return this
  }

  get #playing(): Runner<GenesisState> {
    if (!this.#runner) throw new Error('Nobody plays yet: call run or play')
    return this.#runner
  }

  get asked(): string | undefined {
    return this.#playing.openAsk()?.kind
  }

  get askedColour(): string | undefined {
    return this.#playing.openAsk()?.params?.colour as string | undefined
  }

  get options(): readonly string[] {
    return this.#playing.openAsk()?.options.map(({ id }) => id) ?? []
  }

  /** Answers one ask after another. */
  choose(...options: readonly string[]): this {
    for (const option of options) {
      const ask = this.#playing.openAsk()
      const offered = this.options
      if (!ask || !answerById(this.#playing, { seat: ask.seat, option })) {
        throw new Error(`${ask?.kind ?? 'nothing'} is asked and ${offered.join(' ') || 'nothing'} is offered, not ${option}`)
      }
    }
    return this
  }

  /** Answers asks of these kinds with their last option until something else is asked. */
  skip(...kinds: readonly string[]): this {
    while (this.asked && kinds.includes(this.asked)) this.choose(this.options.at(-1) as string)
    return this
  }

  expectSound(): this {
    expect(audit(this.state)).toEqual([])
    return this
  }

  expectNothingPending(): this {
    expect(this.asked).toBeUndefined()
    return this.expectSound()
  }

  // Looking

  of(o: number): Organism {
    return organismAt(this.state, o)
  }

  isAlive(o: number): boolean {
    return this.state.organisms[o] !== null
  }

  poolOf(player: Player): Letters {
    return [...LETTERS].map((letter, c) => letter.repeat(this.state.pool[colour(player) * 4 + c] as number)).join('')
  }

  cubes(o: number): Letters {
    return [...LETTERS].map((letter, c) => letter.repeat(this.of(o).cubes[c] as number)).join('')
  }

  organised(id: string): Letters {
    const placard = this.placard(id)
    return [...LETTERS].map((letter, c) => letter.repeat(this.state.organised[placard * 4 + c] as number)).join('')
  }

  disorganised(id: string): Letters {
    const placard = this.placard(id)
    return [...LETTERS].map((letter, c) => letter.repeat(this.state.disorganised[placard * 4 + c] as number)).join('')
  }

  cards(o: number): readonly number[] {
    return this.of(o).mutations.map(({ card }) => cardsIn(this.state).mutations[card]?.number as number)
  }

  home(player: Player): number {
    const first = firstBiont(colour(player))
    return [0, 1, 2].filter((i) => this.state.biontAt[first + i] === POOL).length
  }

  at(player: Player, place: number): number {
    const first = firstBiont(colour(player))
    return [0, 1, 2].filter((i) => this.state.biontAt[first + i] === place).length
  }

  trophies(player: Player): number {
    return (this.state.trophies[colour(player)] as number[]).length
  }

  points(player: Player): number {
    return scoreOf(this.state, colour(player)).total
  }

  pileOf(row: EnvironmentId): readonly number[] {
    const pile = this.state.piles[ENVIRONMENT_IDS.indexOf(row)] as number[]
    return pile.map((card) => cardsIn(this.state).mutations[card]?.number as number).reverse()
  }

  id(o: number): string {
    return organismId(this.state, o)
  }

  logged(key: string): readonly LogEntry[] {
    return this.log.filter((entry) => entry.key === key)
  }
}

export interface MacroPlan {
  readonly organs: readonly number[]
  readonly circles: readonly Player[]
  readonly land: boolean
  readonly level: number
  readonly discs: Letters
  readonly age: number
}
