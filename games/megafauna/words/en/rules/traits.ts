import type { RulesOf } from '../../rule-words.ts'

/** Chapter J. */
export const traitsEn: RulesOf<'J'> = {
  J1: [
    'Largest size',
    'A species that grows beyond the size shown on a mutation loses it; a card of its personality loses only its organs. Beyond that of the genotype, it is a kiwi or dies out (E6b).',
  ],
  J2: [
    'Mutualism',
    'On promotion take an unborn or newborn creeple of a host: another player’s species that eats a creeple of the promoting species, or is eaten by it. It lives on the card as a host.',
  ],
  J2a: [
    'Without a host',
    'If no species qualifies, or none has a creeple to spare, the card never gets one. Two cards may take from one species.',
  ],
  J2b: ['What it is worth', 'A host counts as one of your population (I4b) and a point at the end (A7d).'],
  J2c: ['Magic mushroom', 'Green may also take any species that holds an unpromoted mutation with the monstrous plant, wherever it lives.'],
  J2d: ['Going home', 'If the card, its species or the host’s species is lost, the creeple returns to its unborn.'],
  J3: ['Venom', 'A venomous herbivore is eaten only by venomous, larger or tool-using carnivores (F4b).'],
  J4: [
    'Monster',
    'Counts as as many organs of its colour as the size of its species. When it should be lost, the species shrinks instead; at size 1 the token goes.',
  ],
  J5: [
    'Haustorium',
    'Card 56 gives its species the skeletal number 0, which always wins among herbivores (G7), or 5, which always wins among carnivores (H6).',
  ],
  J5a: ['Its heart', 'With 0 the green heart counts in a mutagen (D7c), with 5 the dark one (D7b).'],
  J6: [
    'Emotions',
    'Two matching halves side by side make an emotion: anger (red), fear (yellow), joy (green), jealousy (blue), curiosity (violet).',
  ],
  J6a: ['Heads, tails, brains', 'A head has a half on its right edge, a tail on its left, a brain on both.'],
  J6b: [
    'Personality',
    'A row of two or more promoted cards of a species in which all neighbours make an emotion. Built after promotions (E2h).',
  ],
  J6c: ['Only one', 'Each species has one personality, with one head at most at its start and one tail at most at its end.'],
  J6d: ['It only grows', 'Cards may be inserted and their order changed, but none may ever leave it.'],
  J6e: [
    'Cheaper cards',
    'An emotion halves the cost of cards of its colour for its species. With two or more, the leftmost card is free and every other costs 1.',
  ],
  J6f: ['Language', 'Three emotions of at least two colours in one species are language: the game ends with the turn (A6).'],
  J6g: ['Cheshire cat', 'Cards of a personality may lose their organs, but are not discarded as long as the species lives.'],
  J7: [
    'Tools',
    'With each new emotion of curiosity you may take a free tool and choose its side. It lets the species hunt the form shown.',
  ],
  J7a: ['Fossil tools', 'When its species dies out, a tool goes to your fossil record.'],
  J7b: ['Diving bell', 'A carnivore with it lives in seas and blooms where a swimmer feeds it. It is no help to a herbivore.'],
  J7c: ['Armed herbivores', 'A herbivore with a tool can’t be eaten by a carnivore of its own form, unless that has a tool for this form.'],
  J7d: ['Antidote', 'With any tool a carnivore ignores venom.'],
  J8: ['Apomorphies (setting)', 'Experimental gifts of the phyla.'],
  J8a: ['Orange', 'Is immune to Darwinian radiation (D8).'],
  J8b: [
    'White and Green',
    'May resize once for nothing in the action phase (E6). If a herbivore changes, those who eat it may at once change by one as well.',
  ],
  J8c: ['Black', 'May use neoteny (E5) once a turn for nothing, at any of its decisions or to escape an extinction, for one fossil.'],
}
