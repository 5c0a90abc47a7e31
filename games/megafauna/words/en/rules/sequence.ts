import type { RulesOf } from '../../rule-words.ts'

/** Chapter A. */
export const sequenceEn: RulesOf<'A'> = {
  A1: ['Phase 1: events', 'The planet moves before anybody does. One or two event cards are turned up and resolved (D1 to D14).'],
  A1a: [
    'Turn up the ET card',
    'Turn up the top extraterrestrial card. On the first turn it only sets the order of play (C1p). In the tooth-and-claw game nothing counts but mutagens (D7), radiations (D8) and crowd diseases (D9).',
  ],
  A1b: ['Stable biosphere', 'An ET card with this icon comes alone: no biosphere card is drawn this turn.'],
  A1c: [
    'The biosphere card',
    'Otherwise draw a card of the deck that the Atmosphere names at this moment: too hot, Goldilocks or too cold. An empty deck is made anew from its twelve cards.',
  ],
  A1d: [
    'Which craton is struck',
    'A collision (D3) names its craton on the ET card. A crater (D2) and a latitudinal drift (D1) strike the craton of this turn’s biosphere card; without such a card they don’t happen. Collisions and latitudinal drifts need a latitude die on that craton, a crater does not.',
  ],
  A1e: [
    'Order of the events',
    'Row by row from the top, each row from left to right, the whole ET card before the biosphere card. Each event is finished, with all that follows from it, before the next one.',
  ],
  A1f: [
    'End of an era',
    'After the events of the fifth card the next era begins: all fifteen ET cards are shuffled and five of them dealt. At the end of this turn fossils are awarded (I4).',
  ],
  A1g: ['The strip follows the air', 'After every single event the latitude strip is the one that the Atmosphere names.'],
  A2: ['Phase 2: actions', 'Each player in the order of play (A5) takes all of his or her actions (E1 to E8).'],
  A2a: [
    'How many actions',
    'Two in the tooth-and-claw game; otherwise one to four, as the Oxygen says when your phase begins. You need not use them all.',
  ],
  A2b: ['Green breathes carbon', 'Green’s actions are read from the greenhouse level of the Atmosphere instead.'],
  A2c: [
    'What you can do',
    'Mutate (E1), promote (E2) or speciate (E3), populate (E4), neoteny (E5), resize (E6), resurrect (E7), or take Medea with the whole phase (E8). The same action may be repeated.',
  ],
  A2d: ['The display is refilled', 'When your phase ends, or when you close your purchases, the display is filled up again (E1e).'],
  A3: ['Phase 3: dispersal', 'Each player in the order of play settles all newborns.'],
  A3a: [
    'One by one',
    'Each newborn is given a mother (F1) and dispersed from her (F2). When your last newborn is settled, the next player follows.',
  ],
  A3b: ['Taking a biome', 'On arrival a newborn chooses its level (F6). If the level is held, the contest is fought at once (G2, H2).'],
  A4: ['Phase 4: burial', 'The endangered find refuge, stand up or are buried; at the end of an era fossils are awarded.'],
  A4a: ['Endotherms flee', 'In the order of play, endangered endotherms move to empty levels (I1).'],
  A4b: ['Burial', 'All who are still endangered return to the unborn (I2).'],
  A4c: [
    'Fossils or final score',
    'At the end of an era fossil tokens are awarded (I4); at the end of the game the score is taken instead (A7).',
  ],
  A5: [
    'Order of play',
    'The ET card shows three colours in order; the fourth acts last. Colours not in play are passed over. Losses in events are chosen in the same order (D7g, D8d, D9).',
  ],
  A6: [
    'Length of the game',
    'Ten turns, to the end of era II. The game ends earlier, with the turn, by a runaway greenhouse (D10h) or by language (J6f). It goes on even if all players are Lazarus.',
  ],
  A6a: [
    'The long game',
    'Goes on into era III, whose five cards are the Chicxulub comet and four others, shuffled. When the comet appears, its event phase is resolved and the game ends on the spot: the endangered still count as living. Fossils are awarded after eras I and II.',
  ],
  A7: ['Final score', 'Taken instead of the awards of that turn. Most points win; equal totals share the place.'],
  A7a: ['Fossil record', '1 point for each fossil, token or card.'],
  A7b: ['Population', '1 point for each of your living creeples on the map.'],
  A7c: ['Tableau', '1 point for each card with an upright fossil in your tableaux: genotypes, tools, marked promotions; and for Medea.'],
  A7d: ['Hosts', '1 point for each host creeple on your cards (J2).'],
  A7e: ['Emotions', '1 point for each emotion (J6), and 3 more if one of your species has language (J6f).'],
  A8: [
    'Tooth and claw',
    'The first game: everything about life, nothing about the planet. For beginners, and for those who like a close fight.',
  ],
  A8a: ['Size 1', 'All creeples are of size 1, so nobody resizes. Dispersal points are 1 plus the blue organs.'],
  A8b: [
    'Few events',
    'Only ET cards, and on them only mutagens, radiations and crowd diseases. For a mutagen roll one die more than the number of the era: the highest is the heart limit of everybody (D7b).',
  ],
  A8c: ['No climate', 'No reservoirs and no strips; everybody has two actions.'],
  A8d: ['Fixed cratons', 'Only the cratons of the colours in play, side by side; none of them moves.'],
  A8e: ['No discs', 'No mountains, ice, forests or blooms, and no offshore tabs.'],
  A8f: ['Always wet', 'The humidity niche (G5) is always green, and the wind always blows to the west.'],
  A8g: ['No villains', 'No Medea, no venom, and no monsters: a promotion that shows a monster gives one cube of its colour.'],
  A8h: ['Green is like the others', 'Green takes any card and lives by the same limits as everybody.'],
}
