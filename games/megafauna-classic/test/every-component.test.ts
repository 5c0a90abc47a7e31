import { describe, expect, it } from 'vitest'
import { CARDS, type Genotype, type Mutation, type Side } from '../components/cards.ts'
import { countLetters, INSTINCTS, LETTERS, sharedLetters } from '../components/dna.ts'
import { FACES } from '../components/inheritance.ts'
import { HABITATS, HABITATS_OF, MOUNTAINS } from '../components/map.ts'
import { type Biome, type Immigrant, TILES } from '../components/tiles.ts'
import type { Colour } from '../components/types.ts'
import { newEraTiles } from '../events/new-era-tiles.ts'
import { resolveEvent } from '../events/resolve-event.ts'
import { eats } from '../habitat.ts'
import { genomeLength } from '../species/genome.ts'
import { type Beast, LAND, SEA } from '../state.ts'
import { dnaOf, play, run, scene, speciesNamed, tarpitOf, whereIs } from './scene.ts'

const mutations = CARDS.filter((c): c is Mutation => c.kind === 'mutation')
const genotypes = CARDS.filter((c): c is Genotype => c.kind === 'genotype')
const biomes = TILES.filter((t): t is Biome => t.kind === 'biome')
const immigrants = TILES.filter((t): t is Immigrant => t.kind === 'immigrant')
const sorted = (dna: string): string => LETTERS.map((l) => l.repeat([...dna].filter((x) => x === l).length)).join('')
const QUIET = { period: ['M1', 'M5'], supply: ['MH14', 'MH38'] }

/** The free card of the display, unless it is one that the scene uses otherwise. */
const display = (id: string): string[] => [id, ...['M15', 'M27', 'M9', 'M54', 'M45'].filter((c) => c !== id).slice(0, 4)]
const quiet = (id: string) => ({ ...QUIET, period: ['M1', 'M5', 'M7'].filter((c) => c !== id).slice(0, 2) })

describe('every mutation card', () => {
  it.each(mutations.map((m) => [m.id, m] as const))(
    '%s gives its letters and its instinct within its sizes, and only there',
    (id, card) => {
      const [min, max] = card.sizes
      for (let size = 1; size <= 6; size++) {
        const game = play(scene({ ...quiet(id), lower: display(id), tiles: { T2: 'HR' }, species: { 'red-dino': { size, at: ['T2b'] } } }))
        game.seat('red').chooses(`card:${id}`)
        const fits = size >= min && size <= max
        expect(game.options().includes('species:red-dino'), `size ${size}`).toBe(fits)
        if (size !== min) continue
        game.seat('red').chooses('species:red-dino')
        if (game.state.species[0]) {
          expect(dnaOf(speciesNamed(game.state, 'red-dino'))).toBe(sorted(card.dna))
          const learned = INSTINCTS.filter((_, i) => (speciesNamed(game.state, 'red-dino').instincts & (1 << i)) !== 0)
          expect(learned).toEqual(card.instinct ? [card.instinct] : [])
        } else expect(card.id).toBe('M32')
      }
    },
  )
})

/** A mutation stack with exactly the letters that a parent needs, as innate tracks and inheritance faces. */
function parentOf(side: Side): { innate: string; cards: string[] } {
  let innate = ''
  const cards: string[] = []
  const gives: Record<string, string> = { B: 'M60', G: 'M36', H: 'M56', I: 'M17', P: 'M22' }
  for (const letter of side.dna) {
    if (innate.length + cards.length >= side.parentNeeds) break
    if ('AMNS'.includes(letter)) innate += letter
    else cards.push(cards.includes(gives[letter] as string) ? 'M21' : (gives[letter] as string))
  }
  return { innate, cards }
}

describe('every genotype card', () => {
  const sides = genotypes.flatMap((g) => [[g.id, 'red', g.dinosaur] as const, [g.id, 'orange', g.mammal] as const])

  it.each(sides)('%s founds a species for %s: the parent’s size, the card’s letters, nothing else', (id, colour, side) => {
    const names = { red: ['dino', 'fin', 'bird', 'croc'], orange: ['cat', 'rhino', 'bat', 'dolphin'] }
    const child = `${colour}-${side.silhouette}`
    const parent = `${colour}-${names[colour].find((s) => s !== side.silhouette)}`
    const size = side.sizes[0]
    const sea = side.dna.includes('MM')
    const game = play(
      scene({
        ...quiet(id),
        players: colour === 'red' ? ['red', 'orange'] : ['orange', 'red'],
        lower: display(id),
        tiles: { T2: colour === 'red' ? 'HR' : 'HO', T4: 'MT45' },
        species: { [parent]: { size, ...parentOf(side), at: [sea ? 'T4b' : 'T2b'] } },
      }),
    )
    game.seat(colour as Colour).chooses(`card:${id}`, `species:${parent}`)
    const founded = speciesNamed(game.state, child)
    expect([dnaOf(founded), founded.size]).toEqual([sorted(side.dna), size])
    expect(sharedLetters(founded.dna, countLetters(side.dna))).toBe(side.letters)
  })
})

describe('every event', () => {
  it.each(CARDS.map((c, i) => [c.id, i] as const))('of %s resolves on a full map', (_, card) => {
    const state = scene({
      tiles: { A0: 'MA20', J0: 'MJ34', H0: 'MH12', T0: 'MT18', T2: 'HR', H4: 'HO', J1: 'MO69' },
      species: { 'red-dino': { at: ['T2b'] }, 'orange-cat': { at: ['H4b'] } },
      lower: ['M1', 'M5', 'M7', 'M15', 'M27'],
    })
    expect(run(state, (t) => resolveEvent(t, card)).length).toBeGreaterThan(0)
  })
})

const beast = (dna: readonly number[]): Beast => ({ unit: 0, size: 1, dna, cultures: 0, enters: LAND | SEA, hunts: true })

describe('every biome', () => {
  it.each(biomes.map((b) => [b.id, b] as const))('%s feeds exactly those with its letters', (id, biome) => {
    const state = scene({ players: ['red', 'orange', 'green', 'white'], tiles: { T0: id } })
    const habitat = HABITATS.indexOf('T0')
    for (const [space, needs] of [
      [0, biome.needs],
      [1, biome.rooter],
    ] as const) {
      if (needs === null) {
        expect(eats(state, beast(countLetters('BBGGHHIIPPAAMMNNSS')), habitat, space)).toBe(false)
        continue
      }
      expect(eats(state, beast(countLetters(needs)), habitat, space)).toBe(true)
      for (const letter of new Set(needs)) expect(eats(state, beast(countLetters(needs.replace(letter, ''))), habitat, space)).toBe(false)
    }
  })

  it.each(biomes.filter((b) => b.era !== 'homeland').map((b) => [b.id, b] as const))('%s is laid in its own latitude', (id, biome) => {
    const filler = biome.era === 'cenozoic' ? 'CH88' : 'MH14'
    const second = id === filler ? (biome.era === 'cenozoic' ? 'CT19' : 'MT28') : filler
    const state = scene({ catastrophes: biome.era === 'cenozoic' ? 2 : 0, supply: [id, second] })
    run(state, newEraTiles)
    const at = state.tiles.findIndex((t) => t >= 0 && TILES[t]?.id === id)
    expect(biome.latitude === 'orogeny' ? MOUNTAINS : HABITATS_OF[biome.latitude]).toContain(at)
    expect(state.greenhouse).toBe(3 + (biome.greenhouse ?? 0))
  })
})

describe('every immigrant', () => {
  it.each(immigrants.map((i) => [i.id, i] as const))('%s enters where it finds food in its latitude, else the tarpit', (id, immigrant) => {
    const latitude = HABITATS[HABITATS_OF[immigrant.latitude][0] as number] as string
    const cenozoic = immigrant.era === 'cenozoic'
    const draw = (tile: string) =>
      scene({
        catastrophes: cenozoic ? 2 : 0,
        tiles: { [latitude]: tile },
        supply: [id, cenozoic ? 'CH56' : 'MH24'],
        species: immigrant.predator ? { 'red-dino': { at: [`${latitude}b`] } } : {},
      })
    const home = draw(immigrant.terrain === 'sea' ? 'MT45' : 'HR')
    run(home, newEraTiles)
    expect(whereIs(home, id)).toEqual([`${latitude}${immigrant.predator ? 'p' : 'b'}`])
    const strange = scene({ catastrophes: cenozoic ? 2 : 0, tiles: {}, supply: [id, cenozoic ? 'CH56' : 'MH24'] })
    run(strange, newEraTiles)
    expect(tarpitOf(strange)).toContain(id)
    expect(genomeLength(immigrant.counts)).toBe(immigrant.dna.length)
  })
})

describe('every inheritance face', () => {
  it.each(FACES.map((f, i) => [f.id, f, i] as const))('%s can be inherited by a child of a parent that has its letters', (id, face) => {
    const gives: Record<string, string> = { H: 'M56', B: 'M4', G: 'M36', GG: 'M64', I: 'M34', BB: 'M11', P: 'M15', PP: 'M3' }
    const size = face.sizes[0]
    const game = play(
      scene({
        tiles: { T2: 'HR' },
        species: { 'red-dino': { size, cards: [gives[face.dna] as string], cultures: ['toolUse'], at: ['T2b'] } },
      }),
    )
    game.seat('red').chooses('expand', 'species:red-fin', `inherit:${id}`)
    if (game.ask?.kind === 'expand.destination') game.seat('red').chooses('place:T2b')
    expect(dnaOf(speciesNamed(game.state, 'red-fin'))).toBe(face.dna)
  })
})
