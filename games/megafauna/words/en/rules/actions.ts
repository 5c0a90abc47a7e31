import type { RulesOf } from '../../rule-words.ts'

/** Chapter E. */
export const actionsEn: RulesOf<'E'> = {
  E1: ['Mutate', 'Take a card of the display and add it to the tableau of one of your species. There are no hands.'],
  E1a: [
    'Cost',
    'All cards that a species takes in one phase may together cost no more than it has unborn creeples. Nothing is spent: it is a ceiling.',
  ],
  E1b: [
    'Emotions cheapen',
    'If the species has held an emotion of the card’s colour since the phase began, the cost is halved. With two, see J6e.',
  ],
  E1c: ['Plus organs', 'The organs shown with a plus go on the card at once.'],
  E1d: ['Green', 'Green takes red and yellow cards only if they show the monstrous plant.'],
  E1e: [
    'Refill',
    'After your purchases the cards of a row slide to the free positions, and new ones come from the pile. Until then gaps stay gaps and costs don’t slide.',
  ],
  E2: ['Promote', 'Turn an unpromoted mutation of a species over.'],
  E2a: ['Preview', 'Both faces of every card are known to all.'],
  E2b: [
    'Orientation',
    'Choose one of its two orientations. The species may not be larger than the size shown. If it shows a form, it is a speciation (E3).',
  ],
  E2c: ['Plus becomes basal', 'The organs that lay on the card become basal organs of the species; the new plus organs go on the card.'],
  E2d: ['Monsters', 'A monster token counts as as many organs as the size of its species.'],
  E2e: [
    'Too large a mother',
    'If the mother is larger than the new form allows, the daughter is a kiwi (E6b): an archetype. That needs your archetype to be out of play; otherwise the promotion is not allowed.',
  ],
  E2f: ['Mutualism', 'An orientation with mutualism takes a host now, and only now (J2).'],
  E2g: ['Venom', 'A venomous herbivore is hard to eat: see J3.'],
  E2h: ['Personality', 'After each promotion you may rearrange the personality of the species (J6).'],
  E2i: ['One species for a form', 'You can’t speciate into a form of which you have living creeples.'],
  E3: ['Speciate', 'Promoting a mutation to a form founds a new species, the daughter of the species that held the card.'],
  E3a: ['Genotype', 'The card leaves the mother and becomes the daughter’s genotype.'],
  E3b: [
    'Inheritance',
    'First the organs of the card become basal on the mother. The daughter gets copies of all basal organs and of the size, but no plus organs and no traits.',
  ],
  E3c: ['Recession', 'For each recession icon the daughter loses one copied cube of that colour, if she has one. This is no extinction.'],
  E3d: [
    'The daughter’s place',
    'A creeple of the daughter replaces a creeple of the mother on the map. If that was the mother’s last, the mother dies out (I3).',
  ],
  E4: ['Populate', 'Move up to 1 plus its blue organs of a species’ unborn creeples to the newborn.'],
  E5: ['Neoteny', 'Remove up to one basal organ from each of your species. Nobody dies of it.'],
  E6: ['Resize', 'Each of your species may grow or shrink by one.'],
  E6a: ['Too large for a mutation', 'Mutations whose largest size is exceeded are lost (J1).'],
  E6b: [
    'Kiwi',
    'If a species outgrows its genotype, the genotype becomes a fossil. If your archetype is out of play, the species lives on as an archetype with all its organs and mutations, and its creeples become archetypes. Otherwise it dies out.',
  ],
  E7: ['Resurrect', 'For a Lazarus only: your archetype returns at size 1, with the personality it kept.'],
  E7a: ['Where', 'Place one archetype on any level it can live on.'],
  E8: [
    'Medea',
    'With your whole action phase you take Medea from whoever has her. She commands discs (D10a, D12, D13, D14) and is worth a point. A Lazarus keeps her.',
  ],
}
