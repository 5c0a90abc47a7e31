import type { RulesOf } from '../../rule-words.ts'

/** Chapter B. */
export const componentsEn: RulesOf<'B'> = {
  B1: [
    'Cards',
    '92 mutations: red (nerves) and yellow (circulation) make the metabolic row, green (digestion) and blue (reproduction) the Darwinian row. 51 event cards: 15 ET and 12 for each climate. Four archetypes, four tools, Medea and the era card.',
  ],
  B2: [
    'Boards',
    'Four cratons of seven hexes with three offshore tabs each, the latitude strips with six greenhouse levels, three reservoirs, 16 fossil tokens and 16 monster tokens.',
  ],
  B3: ['Creeples', 'Seven of each form for each colour: archetypes, armoured forms, swimmers, flyers and burrowers.'],
  B4: ['Organ cubes', '25 red, 25 yellow, 25 green, 25 blue and 10 white.'],
  B5: ['Discs', '12 black (carbon and mountains), 12 white (water, ice and desert), 18 green (oxygen, forests and blooms).'],
  B6: ['Dice', 'They show sizes and latitudes, and are rolled for craters and mutagens.'],
  B7: ['What runs out', 'Everything but the dice is limited to what is in the box.'],
  B7a: [
    'Genetic drift',
    'If the supply lacks a cube that a mutation or promotion gives, you may take one from any other species: first plus cubes, then a monster of that colour (its species shrinks by one, and at size 1 loses the token), then basal cubes. A basal cube lost this way is no extinction.',
  ],
  B7b: ['Discs', 'Their number is fixed, and they only move.'],
}
