import { describe, expect, test } from 'vitest'
import { STEP } from '../agenda.ts'
import { darwinianDice, entropyLimit, libertinage } from '../organisms.ts'
import { becomeBacterium, rollResult } from '../phases/autocatalysis.ts'
import { darwinWith } from '../phases/darwin.ts'
import { progenote, refugiumDice } from '../refugia.ts'
import { colour, scene } from './scene.ts'

describe('Autocatalytic rolls', () => {
  test('X13: the hydrogen volcano at 1, 4, 4, 6', () => {
    const s = scene({ players: ['green', 'blue'] })
      .refugium('hydrogen-volcano', { organised: 'rr', disorganised: 'gb', enzymes: 'rr' })
      .on('hydrogen-volcano', 'green')
    const volcano = s.placard('hydrogen-volcano')
    expect(refugiumDice(s.state, volcano)).toBe(4)
    s.phase(3).play((t) => rollResult(t, volcano, colour('green'), [1, 4, 4, 6]))
    s.choose(
      'green',
      'biont:green/refugium-hydrogen-volcano',
      'chromosome:refugium-hydrogen-volcano/red',
      'chromosome:refugium-hydrogen-volcano/red',
    )
    s.expectNothingPending()
    expect(s.poolOf('green')).toBe('rrg')
    expect(s.state.enzymes[volcano]).toHaveLength(1)
  })

  test('X15: 3, 3, 3, 3 on the alkaline seep is life and nothing else', () => {
    const s = scene({ players: ['green', 'blue'] }).refugium('alkaline-seep', { disorganised: 'bgrg' })
    const seep = s.placard('alkaline-seep')
    s.bacterium('mars', 'green', 'g', { bionts: 1 })
    s.on('alkaline-seep', 'green', 2)
    s.phase(3).play((t) => rollResult(t, seep, colour('green'), [3, 3, 3, 3]))
    s.choose('take').expectNothingPending()
    expect(s.at('green', seep)).toBe(2)
    expect(s.cubes(seep)).toBe('')
  })

  test('X16: the progenote of the clay mounds gives away the catalysts, or kills the others’ bionts', () => {
    const mounds = () => {
      const s = scene({ players: ['red', 'green', 'blue'] }).refugium('clay-mound', { disorganised: 'rybb', enzymes: 'rb' })
      for (const player of ['red', 'green', 'blue'] as const) s.on('clay-mound', player)
      return s.phase(3)
    }
    const s = mounds()
    const placard = s.placard('clay-mound')
    expect(progenote(s.state, placard)).toBe(colour('red'))
    expect(refugiumDice(s.state, placard)).toBe(6)
    const dice = [1, 2, 5, 6, 4, 4]
    const blue = 'chromosome:refugium-clay-mound/blue'
    s.play((t) => rollResult(t, placard, colour('red'), dice))
    s.choose('blue', 'blue', blue, 'green', blue, 'blue', 'take').expectNothingPending()
    expect([s.poolOf('green'), s.poolOf('blue')]).toEqual(['b', 'b'])
    expect([s.at('red', placard), s.at('green', placard), s.at('blue', placard)]).toEqual([1, 1, 1])
    const other = mounds()
    other.play((t) => rollResult(t, placard, colour('red'), dice))
    other.choose('blue', 'blue', 'biont:green/refugium-clay-mound', 'biont:blue/refugium-clay-mound', 'take').expectNothingPending()
    expect([other.poolOf('green'), other.poolOf('blue'), other.cubes(placard)]).toEqual(['g', 'b', 'bb'])
  })

  test('X32, T104: who is progenote', () => {
    const s = scene({ players: ['blue', 'green'] }).refugium('interplanetary-dust', { disorganised: 'yyg', enzymes: 'b' })
    const dust = s.placard('interplanetary-dust')
    s.on('interplanetary-dust', 'blue').on('interplanetary-dust', 'green')
    expect(progenote(s.state, dust)).toBe(colour('blue'))
    s.state.enzymes[dust]?.push(colour('green'))
    expect(progenote(s.state, dust)).toBe(colour('green'))
  })

  test('X33: without an enzyme (3, 4) kills two on the dust', () => {
    const s = scene({ players: ['blue', 'green'] })
      .refugium('interplanetary-dust', { disorganised: 'yyg' })
      .on('interplanetary-dust', 'blue')
    s.state.climate = ['snow']
    s.phase(3).play((t) => rollResult(t, s.placard('interplanetary-dust'), colour('blue'), [3, 4]))
    s.choose('yellow')
    s.choose(
      'yellow',
      'chromosome:refugium-interplanetary-dust/yellow',
      'chromosome:refugium-interplanetary-dust/yellow',
    ).expectNothingPending()
    expect(s.poolOf('blue')).toBe('yy')
  })

  test('T46: where every slot is covered nothing dies', () => {
    const s = scene({ players: ['green', 'blue'] })
      .refugium('hydrothermal-vent', { organised: 'y', disorganised: 'g', enzymes: 'rr' })
      .on('hydrothermal-vent', 'green')
    s.phase(3)
      .play((t) => rollResult(t, s.placard('hydrothermal-vent'), colour('green'), [6, 5, 4]))
      .expectNothingPending()
    expect(s.organised('hydrothermal-vent')).toBe('y')
  })

  test('T48: no life without a biont left', () => {
    const s = scene().refugium('mars', { organised: 'y', disorganised: 'g' }).on('mars', 'blue')
    s.phase(3).play((t) => rollResult(t, s.placard('mars'), colour('blue'), [4, 4, 4]))
    s.choose('chromosome:refugium-mars/yellow', 'chromosome:refugium-mars/green').expectNothingPending()
    expect(s.poolOf('blue')).toBe('ygb')
    expect(s.home('blue')).toBe(3)
  })

  test('T49: a progenote without bionts names the owner', () => {
    const s = scene({ players: ['red', 'green', 'blue'] }).refugium('mars', { disorganised: 'y', organised: 'r', enzymes: 'r' })
    for (const player of ['red', 'green', 'blue'] as const) s.on('mars', player)
    s.phase(3).play((t) => rollResult(t, s.placard('mars'), colour('red'), [6, 3, 3, 2, 1, 2, 1]))
    s.choose('biont:red/refugium-mars')
    expect([s.asked, s.options]).toEqual(['auto.heir', ['green', 'blue']])
    s.choose('blue').expectNothingPending()
    expect(s.of(s.placard('mars')).controller).toBe(colour('blue'))
  })

  test('T70: in the introductory game a foreign biont goes home with a catalyst', () => {
    const s = scene({ mode: 'introductory' }).refugium('mars', { organised: 'ry' }).on('mars', 'red').on('mars', 'blue')
    s.play((t) => becomeBacterium(t, s.placard('mars'), colour('red'))).expectNothingPending()
    expect([s.home('blue'), s.poolOf('blue')]).toEqual([3, 'b'])
  })
})

describe('Darwinian rolls', () => {
  test('X17: one die a cube, two a biont', () => {
    const s = scene()
    const host = s.bacterium('mars', 'red', 'y')
    s.bionts('blue', host)
    s.mutation(host, { card: 16 })
    s.mutation(host, { card: 11 })
    expect(darwinianDice(s.state, host)).toBe(7)
    const other = scene()
    const o = other.bacterium('mars', 'red')
    other.mutation(o, { card: 17, promoted: true, stolen: 'both' })
    const parasite = other.parasite('blue', 'viroid', o, ['17', '17+'])
    other.mutation(parasite, { card: 4, promoted: true })
    other.expectSound()
    expect(darwinianDice(other.state, parasite)).toBe(6)
  })

  test('X19: the lipid world’s catalysts, and the limit of two players', () => {
    for (const [dice, blue] of [
      [[1, 2, 2, 2, 2], 3],
      [[1, 1, 1, 4, 5], 6],
    ] as const) {
      const s = scene()
      const o = s.bacterium('uv-ocean', 'red')
      s.mutation(o, { card: 16 })
      s.mutation(o, { card: 4 })
      s.mutation(o, { card: 11 })
      s.play((t) => darwinWith(t, o, dice, 9))
      expect(s.poolOf('red')).toBe('b'.repeat(blue))
    }
  })

  test('X20: Salmonella loses its disease cube, and the host the mutation', () => {
    const s = scene({ players: ['red', 'green'] })
    const host = s.bacterium('mars', 'red')
    s.mutation(host, { card: 4, stolen: 'base' })
    const salmonella = s.parasite('green', 'salmonella', host, ['4'])
    s.play((t) => darwinWith(t, salmonella, [1, 5, 5], 9)).expectSound()
    expect(s.cards(host)).toEqual([])
    expect(s.of(salmonella).disease).toEqual([-1, -1])
    expect(s.pileOf('cosmic').at(-1)).toBe(4)
  })

  test.each([
    [[1, 2, 2, 2], 1],
    [[2, 2, 2, 3, 3, 3], 2],
    [[4, 4, 4, 4], 1],
    [[3, 3, 3, 3, 3, 3], 2],
  ])('T51: triples without metabolism, %j', (dice, made) => {
    const s = scene()
    const o = s.bacterium('hydrothermal-vent', 'blue')
    s.play((t) => darwinWith(t, o, dice, 9))
    expect(s.poolOf('blue')).toBe('g'.repeat(made))
  })

  test('T52: a parasite feeds its host’s pool', () => {
    const s = scene({ players: ['red', 'blue'] })
    const host = s.bacterium('mars', 'blue')
    s.mutation(host, { card: 11, stolen: 'base' })
    const prion = s.parasite('red', 'prion', host, ['11'])
    s.play((t) => darwinWith(t, prion, [1, 2, 3], 9))
    expect([s.poolOf('red'), s.poolOf('blue')]).toEqual(['', 'r'])
  })

  test('T53: DNA leaves only 6s as errors; in the macro variant each is a shield too', () => {
    const s = scene()
    const o = s.bacterium('mars', 'red', 'rrrr')
    s.mutation(o, { card: 19, promoted: true })
    s.play((t) => darwinWith(t, o, [5, 5, 6, 2], 9)).expectSound()
    expect(s.of(o).mutations[0]?.promoted).toBe(false)
    const easy = scene({ mode: 'macro' })
    const p = easy.bacterium('mars', 'red', 'rrrr')
    easy.mutation(p, { card: 19, promoted: true })
    easy.play((t) => darwinWith(t, p, [5, 5, 6, 6], 9)).expectSound()
    expect([easy.of(p).mutations[0]?.promoted, easy.cubes(p)]).toEqual([false, 'rrrr'])
  })

  test('T06: every two catalysts that a pool refuses may become one of another colour', () => {
    const s = scene().pool('red', 'bbbbb')
    const o = s.bacterium('uv-ocean', 'red', 'r')
    s.play((t) => darwinWith(t, o, [1, 1], 9))
    expect([s.asked, s.options]).toEqual(['overflow', ['red', 'yellow', 'green', 'done']])
    s.choose('green')
    expect(s.poolOf('red')).toBe('gbbbbbb')
  })

  test('X09, T103: entropy follows the greenest organism', () => {
    const s = scene({ players: ['green', 'red'] })
    expect(entropyLimit(s.state, colour('green'))).toBe(1)
    s.bacterium('mars', 'green')
    expect(entropyLimit(s.state, colour('green'))).toBe(2)
    s.bacterium('clay-mound', 'red', 'g')
    s.bacterium('green-rust', 'red', 'g')
    expect(entropyLimit(s.state, colour('red'))).toBe(2)
  })

  test('T102: a foreign gene shares the libertinage of its host', () => {
    const s = scene({ players: ['red', 'yellow'] })
    const o = s.bacterium('mars', 'red')
    s.mutation(o, { card: 5 })
    s.mutation(o, { card: 13 })
    s.bionts('yellow', o)
    expect([libertinage(s.state, colour('red')), libertinage(s.state, colour('yellow'))]).toEqual([2, 2])
  })

  test('T05, T120: only the strictly most libertine player who is not first is asked', () => {
    const s = scene({ players: ['blue', 'red'] })
    const o = s.bacterium('mars', 'red')
    s.mutation(o, { card: 5 })
    s.run(STEP.assign)
    expect([s.asked, s.askedColour]).toEqual(['libertine.claim', '@colour.red'])
    s.choose('claim')
    expect(s.state.order).toEqual([colour('red'), colour('blue')])
  })
})
