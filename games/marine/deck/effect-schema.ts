import type { Described } from '@deeptime/kit'
import { someOf, upTo } from '@deeptime/kit/deck'
import { z } from 'zod'
import { SPACES } from '../components/action-display.ts'
import { ELEMENT_IDS, SECTION_IDS, TERRAIN_IDS, VENT_SIDES } from '../components/ids.ts'

/**
 * The language in which cards are written. Steps run in order, each as far as the state allows; a later step still runs
 * if an earlier one did nothing. `count` must be met as far as possible; `max` and `perTile` allow any number from 0 up;
 * `leave` takes away all but that many.
 */

const stepName = z.string().min(1).max(40).meta({ id: 'StepName', description: 'A name that one step has and another falls back from.' })
const tileName = z.string().min(1).max(40).meta({ id: 'TileName', description: 'A name that chooseTile gives to a tile.' })

export const terrains = z.array(z.enum(TERRAIN_IDS)).min(1).meta({ id: 'Terrains' })
export const ventSide = z.enum(VENT_SIDES)
export const yes = z.literal(true)

export const measure = z.enum(['elements', 'vp'])
export const animalSelector = z.union([
  // `self` runs the steps of `eachAnimal`; those `above` are opposing animals higher on the food chain.
  z.enum(['actor', 'self', 'opposing', 'each', 'above']),
  // Opposing animals with more or fewer of these than the actor, as the step starts.
  z.strictObject({ opposingWith: z.union([z.strictObject({ more: measure }), z.strictObject({ fewer: measure })]) }),
])
/** One selector, or all of several. */
export const animals = z.union([animalSelector, z.array(animalSelector).min(1)]).meta({ id: 'Animals' })

/** Earth tiles for which all of these hold; an empty selector means any tile. */
export const tileSelector = z
  .strictObject({
    // A tile under a Vent is only a Vent.
    terrain: terrains.exactOptional(),
    ventSide: ventSide.exactOptional(),
    occupiedBy: z.enum(['actor', 'self']).exactOptional(),
    // Both the actor and an opposing animal have species there.
    sharedWithOpposing: yes.exactOptional(),
    actorThriving: yes.exactOptional(),
    // The actor has more species there than every other animal, and is not alone. Cubes count, traits do not.
    actorSoleMost: yes.exactOptional(),
    minSpecies: someOf(140).exactOptional(),
    minElements: someOf(6).exactOptional(),
    speciesExceedElements: yes.exactOptional(),
    adjacentTo: tileName.exactOptional(),
    is: tileName.exactOptional(),
  })
  .meta({ id: 'TileSelector', description: 'Earth tiles for which all of these hold; {} means any tile.' })

const most = { max: someOf(100).exactOptional() }
export const amount = z
  .union([
    upTo(100),
    z.strictObject({ count: z.literal('tiles'), where: tileSelector, ...most }),
    // Species of all animals on the tile.
    z.strictObject({ count: z.literal('species'), on: tileName, ...most }),
    // Discs on Earth whose type is on the actor's display.
    z.strictObject({ count: z.literal('elementsOnEarth'), matching: z.literal('actor'), ...most }),
    // The printed first-place value of the tile scored in this Evolution action.
    z.strictObject({ ref: z.literal('scoredTile.score[0]'), ...most }),
  ])
  .meta({ id: 'Amount' })

/** Every step may have a name, and may be the fallback of a named one: it then runs only if that one changed nothing at all. */
const links = { id: stepName.exactOptional(), fallback: stepName.exactOptional() }

const op = <Name extends string, Args extends z.core.$ZodLooseShape>(name: Name, args: Args) =>
  z.strictObject({ op: z.literal(name), ...args, ...links })

const from = { from: z.enum(['genePool', 'boxThenGenePool']).exactOptional() }
const where = { on: tileName.exactOptional(), onEach: tileSelector.exactOptional() }
/** `bagChoice`: a type of the chooser's choice; `bagRandom`: a random disc; `bagType`: the given type. */
const bag = z.enum(['bagChoice', 'bagRandom'])
const ofType = { source: z.literal('bagType'), type: z.enum(ELEMENT_IDS) }
const onTiles = { where: tileSelector.exactOptional() }
const actor = z.literal('actor')

const speciesOps = [
  op('placeSpecies', { on: tileName, max: someOf(35), ...from }),
  op('placeSpecies', { onEach: tileSelector, perTile: someOf(35), max: someOf(35).exactOptional(), ...from }),
  op('eliminateSpecies', { on: tileName, leave: upTo(140), owner: z.literal('any'), chooser: actor }),
  op('eliminateSpecies', { ...where, count: someOf(35), owner: z.enum(['any', 'opposing']), chooser: actor }),
  op('eliminateSpecies', { ...where, count: someOf(35), owner: z.literal('self'), chooser: z.literal('owner') }),
  // Every animal whose number on the tile is the highest.
  op('eliminateSpecies', { ...where, count: someOf(35), owner: z.literal('eachAnimalWithMost'), chooser: z.literal('none') }),
  op('replaceSpecies', { maxAnimals: someOf(3), perAnimal: someOf(35) }),
  op('moveSpecies', { from: tileName, owner: z.literal('any'), all: yes, chooser: actor }),
] as const

const elementOps = [
  op('placeElement', { source: bag, count: someOf(6), ...onTiles }),
  op('placeElement', { source: bag, max: someOf(6), ...onTiles }),
  op('placeElement', { ...ofType, count: someOf(6), ...onTiles }),
  op('placeElement', { ...ofType, max: someOf(6), ...onTiles }),
  op('removeElement', { on: tileName, leave: upTo(6) }),
  op('removeElement', { max: someOf(19) }),
  op('addAnimalElement', { who: animals, source: bag, count: someOf(6) }),
  op('loseAnimalElement', { who: animals, count: someOf(6), chooser: z.literal('owner') }),
  op('replaceAnimalElement', { source: z.literal('bagChoice'), max: someOf(6) }),
] as const

const pointOps = [
  op('gainVP', { amount, who: z.enum(['actor', 'self']).exactOptional() }),
  op('gainBonusVP', { count: amount }),
  op('loseVP', { who: animals, amount }),
  op('scoreTile', { on: tileName }),
] as const

const pawnOps = [
  op('performAction', {
    // Not Evolution: a card would then be taken while another resolves.
    action: z.enum(SECTION_IDS).exclude(['evolution']),
    as: z.enum(SPACES.map((s) => s.id)).exactOptional(),
    cubes: someOf(35).exactOptional(),
  }),
  op('gainBasicPawn', { who: animals, count: someOf(8) }),
  op('returnPawns', { who: animals, max: someOf(14) }),
  op('grantExtraTurn', { ignoreAfterRule: z.boolean().exactOptional() }),
  op('shiftTarget', { max: someOf(100) }),
] as const

const otherOps = [op('chooseTile', { as: tileName, where: tileSelector }), op('cycleStacks', {}), op('triggerEndgame', {})] as const

const simpleOps = [...speciesOps, ...elementOps, ...pointOps, ...pawnOps, ...otherOps] as const

/** What holds steps itself: its type is written out, as no type can be read from a schema that holds itself. */
const who = { chooser: z.enum(['actor', 'self']) }
export type EffectStep =
  | Described<(typeof simpleOps)[number]>
  | (Described<typeof choiceHead> & { readonly options: readonly (readonly EffectStep[])[] })
  | (Described<typeof eachHead> & { readonly steps: readonly EffectStep[] })
const choiceHead = op('choice', who)
const eachHead = op('eachAnimal', { who: animals })

const steps = z.lazy(() => z.array(effectStep).min(1))

export const effectStep: z.ZodType<EffectStep> = z
  .union([...simpleOps, choiceHead.extend({ options: z.array(steps).min(2).max(6) }), eachHead.extend({ steps })])
  .meta({ id: 'EffectStep' })
