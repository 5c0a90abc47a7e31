import { describe, expect, test } from 'vitest'
import { STEP } from '../agenda.ts'
import { tokens } from '../atrophy.ts'
import { BLUE, COLOUR_IDS } from '../components/ids.ts'
import { cancerWith, drought } from '../events/cancer.ts'
import { ultraviolet } from '../events/ultraviolet.ts'
import { chromosomes } from '../organisms.ts'
import { land, macroOptions, rise } from '../purchases/macros.ts'
import { cardsIn } from '../refs.ts'
import { NONE } from '../state.ts'
import { abilitiesOf, wordsOf } from './printed.ts'
import { type Build, redQueens, shieldAgainst } from './probes.ts'
import { colour, type Player, scene } from './scene.ts'

const LETTERS = 'RYGB'

describe('PK2: every macro-organism', () => {
  const MACROS = wordsOf('macroorganisms').filter((words) => words[1] === 'marine')
  const systemsOf = (card: string, face: string): number[] =>
    ((wordsOf('macroorganisms').find((words) => words[0] === card && words[1] === face) as readonly string[])[2] as string)
      .split('-')
      .map(Number)

  test.each(MACROS.map((words) => [words[0] as string]))('%s: its price, its systems in the sea and on land', (id) => {
    const marine = systemsOf(id, 'marine')
    const s = scene({ players: ['red', 'blue'] }).pool('red', 'r')
    const o = s.bacterium('mars', 'red')
    const offered = () => macroOptions(s.state, o).some((option) => option.id === `macro:${id}`)
    s.of(o).cubes = marine.slice()
    expect(offered()).toBe(true)
    for (const c of [0, 1, 2, 3].filter((c) => (marine[c] as number) > 0)) {
      s.of(o).cubes = marine.map((n, i) => (i === c ? n - 1 : n))
      expect(offered()).toBe(false)
    }
    s.of(o).cubes = marine.slice()
    const card = cardsIn(s.state).macros.findIndex((macro) => macro.id === id)
    const genes = () => [0, 1, 2, 3].map((c) => chromosomes(s.state, o, c) - Number(c === 0))
    s.play((t) => rise(t, colour('red'), o, card)).expectNothingPending()
    expect(genes()).toEqual(marine)
    s.play((t) => land(t, o))
    expect(genes()).toEqual(systemsOf(id, 'terrestrial'))
  })

  interface Part {
    readonly id: string
    readonly colour: number
    readonly abilities: Readonly<Record<string, number>>
  }
  const parts = (title: string): readonly Part[] =>
    wordsOf(title).map(([id, letter, text]) => ({
      id: id as string,
      colour: LETTERS.indexOf(letter as string),
      abilities: abilitiesOf(text as string),
    }))
  /** `arrow-worm-marine-1` → arrow-worm, in the sea, slot 0. */
  const place = (id: string) => {
    const [, card, face, last] = id.match(/^(.+)-(marine|land)-(.+)$/) as readonly string[] as readonly [string, string, string, string]
    return { card, onLand: face === 'land', last }
  }

  /** What the macro-organism can do, found out by what hits it. */
  function measured(build: Build): Readonly<Record<string, number>> {
    const found: Record<string, number> = {}
    const note = (name: string, value: number): void => {
      if (value > 0) found[name] = value
    }
    for (const kind of ['thermalShield', 'oxygenShield'] as const) {
      const { s, o } = build()
      note(kind, shieldAgainst(s, o, kind))
    }
    note('redQueen', redQueens(build, NONE))
    const sun = build()
    const organs = () => sun.s.of(sun.o).macro?.organs.filter((since) => since !== NONE).length
    const before = organs()
    sun.s.play((t) => ultraviolet(t, 0)).skip('uv.discard')
    note('uvShield', before === organs() && before !== 0 ? 1 : 0)
    const cells = build()
    cells.s.play((t) => cancerWith(t, cells.o, new Array<number>(chromosomes(cells.s.state, cells.o, BLUE) + 1).fill(5)))
    note('cancerShield', Number(cells.s.logged('cancer.roll')[0]?.params.errors) === 0 ? 1 : 0)
    const dry = build()
    dry.s.play((t) => drought(t)).skip('atrophy.token')
    note('droughtShield', dry.s.of(dry.o).macro?.land && dry.s.logged('drought').length === 0 ? 1 : 0)
    const body = build()
    note('immunology', tokens(body.s.state, body.o, false).some(({ token }) => token.kind === 'trophic' || token.kind === 'circle') ? 1 : 0)
    return found
  }

  function buildOf(id: string, slot: number, circles: readonly Player[], age: number): Build {
    const { card, onLand } = place(id)
    return () => {
      const s = scene({ players: ['red', 'blue', 'yellow', 'green'] })
      const o = s.macro('mars', 'red', card, { land: onLand, organs: slot === NONE ? [] : [slot], circles, age })
      return { s, o }
    }
  }

  test.each(parts('organs').map((part) => [part.id, part] as const))('organ %s: its cube, its price and its bubble', (id, part) => {
    const { card, onLand, last } = place(id)
    const slot = Number(last) - 1
    const price = 'rygb'[part.colour] as string
    const s = scene({ players: ['red', 'blue'] }).pool('red', price)
    const o = s.macro('mars', 'red', card, { land: onLand })
    const before = chromosomes(s.state, o, part.colour)
    s.runTurn(STEP.purchasesTurn({ place: 0 })).choose('bacterium:bacterium-mars', `organ:${id}`)
    expect([chromosomes(s.state, o, part.colour) - before, s.poolOf('red')]).toEqual([1, ''])
    expect(measured(buildOf(id, slot, [], 1))).toEqual(part.abilities)
    expect(measured(buildOf(id, slot, [], 0))).toEqual({})
  })

  test.each(parts('circles').map((part) => [part.id, part] as const))('circle %s: its bubble while a biont is in it', (id, part) => {
    const player = COLOUR_IDS[part.colour] as Player
    const { s } = buildOf(id, NONE, [player], 1)()
    // With an organ that has something to lose to ultraviolet, and no bubble of its own that hides the circle's.
    const plainOrgan = cardsIn(s.state).macros.find((macro) => macro.id === `macro-${place(id).card}`)
    const face = place(id).onLand ? plainOrgan?.land : plainOrgan?.marine
    const slot = part.abilities.uvShield
      ? (face?.organs.findIndex(({ abilities }) => !abilities.uvShield && abilities.thermalShield > 0) as number)
      : NONE
    const own = slot === NONE ? {} : { thermalShield: 1 }
    const { immunology: decides, ...others } = part.abilities
    const found = measured(buildOf(id, slot, [player], 1))
    const { immunology: _any, ...rest } = found
    expect(rest).toEqual({ ...own, ...others })
    expect(Boolean(decides)).toBe(tokensDecider(buildOf(id, 0, [player], 1)) === player)
  })

  /** Who is asked for the next loss, where an organ and an endosymbiont could go. */
  function tokensDecider(build: Build): string | undefined {
    const { s, o } = build()
    s.play((t) => cancerWith(t, o, new Array<number>(20).fill(6)))
    return s.asked === 'atrophy.token' && s.options.some((option) => option.startsWith('circle:'))
      ? s.askedColour?.replace('@colour.', '')
      : undefined
  }
})
