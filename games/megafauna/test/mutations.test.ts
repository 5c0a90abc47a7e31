import { describe, expect, it } from 'vitest'
import { isBarredToPlants } from '../actions/mutate.ts'
import { canPromote } from '../actions/promote.ts'
import { darkHeart, greenHeart } from '../climate.ts'
import { MUTATIONS } from '../components/mutations.ts'
import { EMOTIONS, ORGANS } from '../components/phyla.ts'
import type { Emotion, MutationData, SideData } from '../components/types.ts'
import { canEat } from '../habitat.ts'
import { heartOf } from '../heart.ts'
import { partsOf } from '../score.ts'
import { LANGUAGE, VENOM } from '../state.ts'
import { emotionsOf, genotypeLimit, skeletonOf } from '../tableau.ts'
import { action, colour, of, organs, play, player, type Scene, type SpeciesScene, scene, species } from './scene.ts'

/** What is printed on each card, and what happens on the table. */
const numberOf = (card: MutationData): number => Number.parseInt(card.id.slice(4), 10)
const letters = (organsOf: readonly string[]): string =>
  ORGANS.flatMap((o) => organsOf.filter((x) => x === o).map(() => 'rygbw'[ORGANS.indexOf(o)])).join('')
const SIDES = MUTATIONS.flatMap((card) =>
  (['A', 'B'] as const).map((side) => ({ name: `${numberOf(card)}${side}`, card, side, data: card[side] as SideData })),
)
const traits = SIDES.filter(({ data }) => data.form === undefined)
const genotypes = SIDES.filter(({ data }) => data.form !== undefined)

/** Answers a question only if it is asked: with one answer nobody is. */
const perhaps = (p: ReturnType<typeof play>, id: string) => (p.options().includes(id) ? p.chooses(id) : p)

const AT = ['siberia-1/herbivore', 'siberia-2/herbivore', 'siberia-5/herbivore']
/** Black with the card, unpromoted; an orange flyer eats one of its archetypes. */
function holding(card: MutationData, more: SpeciesScene = {}, rest: Scene = {}) {
  return scene({
    players: ['orange', 'black'],
    active: 'black',
    clouds: 3,
    species: {
      'black-archetype': { at: AT, cards: [{ card: `${numberOf(card)}`, plus: letters(card.plus) }], ...more },
      'orange-flyer': { genotype: numberOf(card) === 21 ? '25A' : '21A', at: ['siberia-1/carnivore'] },
    },
    ...rest,
  })
}
describe('E1c Cards as they are taken', () => {
  it.each(MUTATIONS.map((card) => [numberOf(card), card] as const))(
    'm%i brings its plus organs, and plants may have it or not',
    (number, card) => {
      const row = ['red', 'yellow'].includes(card.colour) ? 'metabolic' : 'darwinian'
      const s = scene({
        [row]: [number],
        species: { 'black-archetype': { at: ['siberia-1/herbivore'] }, 'green-archetype': { at: ['baltica-3/herbivore'] } },
      })
      play(s, action('black')).chooses(`mutate:${card.id}`)
      expect(organs(of(s, 'black-archetype'))).toBe(letters(card.plus))
      expect(of(s, 'black-archetype').cards.map(({ card: held, side }) => [held, side])).toEqual([[number, 0]])
      // E1d
      expect(isBarredToPlants(s, colour('green'), number)).toBe(row === 'metabolic' && !card.plantIcon)
    },
  )
})

describe('E2 Traits', () => {
  it.each(traits)('m$name: organs, venom, number and fossil as printed', ({ card, side, data }) => {
    const size = Math.min(2, data.maxSize)
    const s = holding(card, { size })
    const before = partsOf(s, colour('black')).find(({ label }) => label === 'tableau')?.value as number
    const p = perhaps(play(s, action('black')).chooses(`promote:black-archetype:${card.id}`), `side:${side}`)
    while (p.ask && p.ask.kind !== 'action')
      p.chooses(p.options().includes('personality.keep') ? 'personality.keep' : (p.options()[0] as string))
    const x = of(s, 'black-archetype')
    // E2c–d: what it had is basal now, what the side shows is plus; a monster counts as many as its species is large.
    expect(x.basal).toEqual(ORGANS.map((o) => card.plus.filter((y) => y === o).length))
    const monsters = data.monster ? Array.from({ length: size }, () => data.monster as string) : []
    expect(organs(x)).toBe(letters([...card.plus, ...(data.plus ?? []), ...monsters]))
    expect(x.cards[0]?.monster).toBe(data.monster !== undefined)
    // J3
    expect((x.flags & VENOM) !== 0).toBe(data.venom === true)
    if (data.venom) {
      of(s, 'orange-flyer').size = size
      expect(canEat(s, species('orange-flyer'), species('black-archetype'))).toBe(false)
      of(s, 'orange-flyer').size = size + 1
      expect(canEat(s, species('orange-flyer'), species('black-archetype'))).toBe(true)
    }
    // J2
    expect(x.cards[0]?.host).toBe(data.mutualism ? species('orange-flyer') : -1)
    // J5
    expect(skeletonOf(s, species('black-archetype'))).toBe(data.haustorium ?? 3)
    if (data.haustorium === 0) expect(heartOf(s, species('black-archetype'))).toBe(greenHeart(s) + 2 * (x.organs[4] as number))
    else expect(heartOf(s, species('black-archetype'))).toBe(darkHeart(s) + 2 * (x.organs[4] as number))
    // A7c, I3b
    const after = partsOf(s, colour('black')).find(({ label }) => label === 'tableau')?.value as number
    expect(after - before).toBe(data.fossil === 'upright' ? 1 : 0)
  })

  it.each(traits)('m$name: its largest size binds', ({ card, side, data }) => {
    const s = holding(card, { size: data.maxSize })
    const sideNumber = side === 'A' ? 1 : 2
    expect(canPromote(s, species('black-archetype'), numberOf(card), sideNumber)).toBe(true)
    if (data.maxSize === 6) return
    of(s, 'black-archetype').size = data.maxSize + 1
    expect(canPromote(s, species('black-archetype'), numberOf(card), sideNumber)).toBe(false)
    // J1: and what grows beyond it later loses the card.
    const grown = holding(card, { size: data.maxSize, cards: [`${numberOf(card)}${side}`] })
    perhaps(play(grown, action('black')).chooses('resize'), 'up:black-archetype')
    expect(of(grown, 'black-archetype').cards).toEqual([])
    expect(grown.rows.some(({ discard }) => discard.includes(numberOf(card)))).toBe(true)
  })
})

describe('E3 Genotypes', () => {
  it.each(genotypes)('m$name founds its form, and its colours recede', ({ card, side, data }) => {
    const s = holding(card, { basal: 'rygbw' })
    play(s, action('black')).chooses(`promote:black-archetype:${card.id}`, `side:${side}`, 'upright:siberia-2/herbivore')
    const name = `black-${data.form}`
    const copied = [...ORGANS, ...card.plus]
    for (const organ of data.recession ?? []) copied.splice(copied.indexOf(organ), 1)
    expect(organs(of(s, name))).toBe(letters(copied))
    expect(organs(of(s, 'black-archetype'))).toBe(letters([...ORGANS, ...card.plus]))
    expect(of(s, name)).toMatchObject({ genotype: numberOf(card), size: 1, cards: [] })
    expect(genotypeLimit(s, species(name))).toBe(data.maxSize)
    expect([s.living[species('black-archetype')], s.living[species(name)]]).toEqual([2, 1])
  })

  it.each(genotypes)('m$name is a fossil when its species dies out', ({ card, data }) => {
    const name = `black-${data.form}`
    const s = scene({
      players: ['orange', 'black'],
      species: {
        'black-archetype': { at: ['siberia-1/herbivore'] },
        [name]: { genotype: `${numberOf(card)}`, size: data.maxSize, lying: ['siberia-5/herbivore', 'siberia-5/herbivore'] },
        'orange-archetype': { at: ['laurentia-2/herbivore'] },
      },
    })
    const fossils = data.fossil === 'upright' ? [numberOf(card)] : []
    play(s, { step: 'burial' })
    expect(s.species[species(name)]).toBeNull()
    expect(player(s, 'black').fossilCards).toEqual(fossils)
  })
})

const halves = (edge: 'left' | 'right', emotion: Emotion) => traits.filter(({ data }) => data[edge] === emotion)

describe('J6 Emotions', () => {
  it.each(EMOTIONS)('%s has both halves in the deck', (emotion) => {
    expect(halves('right', emotion).length).toBeGreaterThan(0)
    expect(halves('left', emotion).length).toBeGreaterThan(0)
  })

  it.each(traits.filter(({ data }) => data.left || data.right))(
    'm$name joins a card with the other half, and no other',
    ({ name, card, side, data }) => {
      for (const edge of ['left', 'right'] as const) {
        const emotion = data[edge]
        if (!emotion) continue
        for (const half of EMOTIONS) {
          const other = halves(edge === 'left' ? 'right' : 'left', half).find(
            (one) => one.card.id !== card.id && (one.data.maxSize ?? 6) >= 1 && !clashes(one.data, data, edge),
          )
          if (!other) continue
          const s = holding(card, { cards: [other.name, { card: `${numberOf(card)}`, plus: letters(card.plus) }] })
          const p = perhaps(play(s, action('black')).chooses(`promote:black-archetype:${card.id}`), `side:${side}`)
          while (p.ask && !['action', 'personality.next'].includes(p.ask.kind)) p.chooses(p.options()[0] as string)
          const order = edge === 'left' ? [other.name, name] : [name, other.name]
          const offered = p.ask?.kind === 'personality.next'
          expect(offered, `${name} and ${other.name}`).toBe(half === emotion)
          if (!offered) continue
          const first = p.options().find((id) => id.endsWith(`mut-${order[0]?.slice(0, -1).padStart(2, '0')}`)) as string
          p.chooses(first)
          while (p.ask?.kind === 'personality.next') p.chooses(p.options()[0] as string)
          const x = of(s, 'black-archetype')
          expect(x.emotions).toEqual(EMOTIONS.map((e) => (e === emotion ? 1 : 0)))
          expect([emotionsOf(x), (x.flags & LANGUAGE) !== 0]).toEqual([1, false])
          break
        }
      }
    },
  )
})

/** Whether two cards would also fit the other way round. */
const clashes = (other: SideData, own: SideData, edge: 'left' | 'right'): boolean =>
  edge === 'left' ? own.right !== undefined && other.left === own.right : own.left !== undefined && other.right === own.left
