import type { RulesOf } from '../../rule-words.ts'

/** Chapters K, L and N. */
export const solitaireEn: RulesOf<'K'> = {
  K0: [
    'Solitaire',
    'You play an animal and a plant that follows rules of its own, on Mars, Venus or Earth. Keep the seas from drying up. The Achterbahn rules hold but for what follows.',
  ],
  K0a: [
    'The plant',
    'Green, with all rules of monstrous plants: its actions (A2b), its heart (D7c), its cards (E1d), its mushrooms (J2c).',
  ],
  K0b: ['The animal', 'You choose Orange, Black or White.'],
  K0c: ['End', 'In era III with the comet (A6a), at the end of an event phase that leaves no water on the map, or by a wet runaway (K5e).'],
  K0d: ['Victory', 'You win if your animal lives and there is water left; decisively with 15 points or more.'],
  K0e: [
    'The plant as hero',
    'You score with the plant and run the animal too; the plant is free (no K8). 15 points are decisive here too.',
  ],
  K1: ['The turn', 'What is different.'],
  K1a: [
    'Events',
    'No climax, no moves of green discs, nothing that strikes a craton not in play; deluges and rain shadows dry up water (K5). Rain may be danced for (K6).',
  ],
  K1b: ['Actions', 'The plant must take monstrous plants, then promote to venom or mutualism (K8b).'],
  K1c: ['Dispersal', 'Newborn plants become herbivores where they can (K8d).'],
  K1d: ['Burial', 'No fossils are awarded.'],
  K2: ['Three levels', 'Plant, herbivore, carnivore. Green creeples are plants or herbivores, animals are herbivores or carnivores.'],
  K2a: [
    'Eating plants',
    'Herbivores contest by the steps of carnivores (H2), with the plant as their prey: it must have their form or be an archetype.',
  ],
  K2b: ['Cactus eaters', 'A herbivore with at least two green organs eats armoured plants whatever its form.'],
  K3: ['Set-up', 'As in C1, except for what follows.'],
  K3a: ['Discs', 'Mars has 6 black and 6 white discs, Venus and Earth 12 of each. There are no green ones.'],
  K3b: [
    'Cratons and seas',
    'Tharsis and Arabia on Mars, Aphrodite and Ishtar on Venus, all four on Earth. Water lies on every basin or sea, carbon on every tab, but on Earth on one tab of each craton. It is always wet for contests.',
  ],
  K3c: ['Reservoirs', 'The other black discs go to the Atmosphere; the other white ones are split between Clouds and Atmosphere.'],
  K3d: [
    'The plant’s creeples',
    '20: five each of archetype, burrower, swimmer and armoured form; 17 if a person plays it. There are no green flyers.',
  ],
  K3e: ['First plants', 'Two archetype plants start beside water.'],
  K3f: ['The animal', 'Starts as a Lazarus.'],
  K3g: ['Oxygen', 'Unborn green creeples lie on the Oxygen in place of discs.'],
  K4: ['Breathing', 'Green creeples are the oxygen discs: the more plants live, the more oxygen there is.'],
  K4a: ['Birth', 'Newborn plants come from the Oxygen.'],
  K4b: ['Algae', 'A green swimmer on an offshore black disc is a bloom, and the hex beside it counts as one hex from water.'],
  K4c: ['Breath', 'The animal may act as long as it has taken fewer actions than the Oxygen allows now.'],
  K5: ['Events', 'How they change.'],
  K5a: ['Rain shadow', 'Instead of the event, one water disc is released.'],
  K5b: ['Anticlimax', 'Nothing happens.'],
  K5c: ['Deluge', 'Only if it is too hot: one water disc is released.'],
  K5d: [
    'Dying plants',
    'Green transfers don’t happen, but a pistol that would release green kills a plant species. Crowd diseases ignore plants.',
  ],
  K5e: ['Wet runaway', 'Only when all 24 discs are in Clouds and Atmosphere; never on Mars.'],
  K5f: ['Radiation', 'On Mars and Venus it takes an organ of both colours.'],
  K5g: [
    'Olympus Mons',
    'The carbon on the north tab of Tharsis leaves only by subduction, and nobody lives there. Craters of Mars hit the hex beside it.',
  ],
  K5h: [
    'Slow plates',
    'On Mars and Venus rifts, collisions and drifts wait. A stable card that is not the first of its era sets off those of the turn before.',
  ],
  K5i: ['Valles Marineris', 'A rift always parts the two cratons.'],
  K6: [
    'Rain dance',
    'At the end of an event phase, if Medea’s population is above its heart limit: one white disc falls from the Clouds on a dry basin or sea, or one mountain erodes to a tab. The plant then has one action fewer.',
  ],
  K6a: ['Whose dance', 'In solitaire always yours.'],
  K7: ['Biomes', 'Highlands and dry basins are land, cost 1 (swimmers 2) and feed nobody until a plant grows there.'],
  K7a: ['Land and sea', 'A hex with a white disc is sea, with a black disc mountain, otherwise land.'],
  K7b: ['Alien plants', 'Swamp plants and tubers live one hex from water, cactuses one or two, algae in the water or on offshore carbon.'],
  K7c: ['Withering', 'A plant outside its habitat dies in phase 4; until then it feeds and is a mother.'],
  K7d: ['Winds', 'On Mars and Earth as on the strips; on Venus always to the west.'],
  K8: ['The plant’s mind', 'You move it, within these rules.'],
  K8a: ['Losses', 'Monstrous plants are the last cards to suffer in a mutagen or a radiation.'],
  K8b: [
    'Actions',
    'If a monstrous plant is for sale and can be had, it must take the cheapest; you choose the species. Otherwise it must promote a card that gives venom or mutualism. Otherwise it is free, but only grows. It may stop only when all its species are at their largest size.',
  ],
  K8c: ['Death is final', 'There is no resurrection but the first.'],
  K8d: ['Dispersal', 'Plants become herbivores where there is a place for it, even against your own creeples.'],
}

export const venusEn: RulesOf<'L'> = {
  L1: ['Venus: plant against animal', 'Two players, on Venus, by K1 to K7 without K8.'],
  L1a: [
    'Powers',
    'The plant keeps Medea, the animal decides on white discs (D13). If the animal is extinct, no black disc enters the Atmosphere.',
  ],
  L1b: ['Fossils', 'Awards after eras I and II; each animal creeple counts as two there, as one in the final score.'],
  L1c: ['Victory', 'Most points, if there is water left. Nobody wins if one of the two is extinct.'],
  L2: ['Venus: animals', 'Two or three animals; the plant follows K8.'],
  L2a: ['Colours', 'At random; all start as Lazarus.'],
  L2b: ['Medea', 'Starts with the lowest skeletal number and can be claimed (E8). Her holder moves the plant.'],
  L2c: ['Victory', 'Most points, if there is water left.'],
}

export const originsEn: RulesOf<'N'> = {
  N1: ['On to Origins', 'After a long game each player may carry one species into a game of Origins.'],
  N1a: ['Rank', 'The final places are the order in which brain maps are chosen.'],
  N1b: ['Instincts', 'Emotions uncover instincts: anger or fear the alpha, joy natural history, jealousy language, curiosity dexterity.'],
  N1c: ['Climate', 'If it is too cold at the end, Origins begins in an ice age, otherwise in the tropics.'],
}
