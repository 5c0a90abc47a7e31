import type { RuleWords } from '../rule-words.ts'

/** Chapters 4 to 6. */
export const turnEn = {
  '4.1': ['Who plays', 'The player with the fewest teeth begins; then the others follow by increasing teeth, round after round.'],
  '4.2': [
    'One action',
    'On your turn take exactly one action. You can’t pass, but buying the free card of the lower display is always possible. Each silhouette has seven animals besides its size marker: without one to spare you can’t expand, take a culture or start a new roadrunner track with that species. So that every game ends, after forty turns in a row without a period card the active player has to buy from the lower display.',
  ],
  '4.2a': [
    'Buy a card',
    'Buy one card of a display (5.0), play it or throw it away (7.0); then a new card is drawn, its event happens (6.0) and it joins the display.',
  ],
  '4.2b': ['Resize', 'One of your species grows or shrinks by one size (8.0).'],
  '4.2c': ['Take a culture', 'A species with both instincts of a culture puts a spare animal there (9.0).'],
  '4.2d': [
    'Expand',
    'A new animal is born from one of yours on the map and settles within reach (10.0), on any square or triangle that can feed it, as the same species or as a new one.',
  ],
  '4.2e': [
    'Roadrunner step (setting)',
    'Put two genes on the leftmost card of the lower display and move one roadrunner track of one of your species by one box, up or down. A new track needs a spare animal. Then every species that was hunting it may move the same letter by one box, free of charge, in turn order.',
  ],
  '4.2f': [
    'Genetic drift (setting)',
    'Take one gene from the player who has the most. If several others are tied, choose one. You can’t if you alone have the most or if nobody holds a gene.',
  ],
  '4.3': [
    'Culling',
    'To end the turn, the whole map is judged: first the herbivores of each habitat (13.0), then its carnivores (14.0). Whoever has no food or lost its contest, and finds no free space in the same habitat, leaves the map.',
  ],
  '4.3a': [
    'One animal for each space',
    'After the cull no square and no triangle holds more than one animal, except that a predator triangle may hold two when both a grazer and a rooter stand below it.',
  ],
  '4.3b': [
    'Food for all',
    'A carnivore that can’t eat any prey of its habitat, and a herbivore that can’t eat its biome, are removed even when nobody competes with them.',
  ],
  '4.3c': ['Stacks in bounds', 'Cards and tiles outside their sizes have left their stacks (8.0a).'],
  '4.3d': ['Full displays', 'Each display is back to five cards (5.0e).'],
  '4.4': [
    'Scoring',
    'At the end of a turn in which the last card of a period deck was drawn, the tiles of the tarpit are shared out by population. Nothing may be sold, given or traded. There is one scoring in a turn at most.',
  ],
  '4.4a': ['Population', 'Count your animals on the map, of all your species. Those on the super-fern count three each.'],
  '4.4b': [
    'Leader',
    'The player with the largest population. Ties go to more genes, then to fewer teeth. (Setting of the living rules: before teeth, a player whose species has the division of labour wins the tie.)',
  ],
  '4.4c': ['Other places', 'Second, third and fourth place are found in the same way.'],
  '4.4d': [
    'Sharing the tarpit',
    'The leader takes half the tiles, rounded up; the second half of what is left, rounded up; and so on. Players without an animal on the map take nothing. What remains waits for the next scoring.',
  ],
  '4.4e': ['Fossils', 'Tiles taken are your fossils: one point each at the end (18.1).'],
  '5.0': ['Buying', 'Buy one card of one display, if you have the genes for it.'],
  '5.0a': [
    'Cost',
    'The leftmost card is free, each further one costs a gene more. Pay by putting one gene on every card to its left in the same row. You must own them beforehand.',
  ],
  '5.0b': ['Enrichment', 'After paying, the genes that lie on the card you bought are yours.'],
  '5.0c': [
    'Play it now',
    'There is no hand: play the card at once, or discard it out of the game. Discarding is always allowed, for instance just to collect genes.',
  ],
  '5.0d': [
    'The new card',
    'After a purchase from the lower display, draw the top card of the current period deck; its event happens and touches everybody. After a purchase from the upper display, draw from the general deck and ignore the event.',
  ],
  '5.0e': [
    'Closing the gap',
    'Cards to the right of the gap move left with their genes; the new card joins at the right end without any. If the general deck is empty the upper display stays shorter.',
  ],
  '5.0f': ['End of a period', 'If it was the last card of a period deck, this turn ends with a scoring (4.4).'],
  '6.0': ['Events', 'Every card carries one of four events: new tiles, a catastrophe, a Milankovich cycle or erosion.'],
  '6.1': ['New era tiles', 'Two tiles come onto the map, strictly one after the other, each with all its effects.'],
  '6.1a': [
    'From the current era',
    'Tiles come from the Mesozoic supply until the second catastrophe, then from the Cenozoic one. From an empty supply nothing comes, and the game will end (18.0b).',
  ],
  '6.1b': [
    'Where a biome goes',
    'To the slot with the lowest climax of its latitude, whatever stands there now; a mountain to the lowest of all six mountain slots. Ordinary biomes may land in a mountain range. An immune homeland (9.2e) is passed over.',
  ],
  '6.1c': [
    'Replacing a biome',
    'A biome on that slot goes to the tarpit, even if its own number was higher than the new one’s. The animals stay where they are and must live on the new biome, or be culled.',
  ],
  '6.1d': [
    'Drowned or frozen on arrival',
    'At 3200 ppm a new biome with a blue star arrives flipped, as barren sea; at 200 ppm one with a white star arrives as ice. Whatever stood there dies at once.',
  ],
  '6.1e': [
    'Volcanoes',
    'A mountain with the volcano icon warms the world by one step after it is placed (15.1). The new tile itself stays.',
  ],
  '6.1f': [
    'The super-fern',
    'The Azolla bloom cools the world by one step. It is a sea biome of the arctic that never slides, and each animal living on it counts three in scoring (4.4a).',
  ],
  '6.1g': [
    'Immigrants arrive',
    'An immigrant looks through the biomes of its latitude from the lowest climax up and takes the first that suits it: its terrain, not flipped, and food. A herbivore must meet the requirement, of the biome or else of its roots; a predator must find a herbivore that it can catch. It avoids spaces held by another immigrant, but not yours. The Atlantic does not stop it. If nothing suits, it goes to the tarpit. It fights in the cull of the same turn.',
  ],
  '6.2': [
    'Catastrophe',
    'First the most specialised species die, then the greenhouse moves one step as the card says; at last the first two catastrophes bring an episode.',
  ],
  '6.2a': [
    'Level',
    'From 4 to 7. Every species, a player’s or an immigrant, whose genome has that many letters or more goes extinct. Count dietary letters and the boxes shown on the roadrunner tracks.',
  ],
  '6.2b': [
    'Episodes',
    'The first catastrophe of the game opens the Atlantic (17.1), the second begins the Cenozoic (17.2); later ones bring none.',
  ],
  '6.3': [
    'Milankovich cycle',
    'In each latitude named on the card, the biome with the lowest climax goes to the tarpit, mountains and homelands included; a flipped one counts 100 more, an immune homeland is passed over. All that lived there dies at once, unless the empty slot is now a farm (9.2e).',
  ],
  '6.4': [
    'Erosion',
    'Only at 800 ppm or more: the mountain with the highest climax goes to the tarpit with all its animals, then the greenhouse cools by one step. Without any mountain it only cools. (Setting: the living rules cool first and erode afterwards.)',
  ],
} as const satisfies RuleWords
