import { answerById, type LogEntry, makeRng, type Params, Runner, type Step, seedRng } from '@deeptime/engine'
import { expect } from 'vitest'
import { STEP } from '../agenda.ts'
import { audit } from '../audit.ts'
import type { CornerName } from '../components/board.ts'
import { ANIMAL_IDS, type AnimalId, ELEMENT_IDS, type ElementId } from '../components/ids.ts'
import { speciesAt } from '../earth.ts'
import { slotOf } from '../elements.ts'
import { marine } from '../game.ts'
import { cornerOf } from '../geometry.ts'
import { spaceNamed } from '../spaces.ts'
import { type DiscSection, type MarineState, SLOTS } from '../state.ts'
import { animalNumber, elementNumber, hex, type Place, Stage, type StageOptions } from './stage.ts'

export { ALL, corner, hex, tile } from './stage.ts'

/** A sound position, to be built on piece by piece. */
export const scene = (options?: StageOptions): Scene => new Scene(options).expectSound()

/** A position and the people around it; it is audited before and after it is played. */
export class Scene extends Stage {
  readonly log: LogEntry[] = []
  #runner: Runner<MarineState> | undefined

  // Playing

  /** Goes on from the turn of an animal. */
  turnOf(id: AnimalId): this {
    this.state.active = animalNumber(id)
    return this.run(STEP.turn)
  }

  /** The animal has a pawn on a space, special-only ones included, and carries out that action and nothing else. */
  act(id: AnimalId, space: string): this {
    this.state.active = animalNumber(id)
    return this.run(STEP.action({ animal: animalNumber(id), space: spaceNamed(space) }))
  }

  run(...steps: readonly Step[]): this {
    this.expectSound()
    const rng = seedRng('play')
    const chronicle = { write: (entry: Omit<LogEntry, 'at'>) => void this.log.push({ ...entry, at: 0 }) }
    this.#runner = new Runner(marine, { rng, agenda: [...steps].reverse(), state: this.state }, chronicle)
    return this
  }

  get #playing(): Runner<MarineState> {
    if (!this.#runner) throw new Error('Nobody plays yet: call turnOf, act or run')
    return this.#runner
  }

  seat(id: AnimalId): Person {
    return new Person(this.#playing, id, this.state.seatOf[animalNumber(id)] as number)
  }

  /** What the only ask that is open offers. */
  get options(): readonly string[] {
    return this.#playing.openAsk()?.options.map((o) => o.id) ?? []
  }

  get params(): Params | undefined {
    return this.#playing.openAsk()?.params
  }

  get asked(): string | undefined {
    return this.#playing.openAsk()?.kind
  }

  /** Everything on the board that the open ask is about. */
  about(): readonly string[] {
    return this.#playing.openAsk()?.options.flatMap((o) => o.about ?? []) ?? []
  }

  expectSound(): this {
    expect(audit(this.state)).toEqual([])
    return this
  }

  /** Everything has been carried out and nobody is asked anything. */
  expectNothingPending(): this {
    expect(this.asked).toBeUndefined()
    return this.expectSound()
  }

  expectTurnOf(id: AnimalId): this {
    expect({ asked: this.asked, animal: ANIMAL_IDS[this.state.active] }).toEqual({ asked: 'turn', animal: id })
    return this.expectSound()
  }

  // Looking

  on(place: Place): Partial<Record<AnimalId, number>> {
    const counts = this.state.animals.map((animal) => [ANIMAL_IDS[animal], speciesAt(this.state, hex(place), animal)] as const)
    return Object.fromEntries(counts.filter(([, n]) => n > 0))
  }

  discOn(place: Place, name: CornerName): ElementId | undefined {
    return ELEMENT_IDS[this.state.corners[cornerOf(hex(place), name)] as number]
  }

  in(section: DiscSection): readonly ElementId[] {
    return Array.from({ length: SLOTS }, (_, slot) => slotOf(this.state, section, slot)).flatMap((e) => ELEMENT_IDS[e] ?? [])
  }

  bag(element: ElementId): number {
    return this.state.bag[elementNumber(element)] as number
  }

  of(id: AnimalId): { vp: number; genePool: number; box: number; available: number; retrieved: boolean } {
    const a = animalNumber(id)
    const s = this.state
    const number = (list: readonly number[]): number => list[a] as number
    return {
      vp: number(s.vp),
      genePool: number(s.genePool),
      box: number(s.box),
      available: number(s.available),
      retrieved: s.retrieved[a] as boolean,
    }
  }

  logged(key: string): readonly LogEntry[] {
    return this.log.filter((entry) => entry.key === key)
  }
}

/** Somebody at the table, called by an animal. */
export class Person {
  constructor(
    readonly runner: Runner<MarineState>,
    readonly name: AnimalId,
    readonly seat: number,
  ) {}

  get options(): readonly string[] {
    return this.runner.askOf(this.seat)?.options.map((o) => o.id) ?? []
  }

  get asked(): string | undefined {
    return this.runner.askOf(this.seat)?.kind
  }

  /** Answers one ask after another. */
  chooses(...options: readonly string[]): this {
    for (const option of options) {
      const offered = this.options
      if (!answerById(this.runner, { seat: this.seat, option })) {
        throw new Error(`${this.name} is asked ${this.asked ?? 'nothing'} and offered ${offered.join(' ') || 'nothing'}, not ${option}`)
      }
    }
    return this
  }
}

export const rng = (seed: string): ReturnType<typeof makeRng> => makeRng(seedRng(seed))
