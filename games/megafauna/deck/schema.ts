import { cardId, inEvery, provenance, someOf } from '@deeptime/kit/deck'
import { z } from 'zod'
import { MAX_SIZE } from '../components/mutations.ts'

/**
 * The schema of a deck. Only the deck checker and the tests run it, and the test that writes `deck.schema.json`: a game in play
 * never loads zod.
 */

const name = inEvery(['en', 'fr'], 60)
const yes = z.literal(true)
const organ = z.enum(['red', 'yellow', 'green', 'blue', 'white']).meta({ id: 'Organ' })
const mutationColour = z.enum(['red', 'yellow', 'green', 'blue']).meta({ id: 'MutationColour' })
const emotion = z.enum(['red', 'yellow', 'green', 'blue', 'violet']).meta({ id: 'Emotion' })
const colour = z.enum(['green', 'orange', 'black', 'white'])
const craton = z.enum(['laurentia', 'baltica', 'siberia', 'gondwana']).meta({ id: 'Craton' })

/** A promoted orientation: a trait, or the genotype of a form. */
const sideSchema = z
  .strictObject({
    name,
    // A genotype, and the colours that recede in the daughter.
    form: z.enum(['armored', 'swimmer', 'flyer', 'burrower']).exactOptional(),
    recession: z.array(organ).max(3).exactOptional(),
    plus: z.array(organ).max(4).exactOptional(),
    monster: mutationColour.exactOptional(),
    maxSize: someOf(MAX_SIZE),
    venom: yes.exactOptional(),
    mutualism: yes.exactOptional(),
    // Halves of an emotion at the edges.
    left: emotion.exactOptional(),
    right: emotion.exactOptional(),
    haustorium: z.union([z.literal(0), z.literal(5)]).exactOptional(),
    fossil: z.enum(['upright', 'inverted']).exactOptional(),
  })
  .meta({ id: 'Side' })

const figures = z.enum(['mixed', 'reconstructed'])

export const mutationSchema = z
  .strictObject({
    id: cardId,
    name,
    colour: mutationColour,
    plus: z.array(organ).min(1).max(4),
    plantIcon: z.boolean(),
    A: sideSchema,
    B: sideSchema,
    figures,
    ...provenance,
  })
  .meta({ id: 'Mutation' })

const discPlace = z.enum(['oxygen', 'clouds', 'atmosphere', 'cloudsOrAtmosphere', 'continent', 'offshore'])

const eventSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('latitudinalDrift'),
      direction: z.enum(['N', 'S']),
      steps: z.union([z.literal(1), z.literal(2)]),
    }),
    z.strictObject({ kind: z.literal('crater') }),
    z.strictObject({ kind: z.literal('collision'), craton, direction: z.enum(['E', 'W']) }),
    z.strictObject({ kind: z.literal('rift') }),
    z.strictObject({ kind: z.literal('climax'), latitudes: z.array(z.int().min(0).max(7)).min(1).max(3) }),
    z.strictObject({ kind: z.literal('deluge') }),
    z.strictObject({ kind: z.literal('mutagen') }),
    z.strictObject({ kind: z.literal('radiation'), organs: z.enum(['metabolic', 'darwinian']) }),
    z.strictObject({ kind: z.literal('crowdDisease') }),
    z.strictObject({ kind: z.literal('windy') }),
    z.strictObject({
      kind: z.literal('reservoir'),
      disc: z.enum(['black', 'white', 'green']),
      from: discPlace,
      to: discPlace,
      pistol: yes.exactOptional(),
      requires: z.enum(['microbe', 'conflagration', 'precipitation', 'overcast']).exactOptional(),
      rainShadow: yes.exactOptional(),
    }),
  ])
  .meta({ id: 'Event' })

const rows = z.array(z.array(eventSchema).min(1).max(4)).min(1).max(6)

export const etCardSchema = z
  .strictObject({
    id: cardId,
    name,
    // Three of the four colours; the fourth acts last.
    order: z.array(colour).length(3),
    stable: yes.exactOptional(),
    comet: yes.exactOptional(),
    rows,
    figures,
    ...provenance,
  })
  .meta({ id: 'EtCard' })

export const biosphereCardSchema = z.strictObject({ id: cardId, name, craton, rows, figures, ...provenance }).meta({ id: 'BiosphereCard' })

const biosphere = z.array(biosphereCardSchema).max(60)

export const deckSchema = z
  .strictObject({
    // Where editors find `deck.schema.json`.
    $schema: z.string().max(200).exactOptional(),
    format: z.literal('deep-time-megafauna-deck-1'),
    name: inEvery(['en', 'fr'], 100),
    mutations: z.array(mutationSchema).max(300),
    events: z.strictObject({ et: z.array(etCardSchema).max(60), tooHot: biosphere, goldilocks: biosphere, tooCold: biosphere }),
  })
  .meta({ title: 'A deck for Bios: Megafauna, second edition' })
