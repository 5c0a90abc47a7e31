import { z } from 'zod'
import { SPACES } from './action-display.ts'
import type { Deck, EvolutionCard, TraitCard } from './deck.ts'
import type { Amount, AnimalSelector, Animals, EffectOp, EffectStep, TileSelector } from './effects.ts'
import type { Modifier, TraitModifier } from './hooks.ts'
import { ELEMENT_IDS, FISH_ICONS, SECTION_IDS, TERRAIN_IDS, VENT_SIDES } from './ids.ts'

/**
 * The schema of a deck. Only the deck checker, the tests and the script that writes `deck.schema.json` import it: a game
 * in play never loads zod.
 */

/** Braces and angle brackets mean something in the catalogs. */
const words = (longest: number) =>
  z
    .string()
    .regex(/^[^{}<>]+$/, 'must be a text without { } < >')
    .max(longest)
const inBothLanguages = (longest: number) => z.strictObject({ en: words(longest), fr: words(longest) })
const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens')
  .max(40)
const stepName = z.string().min(1).max(40).meta({ id: 'StepName', description: 'A name that one step has and another falls back from.' })
const tileName = z.string().min(1).max(40).meta({ id: 'TileName', description: 'A name that chooseTile gives to a tile.' })
const amountOf = (most: number) => z.int().min(0).max(most)
const someOf = (most: number) => z.int().min(1).max(most)

const terrains = z.array(z.enum(TERRAIN_IDS)).min(1).meta({ id: 'Terrains' })
const ventSide = z.enum(VENT_SIDES)
const yes = z.literal(true)

const measure = z.enum(['elements', 'vp'])
const animalSelector: z.ZodType<AnimalSelector> = z.union([
  z.enum(['actor', 'self', 'opposing', 'each', 'above']),
  z.strictObject({ opposingWith: z.union([z.strictObject({ more: measure }), z.strictObject({ fewer: measure })]) }),
])
const animals: z.ZodType<Animals> = z.union([animalSelector, z.array(animalSelector).min(1)]).meta({ id: 'Animals' })

const tileSelector: z.ZodType<TileSelector> = z
  .strictObject({
    terrain: terrains.exactOptional(),
    ventSide: ventSide.exactOptional(),
    occupiedBy: z.enum(['actor', 'self']).exactOptional(),
    sharedWithOpposing: yes.exactOptional(),
    actorThriving: yes.exactOptional(),
    actorSoleMost: yes.exactOptional(),
    minSpecies: someOf(140).exactOptional(),
    minElements: someOf(6).exactOptional(),
    speciesExceedElements: yes.exactOptional(),
    adjacentTo: tileName.exactOptional(),
    is: tileName.exactOptional(),
  })
  .meta({ id: 'TileSelector', description: 'Earth tiles for which all of these hold; {} means any tile.' })

const most = { max: someOf(100).exactOptional() }
const amount: z.ZodType<Amount> = z
  .union([
    amountOf(100),
    z.strictObject({ count: z.literal('tiles'), where: tileSelector, ...most }),
    z.strictObject({ count: z.literal('species'), on: tileName, ...most }),
    z.strictObject({ count: z.literal('elementsOnEarth'), matching: z.literal('actor'), ...most }),
    z.strictObject({ ref: z.literal('scoredTile.score[0]'), ...most }),
  ])
  .meta({ id: 'Amount' })

const links = { id: stepName.exactOptional(), fallback: stepName.exactOptional() }
const steps = z.lazy(() => z.array(effectStep).min(1))

const op = <Name extends EffectOp['op'], Args extends z.core.$ZodLooseShape>(name: Name, args: Args) =>
  z.strictObject({ op: z.literal(name), ...args, ...links })

const from = { from: z.enum(['genePool', 'boxThenGenePool']).exactOptional() }
const where = { on: tileName.exactOptional(), onEach: tileSelector.exactOptional() }
const bag = z.enum(['bagChoice', 'bagRandom'])
const ofType = { source: z.literal('bagType'), type: z.enum(ELEMENT_IDS) }
const onTiles = { where: tileSelector.exactOptional() }
const actor = z.literal('actor')

const speciesOps = [
  op('placeSpecies', { on: tileName, max: someOf(35), ...from }),
  op('placeSpecies', { onEach: tileSelector, perTile: someOf(35), max: someOf(35).exactOptional(), ...from }),
  op('eliminateSpecies', { on: tileName, leave: amountOf(140), owner: z.literal('any'), chooser: actor }),
  op('eliminateSpecies', { ...where, count: someOf(35), owner: z.enum(['any', 'opposing']), chooser: actor }),
  op('eliminateSpecies', { ...where, count: someOf(35), owner: z.literal('self'), chooser: z.literal('owner') }),
  op('eliminateSpecies', { ...where, count: someOf(35), owner: z.literal('eachAnimalWithMost'), chooser: z.literal('none') }),
  op('replaceSpecies', { maxAnimals: someOf(3), perAnimal: someOf(35) }),
  op('moveSpecies', { from: tileName, owner: z.literal('any'), all: yes, chooser: actor }),
] as const

const elementOps = [
  op('placeElement', { source: bag, count: someOf(6), ...onTiles }),
  op('placeElement', { source: bag, max: someOf(6), ...onTiles }),
  op('placeElement', { ...ofType, count: someOf(6), ...onTiles }),
  op('placeElement', { ...ofType, max: someOf(6), ...onTiles }),
  op('removeElement', { on: tileName, leave: amountOf(6) }),
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
    action: z.enum(SECTION_IDS).exclude(['evolution']),
    as: z.enum(SPACES.map((s) => s.id)).exactOptional(),
    cubes: someOf(35).exactOptional(),
  }),
  op('gainBasicPawn', { who: animals, count: someOf(8) }),
  op('returnPawns', { who: animals, max: someOf(14) }),
  op('grantExtraTurn', { ignoreAfterRule: z.boolean().exactOptional() }),
  op('shiftTarget', { max: someOf(100) }),
] as const

const otherOps = [
  op('chooseTile', { as: tileName, where: tileSelector }),
  op('cycleStacks', {}),
  op('choice', { chooser: z.enum(['actor', 'self']), options: z.array(steps).min(2).max(6) }),
  op('eachAnimal', { who: animals, steps }),
  op('triggerEndgame', {}),
] as const

const effectStep: z.ZodType<EffectStep> = z
  .union([...speciesOps, ...elementOps, ...pointOps, ...pawnOps, ...otherOps])
  .meta({ id: 'EffectStep' })

const hook = <Name extends TraitModifier['hook'], Args extends z.core.$ZodLooseShape>(name: Name, args: Args) =>
  z.strictObject({ hook: z.literal(name), ...args })

const actionCondition = z.union([
  z.strictObject({}),
  z.strictObject({ placedElement: yes }),
  z.strictObject({ swapped: yes }),
  z.strictObject({ placedTile: yes }),
  z.strictObject({ placedOnTerrain: terrains }),
  z.strictObject({ minEliminated: someOf(35) }),
])
const reseedCondition = z.union([
  z.strictObject({ soleMost: z.literal('specialPawnsControlled') }),
  z.strictObject({ minElements: someOf(6) }),
])

const hooksForAll = [
  hook('speciationCapacity', { terrain: terrains, delta: z.int().min(-4).max(10) }),
  hook('scoringVP', {
    terrain: terrains,
    ventSide: ventSide.exactOptional(),
    places: z.array(z.int().min(1).max(4)).min(1),
    delta: z.int().min(-8).max(20),
  }),
  hook('migrationBarrier', {}),
  hook('noBump', {}),
  hook('vpOnAction', { action: z.enum(SECTION_IDS), condition: actionCondition, vp: someOf(20) }),
  hook('vpOnReseed', { condition: reseedCondition, vp: someOf(20) }),
] as const

const hooksOfTraits = [
  hook('scoringCount', { minOwnSpecies: someOf(35), delta: z.int().min(-10).max(10) }),
  hook('scoringTieBreak', { terrain: terrains }),
  hook('migrationCount', { delta: someOf(35) }),
  hook('migrationDistance', { value: z.int().min(2).max(6) }),
  hook('competitionLossCap', { perAction: amountOf(35) }),
  hook('competitionProtectLast', {}),
  hook('competitionBonus', { extra: someOf(10) }),
  hook('speciationExtra', { total: someOf(20) }),
  hook('extinctionSave', { max: someOf(35) }),
  hook('thriveOn', { terrain: terrains }),
  hook('setupElement', { source: z.literal('bagChoice'), protected: yes }),
  hook('elementImmunity', { from: z.array(z.enum(['regression', 'evolutionCards'])).min(1) }),
  hook('survivalConsolation', { vpPerVent: someOf(10), max: someOf(40) }),
  hook('ignoreAfterRule', { uses: someOf(8), resetOn: z.literal('retrieve') }),
  hook('dominanceValue', { delta: someOf(20) }),
  hook('copyTrait', {
    when: z.array(z.enum(['traitsRevealed', 'reseedEnd'])).min(1),
    from: z.literal('opposing'),
    vpOnChange: amountOf(10),
    vpIfNone: amountOf(10),
  }),
] as const

const modifier: z.ZodType<Modifier> = z.union(hooksForAll).meta({ id: 'Modifier' })
const traitModifier: z.ZodType<TraitModifier> = z.union([...hooksForAll, ...hooksOfTraits]).meta({ id: 'TraitModifier' })

const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date, such as 2026-11-30')
const tuned = z.array(z.strictObject({ date, was: words(300), why: words(1000) })).min(1)
const provenance = {
  source: z.enum(['rulebook', 'public', 'reconstructed']),
  notes: words(1000).exactOptional(),
  tuned: tuned.exactOptional(),
}

const evolutionCardSchema: z.ZodType<EvolutionCard> = z
  .strictObject({
    id,
    name: inBothLanguages(60),
    text: inBothLanguages(600),
    fish: z.array(z.enum(FISH_ICONS)).max(2),
    taken: z.array(effectStep),
    onEnter: z.array(effectStep).exactOptional(),
    whileDisplayed: z.array(modifier).exactOptional(),
    basis: z.strictObject({ game: words(100), card: words(100) }).exactOptional(),
    ...provenance,
  })
  .meta({ id: 'EvolutionCard' })

const traitCardSchema: z.ZodType<TraitCard> = z
  .strictObject({
    id,
    name: inBothLanguages(60),
    text: inBothLanguages(600),
    modifiers: z.array(traitModifier).min(1),
    copyable: z.boolean(),
    ...provenance,
  })
  .meta({ id: 'TraitCard' })

export const deckSchema: z.ZodType<Deck> = z
  .strictObject({
    $schema: z.string().max(200).exactOptional(),
    format: z.literal('deep-time-marine-deck-1'),
    name: inBothLanguages(100),
    evolution: z.array(evolutionCardSchema).max(200),
    traits: z.array(traitCardSchema).max(100),
  })
  .meta({ title: 'A deck for Dominant Species: Marine' })

/** For editors: what may be written in a deck file. */
export const deckJsonSchema = (): unknown => z.toJSONSchema(deckSchema)
