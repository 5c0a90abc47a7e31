import type { RulesOf } from '../../rule-words.ts'

/** Chapter D. */
export const eventsEn: RulesOf<'D'> = {
  D1: [
    'Latitudinal drift',
    'The landmass of the struck craton moves one or two latitudes north or south. Its die stays between 1 and 6. Without a die on that craton nothing happens.',
  ],
  D1a: ['Latitude die', 'It shows the latitude of its craton’s middle row. A continent has one die only.'],
  D2: ['Crater', 'Roll a die: the coast hex of that number on the struck craton gets a black disc of Damocles. The centre is never hit.'],
  D3: [
    'Collision or drift',
    'A landmass slides east or west. If another landmass lies in one of its latitudes, they collide; otherwise it drifts and changes places with its neighbour. Nothing happens without a latitude die on the named craton, nor when there is only one landmass.',
  ],
  D3a: [
    'Collision',
    'It slides until one of its hexes touches a hex of the first landmass that shares a latitude with it. Others in between are passed.',
  ],
  D3b: ['Round the world', 'The world is round: the westernmost landmass moving west strikes the easternmost from behind.'],
  D3c: [
    'Mountains',
    'Every hex of the struck landmass that touches the moving one gets a black disc of Damocles. The moving one gets none.',
  ],
  D3d: ['Subduction', 'Tabs that slide under the other landmass close, and their discs are released. All other tabs travel along.'],
  D3e: ['One die', 'The two are now one continent. The mover keeps its latitude die, the struck one loses it.'],
  D4: [
    'Pangaea rifts',
    'A continent of three or four cratons breaks up into its cratons. Each gets a die at its own latitude, at least 1 and at most 6, and they keep their order from west to east. Two joined cratons stay together.',
  ],
  D5: [
    'Climax',
    'In each of the latitudes shown, on every craton, the vegetation goes to its limit. Whether a latitude is wet or arid is read when the event begins.',
  ],
  D5a: ['Wet', 'White discs on weeds are released; then every weeds hex without a disc becomes a forest. Nobody is harmed.'],
  D5b: ['Arid', 'Green discs on weeds are released; then every hex without a disc turns to ice or desert under a white disc of Damocles.'],
  D6: ['Deluge', 'The seas rise or fall with the climate at the start of the event. Tabs are not concerned.'],
  D6a: ['The seas rise', 'Unless it is too cold: all black and green discs on sea hexes are released.'],
  D6b: [
    'The seas fall',
    'If it is too cold: all discs on sea hexes are released, then each gets a white disc of Damocles in arid latitudes, a green one in wet latitudes. A sea under a green disc is land.',
  ],
  D7: [
    'Mutagen',
    'First the eight cards of the display that do not lie on a pile are replaced. Then every species with more organs than its heart allows loses organs. Who has to lose a basal organ dies out at once.',
  ],
  D7a: ['Tooth and claw', 'The limit is rolled (A8b) and holds for everybody.'],
  D7b: ['Dark heart', 'Orange, Black and White read their limit from the Oxygen.'],
  D7c: ['Green heart', 'Green reads it from the Clouds.'],
  D7d: ['White organs', 'Each white organ raises the limit of its species by two.'],
  D7e: ['Monsters', 'A monster that would be lost shrinks its species by one instead. Only at size 1 does the token go (J4).'],
  D7f: ['Haustorium', 'With the skeletal number 0 a species uses the green heart, with 5 the dark one (J5a).'],
  D7g: ['Order', 'Players lose organs in the order of play (A5).'],
  D8: [
    'Radiation',
    'Every species loses one plus organ: red or yellow if the radiation is metabolic, green or blue if it is Darwinian. The owner chooses.',
  ],
  D8a: ['Empty cards', 'A mutation that loses its last plus organ is discarded, unless it is part of a personality (J6g).'],
  D8b: ['Monsters', 'As in a mutagen: the species shrinks, and only at size 1 the token goes (J4).'],
  D8c: [
    'Immune',
    'Basal organs are safe. A species without a plus organ of the colours loses nothing, and promoted cards that give no organ can’t be lost.',
  ],
  D8d: ['Order', 'In the order of play (A5).'],
  D9: [
    'Crowd disease',
    'The species with the most creeples on the map, endangered ones included, loses half of them, rounded down. All tied species suffer. The owner chooses who dies, in the order of play (A5).',
  ],
  D10: ['Reservoir', 'One disc moves from a reservoir or the map to another place, as the card shows.'],
  D10a: ['Pistol', 'Where the card shows a pistol, Medea may fire: all discs of the colour move, as many as fit, instead of one.'],
  D10b: ['Ricochet', 'Who fires must hand Medea to another player, if Green is in play.'],
  D10c: ['Microbes and fires', 'An event with the microbe needs 14 % of oxygen or less; one with the flame needs 13 % or more.'],
  D10d: ['Rain', 'An event with the raindrop needs at least three discs of cloud. A frame puts the condition on every event in it.'],
  D10e: ['Overcast', 'An event with the cloud needs at least seven discs of cloud.'],
  D10f: ['To a continent', 'Medea chooses the hex (D12). One disc for each hex: green is forest, black mountain, white ice or desert.'],
  D10g: [
    'Offshore',
    'Medea chooses an open tab. It holds one black disc, and on it at most one green, a bloom. When the black disc leaves, so does the green.',
  ],
  D10h: [
    'Greenhouse',
    'When discs enter or leave the Atmosphere, the strip may change. If an event ends with twelve discs in it, the greenhouse runs away and the game ends with this turn (A6).',
  ],
  D11: ['Windy', 'This turn the wind blows in all latitudes and both ways, for rafts only (F5c).'],
  D12: ['Medea and the map', 'Medea chooses where discs land on the map and which ones leave it.'],
  D12a: [
    'Rain shadow',
    'White discs with this icon must land on the centre of a craton, or beside a mountain on the side to which the wind of its latitude blows. If no such hex can take one, nothing happens.',
  ],
  D12b: ['Death of plankton', 'When a black disc leaves a tab, its bloom goes too. Swimmers in a bloom that goes are endangered.'],
  D12c: ['No carbon, no bloom', 'A green disc for a tab is cancelled if no tab has a black disc without a bloom.'],
  D12d: ['Damocles', 'A white disc never lands on black or white, a black one never on black.'],
  D13: ['Cloud seeding', 'Each white disc that is released goes to the Clouds or to the Atmosphere, as Medea decides.'],
  D14: [
    'Empty reservoir',
    'If a reservoir lacks the colour, Medea may take a disc of it from anywhere else, but never in an event with a pistol.',
  ],
}
