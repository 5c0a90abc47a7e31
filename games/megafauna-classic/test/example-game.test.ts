import { describe, expect, it } from 'vitest'
import { cardIndex } from '../components/cards.ts'
import { isAtPeace } from '../contests/cull.ts'
import type { State } from '../state.ts'
import { colour, dnaOf, lives, type Played, play, scene, speciesNamed, standingAt, tarpitOf, tileAt, whereIs } from './scene.ts'

/** 20.0: the example game. What is not told (set-up tiles, cards that do nothing) is filled with things that do not interfere. */
const begin = (): Played =>
  play(
    scene({
      players: ['red', 'orange'],
      genes: { red: 3, orange: 4 },
      tiles: { T2: 'HR', H4: 'HO', T4: 'MT26', T3: 'MT18' },
      species: { 'red-dino': { at: ['T2b'] }, 'orange-cat': { at: ['H4b'] } },
      lower: ['M17', 'M24', 'M55', 'G20', 'M44'],
      period: ['M4', 'G3', 'M1', 'M5', 'G19', 'M7'],
      supply: ['MA16', 'MA20', 'MA30', 'MA53', 'MA72', 'MJ15', 'MJ17', 'MJ33', 'MJ34', 'MJ40', 'MJ51', 'MJ52', 'IM11', 'MJ54'],
      tarpit: ['MH12', 'MH14', 'MH24', 'MH38'],
    }),
  )

/** Population, genes of both, genes on the display, fossil points: the columns of the table. */
function row(state: State): string {
  const [red, orange] = [colour(state, 'red'), colour(state, 'orange')]
  const population = (name: string) =>
    state.species.reduce((sum, s, i) => sum + (s && (i < 4 ? 'red' : 'orange') === name ? s.onMap : 0), 0)
  const onCards = state.rows[0].genes.reduce((a, b) => a + b, 0)
  const points = (p: typeof red) => p.fossils.length + p.genotypes.length * 2
  return `${population('red')}/${population('orange')} ${red.genes}/${orange.genes}(${onCards}) ${points(red)}/${points(orange)}`
}

describe('20.0 The example game', () => {
  it('plays its twenty turns to the stated end', () => {
    const game = begin()
    const { state } = game
    expect(row(state)).toBe('1/1 3/4(0) 0/0')

    // 1: Red grows.
    game.seat('red').chooses('resize')
    expect(speciesNamed(state, 'red-dino').size).toBe(2)
    expect(row(state)).toBe('1/1 3/4(0) 0/0')

    // 2: Orange buys Anteater Tongue for nothing; Biped Stance joins at the right.
    game.seat('orange').chooses('card:M17', 'species:orange-cat')
    expect(dnaOf(speciesNamed(state, 'orange-cat'))).toBe('II')
    expect(game.logged('tile.placed')).toHaveLength(2)
    expect(row(state)).toBe('1/1 3/4(0) 0/0')

    // 3: Red buys Digging Claws for three genes.
    game.seat('red').chooses('card:M44', 'species:red-dino')
    expect(dnaOf(speciesNamed(state, 'red-dino'))).toBe('IN')
    expect(state.rows[0].genes).toEqual([1, 1, 1, 0, 0])
    expect(row(state)).toBe('1/1 0/4(3) 0/0')

    // 4: Orange expands south.
    game.seat('orange').chooses('expand', 'species:orange-cat', 'place:T4b')
    expect(row(state)).toBe('1/2 0/4(3) 0/0')

    // 5: Red hunts it, two habitats away.
    game.seat('red').chooses('expand', 'species:red-dino', 'place:T4p')
    expect(row(state)).toBe('2/2 0/4(3) 0/0')

    // 6: Orange grows to two and keeps its tongue; its predator stays.
    game.seat('orange').chooses('resize')
    game.seat('red').chooses('stay')
    expect(dnaOf(speciesNamed(state, 'orange-cat'))).toBe('II')
    expect(row(state)).toBe('2/2 0/4(3) 0/0')

    // 7: Red comes down; the anteaters lose the niche, Red's hunter may not eat its own kind.
    game.seat('red').chooses('expand', 'animal:red-dino@T4p', 'species:red-dino', 'place:T4b')
    expect(whereIs(state, 'red-dino')).toEqual(['T2b', 'T4b'])
    expect(row(state)).toBe('2/1 0/4(3) 0/0')

    // 8: Orange buys the second card: pays one gene, takes one.
    game.seat('orange').chooses('card:M55', 'species:orange-cat')
    expect(row(state)).toBe('2/1 0/4(3) 0/0')

    // 9: a new Red species inherits N and hunts in Orange's homeland.
    game.seat('red').chooses('expand', 'animal:red-dino@T4b', 'species:red-fin', 'inherit:N', 'inherit:none', 'place:H4p')
    expect(speciesNamed(state, 'red-fin').size).toBe(2)
    expect(dnaOf(speciesNamed(state, 'red-fin'))).toBe('N')
    expect(row(state)).toBe('3/1 0/4(3) 0/0')

    // 10: equal niche, no carnivore, three teeth beat two; Red finds refuge above.
    game.seat('orange').chooses('expand', 'species:orange-cat', 'place:T4b')
    expect(standingAt(state, 'T4b')).toEqual(['orange-cat'])
    expect(standingAt(state, 'T4p')).toEqual(['red-dino'])
    expect(row(state)).toBe('3/2 0/4(3) 0/0')

    // 11: Red's archetype shrinks.
    game.seat('red').chooses('resize', 'shrink:red-dino')
    expect(row(state)).toBe('3/2 0/4(3) 0/0')

    // 12: Orange buys Biped Stance, third card.
    game.seat('orange').chooses('card:M4', 'species:orange-cat')
    expect(dnaOf(speciesNamed(state, 'orange-cat'))).toBe('BIIN')
    expect(row(state)).toBe('3/2 0/2(5) 0/0')

    // 13: Red takes Spines and the three genes on it.
    game.seat('red').chooses('card:M24', 'species:red-dino')
    expect(dnaOf(speciesNamed(state, 'red-dino'))).toBe('IAAN')
    expect(row(state)).toBe('3/2 3/2(2) 0/0')

    // 14: Orange expands to Calamites Thicket.
    game.seat('orange').chooses('expand', 'animal:orange-cat@T4b', 'species:orange-cat', 'place:T3b')
    expect(row(state)).toBe('3/3 3/2(2) 0/0')

    // 15: Carnosaurs become Red's fossil; the Triassic is scored, Red leads by genes.
    game.seat('red').chooses('card:G20', 'fossil')
    expect(game.logged('score.takes').map((e) => e.params.tiles)).toEqual([3, 1])
    expect(tarpitOf(state)).toHaveLength(1)
    expect(row(state)).toBe('3/3 5/2(0) 5/1')

    // 16: Orange grows to three and loses its tongue; the small hunters follow and lose their spines.
    game.seat('orange').chooses('resize', 'grow:orange-cat')
    game.seat('red').chooses('grow:red-dino', 'stay')
    expect(dnaOf(speciesNamed(state, 'orange-cat'))).toBe('BN')
    expect(dnaOf(speciesNamed(state, 'red-dino'))).toBe('IN')
    expect(standingAt(state, 'T4b')).toEqual(['red-dino'])
    expect(standingAt(state, 'T4p')).toEqual([])
    expect(row(state)).toBe('3/2 5/2(0) 5/1')

    // 17: Red hunts in Calamites Thicket.
    game.seat('red').chooses('expand', 'animal:red-dino@T4b', 'species:red-dino', 'place:T3p')
    expect(row(state)).toBe('4/2 5/2(0) 5/1')

    // 18: dexterity and natural history: Bone-Cracking.
    game.seat('orange').chooses('culture')
    expect(game.logged('culture')[0]?.params.culture).toBe('@culture.boneCracking')
    expect(row(state)).toBe('4/2 5/2(0) 5/1')

    // 19: Titanosaurs invade; the roots go to Red by the niche, and Orange becomes the hunter.
    moveToTop(state, 'M15', 1)
    game.seat('red').chooses('card:G3')
    expect(standingAt(state, 'T3b')).toEqual(['IM11'])
    expect(standingAt(state, 'T3r')).toEqual(['red-dino'])
    expect(standingAt(state, 'T3p')).toEqual(['orange-cat'])
    expect(game.logged('contest.defense').at(-1)?.params.winners).toEqual(['@tile.IM11'])
    expect(row(state)).toBe('4/2 5/2(0) 5/1')

    // 20: Chalicotheres arise and erode with their mountain; the world cools and slides south.
    moveToTop(state, 'M23', 1)
    game.seat('orange').chooses('card:G19', 'species:orange-cat')
    expect(tileAt(state, 'T6')).toBe('HR')
    expect(tileAt(state, 'T7')).toBe('MT18')
    expect(tileAt(state, 'T4')).toBe('MT26')
    expect(whereIs(state, 'red-dino')).toEqual(['T4b', 'T6b', 'T7r'])
    expect(whereIs(state, 'orange-cat')).toEqual(['T7p'])
    expect(standingAt(state, 'T7b')).toEqual(['IM11'])
    expect(lives(state, 'red-fin')).toBe(false)
    expect(lives(state, 'orange-rhino')).toBe(false)
    expect(row(state)).toBe('3/1 5/0(2) 5/3')
    for (let h = 0; h < 26; h++) expect(isAtPeace(state, h)).toBe(true)
  })
})

/** Puts a card that lies face down on top of a period deck: the story says that it was drawn. */
function moveToTop(state: State, id: string, period: number): void {
  const card = cardIndex(id)
  const deck = state.periods[period] as number[]
  for (const pile of [...state.periods, state.general]) {
    const at = pile.indexOf(card)
    if (at < 0) continue
    pile.splice(at, 1)
    if (pile !== deck) pile.push(deck.shift() as number)
  }
  deck.push(card)
}
