import { describe, expect, test } from 'vitest'
import { STEP } from '../agenda.ts'
import { tokens } from '../atrophy.ts'
import { COLOUR_IDS, ENVIRONMENT_IDS, type EnvironmentId } from '../components/ids.ts'
import { strike } from '../events/strike.ts'
import { chromosomes } from '../organisms.ts'
import { rollResult } from '../phases/autocatalysis.ts'
import { darwinWith } from '../phases/darwin.ts'
import { buyOptions } from '../purchases/mutations.ts'
import { payments } from '../purchases/payment.ts'
import { abilitiesOf, wordsOf } from './printed.ts'
import { type Build, redQueens, shieldAgainst } from './probes.ts'
import { colour, type Player, type Scene, scene } from './scene.ts'

const LETTERS = 'RYGB'
const numberOf = (id: string): number => Number(id.slice(-2))

function repeated(build: Build, prepare: (s: Scene) => void, wanted: (options: readonly string[]) => string | undefined): number {
  const { s, o } = build()
  prepare(s)
  s.runTurn(STEP.purchasesTurn({ place: 0 })).choose(`bacterium:${s.id(o)}`)
  let times = 0
  for (let offer = wanted(s.options); s.asked === 'purchase' && offer; offer = wanted(s.options)) {
    s.choose(offer).skip('purchase.pay')
    times++
  }
  return times
}

const ALL = 'rrrrrryyyyyyggggggbbbbbb'

describe('PK2: every event', () => {
  test.each(wordsOf('events').map((words) => [words[0] as string, words] as const))(
    '%s resolves its icons from left to right',
    (id, words) => {
      const [, , active, icons, climate, first, aftershock, special] = words as readonly string[]
      const s = scene({ players: ['red', 'yellow', 'green', 'blue'] })
      // An aftershock is followed by the waterworld, which has no icons.
      s.events(numberOf(id), ...(aftershock === '-' ? [] : [48]))
      s.refugium('alkaline-seep', { disorganised: 'bgrg', enzymes: 'rrrrrr' })
      s.bacterium('clay-mound', 'red', 'rrrrrggggg')
      s.macro('uv-ocean', 'yellow', 'brachiopod', { land: true, organs: [0, 1, 3] })
      s.run(STEP.reveal).skip('atrophy.token', 'uv.discard', 'cancer.colour', 'suffer.next')
      const rows = aftershock === '-' ? (active === '-' ? [] : (active as string).split(',')) : ['oceanic', 'coastal']
      expect(s.state.active.flatMap((on, row) => (on ? [ENVIRONMENT_IDS[row]] : []))).toEqual(rows)
      const begins = aftershock === '-' ? (first as string) : 'BGY'
      expect(s.state.first).toBe(LETTERS.indexOf(begins[0] as string))
      const list = icons === '-' ? [] : (icons as string).split(',')
      const total = (icon: string) => list.filter((other) => other === icon).length
      const expected = list.flatMap((icon, i) => {
        if (icon === 'extremophile' || icon === 'oxygen') return list.indexOf(icon) === i ? [`crisis @icon.${icon} ${total(icon)}`] : []
        if (icon === 'sky' || icon === 'earth') return ['refugium.new']
        if (icon === 'strike') return ['strike.enzyme']
        if (icon === 'cancer') return ['cancer.roll']
        return [icon.startsWith('uv') ? `uv ${icon.slice(2)}` : icon]
      })
      const seen = [...(climate === '-' ? [] : (climate as string).split(','))].map((icon) => `climate @climate.${icon}`)
      const keys = [
        'refugium.new',
        'refugium.none',
        'strike.enzyme',
        'strike.cube',
        'crisis',
        'uv',
        'cancer.roll',
        'drought',
        'ozone',
        'climate',
      ]
      const told = s.log
        .filter(({ key }) => keys.includes(key))
        .map(({ key, params }) =>
          [key, params.icon, params.intensity ?? params.limit ?? params.climate].filter((word) => word !== undefined).join(' '),
        )
      expect(told).toEqual([...expected, ...seen])
      expect(s.logged('aftershock')).toHaveLength(aftershock === '-' ? 0 : 1)
      expect([s.state.waterworld, s.state.ozone]).toEqual([special === 'tropicalWaterworld' || aftershock !== '-', list.includes('ozone')])
      const skies = list.filter((icon) => icon === 'sky' || icon === 'earth')
      const topmost = (icon: string) => (icon === 'sky' ? rows[0] : rows.at(-1))
      expect(s.logged('refugium.new').map(({ params }) => params.environment)).toEqual(skies.map((icon) => `@environment.${topmost(icon)}`))
    },
  )
})

describe('PK2: every placard', () => {
  const lines = wordsOf('refugia').map((words) => [words[0] as string, words] as const)

  test.each(lines)('%s: every face, warm and cold, with every number of enzymes', (id, words) => {
    const [, , , , , , warm, cold, slots] = words as readonly string[]
    const printed = (slots as string).split(',')
    const name = id.slice('refugium-'.length)
    for (const [climate, life] of [
      ['sun', warm],
      ['snow', cold],
    ] as const) {
      for (let enzymes = 0; enzymes <= printed.length; enzymes++) {
        for (let face = 1; face <= 6; face++) {
          const s = scene({ players: ['blue', 'red'] }).refugium(name, {
            organised: 'ryg',
            disorganised: 'ryg',
            enzymes: 'r'.repeat(enzymes),
          })
          s.on(name, 'blue')
          s.state.climate = [climate]
          s.phase(3)
            .play((t) => rollResult(t, s.placard(name), colour('blue'), [face]))
            .skip('auto.animate', 'auto.die')
          const uncovered = printed.slice(enzymes)
          const times = (kind: string) => uncovered.filter((slot) => slot === `${face}${kind}`).length
          expect([s.logged('auto.animate').length, s.logged('auto.die').length, s.state.enzymes[s.placard(name)]?.length]).toEqual([
            (life as string).includes(String(face)) ? 1 : 0,
            times('m'),
            enzymes - Math.min(enzymes, times('e')),
          ])
        }
      }
    }
  })

  test.each(lines)('%s: its manna, its strikes, its fee, its row and its catalysts', (id, words) => {
    const [, , row, letter, manna, order, , , , immune, fee] = words as readonly string[]
    const name = id.slice('refugium-'.length)
    const s = scene({ players: ['red', 'blue'] }).refugium(name, { disorganised: (manna as string).toLowerCase() })
    const placard = s.placard(name)
    s.play((t) => strike(t, false))
    const lost = (order as string)[0] as string
    const left = immune === 'immune' ? (manna as string) : (manna as string).replace(lost, '')
    expect([...s.disorganised(name)].sort()).toEqual([...left.toLowerCase()].sort())
    s.active(row as EnvironmentId).run(STEP.assignTurn({ place: 0 }))
    expect(s.options.includes('biont:red/pool')).toBe(fee === '-')
    const other = scene({ players: ['blue', 'red'] })
    other.bacterium(name, 'blue')
    other.play((t) => darwinWith(t, placard, [2, 2, 2], 9))
    expect(other.poolOf('blue')).toBe((letter as string).toLowerCase())
  })
})

describe('PK2: every side of every mutation', () => {
  const sides = wordsOf('mutations').flatMap(([id, base, plus, plain, promoted]) => [
    [`${id} plain`, id, false, base, plus, plain],
    [`${id} promoted`, id, true, base, plus, promoted],
  ]) as unknown as readonly (readonly [string, string, boolean, string, string, string])[]

  function buildOf(card: number, promoted: boolean, age: number): Build {
    return () => {
      const s = scene({ players: ['red', 'blue'] })
      const o = s.bacterium('mars', 'red', 'yg')
      s.mutation(o, { card, promoted, age })
      return { s, o }
    }
  }

  /** What the organism can do, found out by doing it. */
  function measured(card: number, build: Build): Readonly<Record<string, number>> {
    const found: Record<string, number> = {}
    const note = (name: string, value: number): void => {
      if (value > 0) found[name] = value
    }
    const { s, o } = build()
    note('thermalShield', shieldAgainst(s, o, 'thermalShield'))
    const air = build()
    note('oxygenShield', shieldAgainst(air.s, air.o, 'oxygenShield'))
    const moves = build()
    moves.s.refugium('clay-mound', { disorganised: 'ryb' }).active('oceanic').run(STEP.assign)
    note('hgt', moves.s.state.hgtLeft[0] as number)
    note('redQueen', redQueens(build, card))
    note(
      'sexuality',
      repeated(
        build,
        (x) => void x.pool('red', ALL),
        (offers) => offers.find((id) => id === 'scramble:cosmic'),
      ),
    )
    const bought = repeated(
      build,
      (x) => void x.pool('red', ALL).active('oceanic', 'coastal', 'continental'),
      (offers) => offers.find((id) => id.startsWith('buy:')),
    )
    note('fission', bought - 1)
    const rows = build()
    rows.s.pool('red', ALL)
    note('spore', buyOptions(rows.s.state, rows.o).length === 4 ? 1 : 0)
    const coin = build()
    coin.s.pool('red', 'g')
    note('nucleus', payments(coin.s.state, coin.o, colour('blue')).length)
    const body = build()
    note('immunology', tokens(body.s.state, body.o, false).some(({ token }) => token.kind === 'biont') ? 1 : 0)
    const genes = build()
    const fives = chromosomes(genes.s.state, genes.o, 3) + 1
    genes.s.play((t) => darwinWith(t, genes.o, new Array<number>(fives).fill(5), 9)).skip('atrophy.token', 'overflow')
    note('dna', genes.s.logged('darwin.errors').length === 0 ? 1 : 0)
    return found
  }

  test.each(sides)('%s: its abilities and no others, from the next turn on', (_, id, promoted, __, ___, text) => {
    const card = numberOf(id)
    const { pollution: _polluting, ...printed } = abilitiesOf(text)
    expect(measured(card, buildOf(card, promoted, 1))).toEqual(printed)
    expect(measured(card, buildOf(card, promoted, 0))).toEqual({})
  })

  test.each(sides)('%s: its cubes, its price, and whether it pollutes at once', (_, id, promoted, base, plus, text) => {
    const card = numberOf(id)
    const price = base.toLowerCase()
    const s = scene({ players: ['red', 'blue'] }).pool('red', price)
    const o = s.bacterium('mars', 'red', 'g')
    const neighbour = s.bacterium('interplanetary-dust', 'blue', 'yyyyy')
    if (promoted) s.mutation(o, { card })
    else s.pile('cosmic', card)
    const before = COLOUR_IDS.map((_c, c) => chromosomes(s.state, o, c))
    s.runTurn(STEP.purchasesTurn({ place: 0 })).choose('bacterium:bacterium-mars', `${promoted ? 'promote' : 'buy'}:${id}`)
    const gained = LETTERS.indexOf(promoted ? plus : base)
    expect(COLOUR_IDS.map((_c, c) => chromosomes(s.state, o, c) - (before[c] as number))).toEqual(
      [0, 1, 2, 3].map((c) => (c === gained ? 1 : 0)),
    )
    expect(s.poolOf('red')).toBe('')
    const force = chromosomes(s.state, o, 2)
    expect(5 - s.cubes(neighbour).length).toBe(abilitiesOf(text).pollution ? force : 0)
    const poor = scene({ players: ['red', 'blue'] }).pool('red', 'rygb'.replace(price, ''))
    const p = poor.bacterium('mars', 'red', 'g')
    if (promoted) poor.mutation(p, { card })
    else poor.pile('cosmic', card)
    poor.runTurn(STEP.purchasesTurn({ place: 0 }))
    if (poor.asked === 'purchase.open') poor.choose('bacterium:bacterium-mars')
    expect(poor.options).not.toContain(`${promoted ? 'promote' : 'buy'}:${id}`)
  })
})

describe('PK2: every face of every parasite', () => {
  test.each(wordsOf('parasites').map((words) => [words[2] as string, words] as const))(
    '%s: the cubes it can take, and its pollution',
    (face, words) => {
      const [, letter, , slots, pollution] = words as readonly string[]
      const player = COLOUR_IDS[LETTERS.indexOf(letter as string)] as Player
      const owner: Player = player === 'red' ? 'blue' : 'red'
      const s = scene({ players: [player, owner] }).active('cosmic')
      const host = s.bacterium('mars', owner, 'yyyyy')
      // A red, a yellow, a green and a blue card.
      for (const card of [16, 6, 11, 2]) s.mutation(host, { card })
      s.run(STEP.assignTurn({ place: 0 })).choose(`parasite:${face}`, 'done')
      const card = { R: 16, Y: '06', G: 11, B: '02' }
      const fits = [...(slots as string)].map((slot) => `cube:mutation-${card[slot as 'R']}/base`)
      expect(new Set(s.options)).toEqual(new Set(fits))
      s.choose(fits[0] as string)
      s.choose(fits[1] as string).skip('atrophy.token', 'suffer.next')
      const greens = Number(player === 'green') + [...(slots as string)].filter((slot) => slot === 'G').length
      expect(s.logged('pollution').map(({ params }) => params.intensity)).toEqual(pollution === 'pollution' ? [greens] : [])
    },
  )
})
