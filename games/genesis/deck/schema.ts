import { cardId, inEvery, provenance, someOf, upTo } from '@deeptime/kit/deck'
import { z } from 'zod'
import { CLIMATE_ICONS, COLOUR_IDS, ENVIRONMENT_IDS, EON_IDS, EVENT_ICONS, EVENT_SPECIALS } from '../components/ids.ts'

/**
 * The schema of a deck, and the one source of its types (`components/deck.ts`). Only the deck checker and the tests run it, and the
 * script that writes `deck.schema.json`: a game in play never loads zod.
 */

const name = inEvery(['en', 'fr'], 60)
const colour = z.enum(COLOUR_IDS)
const environment = z.enum(ENVIRONMENT_IDS)
const face = someOf(6)
const faces = z.array(face).max(6)
const yes = z.literal(true)
const icons = someOf(4)

export const eventSchema = z
  .strictObject({
    id: cardId,
    number: someOf(999),
    eon: z.enum(EON_IDS),
    name,
    // The rows that are bright on the card.
    active: z.array(environment).max(4),
    // Printed left to right, resolved in this order.
    icons: z.array(z.enum(EVENT_ICONS)).max(12),
    climate: z.array(z.enum(CLIMATE_ICONS)).max(2),
    // The first colour in play is the first player; empty on an aftershock.
    turnOrder: z.array(colour).max(4),
    // Another card is drawn after it.
    aftershock: yes.exactOptional(),
    special: z.enum(EVENT_SPECIALS).exactOptional(),
    ...provenance,
  })
  .meta({ id: 'Event' })

export const refugiumSchema = z
  .strictObject({
    id: cardId,
    environment,
    // Also the colour of the catalysts that its bacterium makes.
    colour,
    name,
    bacterium: z.strictObject({ id: cardId, name }),
    // Printed left to right. A colour in `dots` has no cube: it only breaks ties.
    manna: z.array(colour).min(1).max(8),
    dots: z.array(colour).max(3),
    // Faces of the die that animate manna, in either climate.
    life: z.strictObject({ warm: faces, cold: faces }),
    // Left to right; an enzyme covers the leftmost empty slot, and an uncovered one acts for every die of its face.
    enzymeSlots: z.array(z.strictObject({ face, kills: z.enum(['manna', 'enzyme']) })).max(10),
    strikeImmune: yes.exactOptional(),
    // Catalysts to pay for each biont that enters.
    fee: someOf(3).exactOptional(),
    ...provenance,
  })
  .meta({ id: 'Refugium' })

const mutationSide = z.strictObject({
  name,
  abilities: z.strictObject({
    redQueen: icons.exactOptional(),
    hgt: icons.exactOptional(),
    sexuality: icons.exactOptional(),
    thermalShield: icons.exactOptional(),
    oxygenShield: icons.exactOptional(),
    spore: yes.exactOptional(),
    fission: yes.exactOptional(),
    nucleus: yes.exactOptional(),
    immunology: yes.exactOptional(),
    pollution: yes.exactOptional(),
  }),
})

export const mutationSchema = z
  .strictObject({
    id: cardId,
    number: someOf(999),
    // The cube of both sides, and the one that the promoted side adds.
    colour,
    plus: colour,
    plain: mutationSide,
    // DNA stands on every promoted side.
    promoted: mutationSide,
    ...provenance,
  })
  .meta({ id: 'Mutation' })

const parasiteFace = z.strictObject({
  id: cardId,
  name,
  diseaseSlots: z.array(colour).length(2),
  pollution: yes.exactOptional(),
  ...provenance,
})

export const parasiteSchema = z.strictObject({ id: cardId, colour, faces: z.array(parasiteFace).length(2) }).meta({ id: 'Parasite' })

const macroAbilities = z
  .strictObject({
    redQueen: icons.exactOptional(),
    thermalShield: icons.exactOptional(),
    oxygenShield: icons.exactOptional(),
    fission: yes.exactOptional(),
    nucleus: yes.exactOptional(),
    immunology: yes.exactOptional(),
    uvShield: yes.exactOptional(),
    cancerShield: yes.exactOptional(),
    droughtShield: yes.exactOptional(),
  })
  .meta({ id: 'MacroAbilities' })

const part = { id: cardId, colour, name, abilities: macroAbilities, ...provenance }
/** One cube slot. */
export const organSchema = z.strictObject(part).meta({ id: 'Organ' })
/** Room for one biont of its colour, an endosymbiont. */
export const circleSchema = z.strictObject(part).meta({ id: 'Circle' })

const systems = upTo(9)
export const macroFaceSchema = z
  .strictObject({
    name,
    // System chromosomes: the cubes that a bacterium must have to become it.
    systems: z.strictObject({ red: systems, yellow: systems, green: systems, blue: systems }),
    organs: z.array(organSchema).max(8),
    // One a colour, in the order red, yellow, green, blue.
    circles: z.array(circleSchema).length(4),
  })
  .meta({ id: 'MacroFace' })

export const macroSchema = z
  .strictObject({ id: cardId, marine: macroFaceSchema, terrestrial: macroFaceSchema, ...provenance })
  .meta({ id: 'Macroorganism' })

export const deckSchema = z
  .strictObject({
    // Where editors find `deck.schema.json`.
    $schema: z.string().max(200).exactOptional(),
    format: z.literal('deep-time-genesis-deck-1'),
    name: inEvery(['en', 'fr'], 100),
    events: z.array(eventSchema).max(60),
    refugia: z.array(refugiumSchema).max(60),
    mutations: z.array(mutationSchema).max(60),
    parasites: z.array(parasiteSchema).max(8),
    macroorganisms: z.array(macroSchema).max(20),
  })
  .meta({ title: 'A deck for Bios: Genesis' })
