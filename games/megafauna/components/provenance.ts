/** What exactly is attested about a component, and what was designed to fit. */
export const NOTES: Readonly<Record<string, string>> = {
  'mut-02':
    'E3b: one red plus cube; promotes to infrared pit, which speciates into a burrower that inherits the red cube (so red does not recede). Number, second orientation, sizes reconstructed. A public session report calls the base trait echolocation.',
  'mut-03':
    'J6b names the olfactory antenna (fear head); public session report gives Feelers -> Tentacles with the green monster marker. Pairing on one card, number, sizes reconstructed.',
  'mut-04': 'J6c: limbic system is a brain that takes an anger head and a fear tail. Rest reconstructed.',
  'mut-05': 'Public play-through (pre-release cards): brain promotes to hypothalamus carrying a violet half. Rest reconstructed.',
  'mut-06': 'J6c: adrenal glands is a brain that takes a fearful head on its left. Rest reconstructed.',
  'mut-07':
    'J6b: promotes to mobbing, a brain with fear on both sides. Rest reconstructed. The rulebook names the promoted side comportement assaillant (mobbing).',
  'mut-08': 'Name from a public session report; values reconstructed.',
  'mut-09': 'J6c: horned head is an anger head. Rest reconstructed.',
  'mut-11': 'Name from a public session report in which the green player took it (hence the monster-plant icon); values reconstructed.',
  'mut-14':
    'M: number 14, swimmer genotype owned by the green player, one red basal cube. Base name, second orientation, sizes reconstructed.',
  'mut-21':
    'M: number 21, flyer genotype; its flyers hold no red basal cube although the card is red, hence red recession. Base name, second orientation, sizes reconstructed.',
  'mut-24': 'J6b: promotes to the bronchoalveolar lung, a fear tail. Rest reconstructed.',
  'mut-25': 'E6b: wing muscles is a flyer genotype with maximum size 1. Rest reconstructed.',
  'mut-26': 'Public session report: windpipe -> long neck with the green monster marker, taken by the green player. Rest reconstructed.',
  'mut-27': 'E6b mentions fur kept by a kiwi of size 2. Rest reconstructed.',
  'mut-28': 'Name from a public session report; values reconstructed.',
  'mut-29': 'Name from a public session report; values reconstructed.',
  'mut-30': 'Name from a public session report; values reconstructed.',
  'mut-31': 'Public play-through (pre-release cards): feet promote to bipedal stance carrying a violet half. Rest reconstructed.',
  'mut-32': 'Public session report: scutes -> carapace (armored). Rest reconstructed.',
  'mut-35': 'Name from a public session report; values reconstructed.',
  'mut-36': 'M: number 36, burrower genotype with one green and one yellow basal cube. Base name, second orientation, sizes reconstructed.',
  'mut-38':
    'M: number 38, armored genotype owned by the green player with one red basal cube (yellow recedes), resized to 3; public session report: cerci -> whiskers. Rest reconstructed.',
  'mut-47': 'Name from a public session report; values reconstructed.',
  'mut-48': 'Tooth enamel and a shovel-tusker species come from a public session report; linking them and all values reconstructed.',
  'mut-49': 'Name from a public session report; values reconstructed.',
  'mut-50': 'Public session report: crop -> gizzard stones, green half that matches the pancreas. Side and values reconstructed.',
  'mut-51':
    'Public session report: endocrine gland -> pancreas, green half that matches the gizzard stones. Side and values reconstructed.',
  'mut-52': 'Name from a public session report; values reconstructed.',
  'mut-53':
    'E2d: ruminant carries a green monster and the example species has size 5. Base name (a public forum game mentions gut flora), number, second orientation reconstructed.',
  'mut-56': 'J5: card 56, skeletal number 0 (parasitic plant) or 5 (parasitic fungus). Base name, cubes, sizes reconstructed.',
  'mut-68': 'M: number 68, the tree-herbivore card of the green archetype. Base name, cubes, sizes reconstructed.',
  'mut-70': 'Name from a public session report; values reconstructed.',
  'mut-71': 'Name from a public session report; values reconstructed.',
  'mut-72': 'Name from a public session report; values reconstructed.',
  'mut-73': 'Name from a public session report; values reconstructed.',
  'mut-74': 'M2b: number 74, two blue cubes. Promoted side reconstructed.',
  'mut-75': 'The word appears in the rulebook introduction; the card itself is reconstructed.',
  'mut-76': 'Name from a public session report; values reconstructed.',
  'mut-85': 'M: number 85, venom sting on the green archetype. Base name, second orientation, sizes reconstructed.',
  'mut-92': 'M2b: number 92, in the Darwinian row. Cubes and promoted side reconstructed.',
  'evt-01': 'Public session report: volcanism plus Baltica driven into Laurentia. Other rows reconstructed.',
  'evt-02': 'D3 example: Laurentia moves east. Other rows reconstructed.',
  'evt-03':
    'D8 example: contains a metabolic radiation. Other rows reconstructed from the public description (CO2 venting from a stratified ocean). No pistol: D10 places pistols on biosphere cards, and a fired one here would force runaway from setup.',
  'evt-04': 'Name from a public session report (a mountain appeared on the biosphere-card craton). Rows otherwise reconstructed.',
  'evt-05': 'Public session report: methane release, Siberia driven into Gondwana, sea-level rise. Exact rows reconstructed.',
  'evt-06': 'Name mentioned in a public French session report; rows reconstructed.',
  'evt-07':
    'M1: crater, Gondwana west, climax, then one mountain to the Atmosphere; green acts first; no stable icon. Climax latitudes inferred from a public report (forests across the southern hemisphere).',
  'evt-09':
    'Climax on one latitude: D5 speaks of one, two or three, and with both tropical rows a single card would lift Oxygen from 7 to 25 % while the cratons lie at 4.',
  'evt-14':
    'Climax on one latitude: D5 speaks of one, two or three, and with both tropical rows a single card would lift Oxygen from 7 to 25 % while the cratons lie at 4.',
  'evt-15': 'A6a names the card; its rows are reconstructed. Sudden end applies in Era III of the long game only.',
  'evt-16': 'Name from a public session report; rows reconstructed.',
  'evt-17': 'Name and effect (rain-shadow desert, forests pushed back) from a public session report; exact rows reconstructed.',
  'evt-18': 'D10d: three events framed by the precipitation icon. Deck, colours and directions reconstructed.',
  'evt-28': 'Effect (loss of blooms, more cloud, crater on Laurentia) from a public session report; name paraphrased, rows reconstructed.',
  'evt-29': 'Name/effect from public session reports (rain-driven erosion, crater on Baltica); rows reconstructed.',
  'evt-33':
    'M1e: number 33, goldilocks deck, Siberia icon; removes a mountain, adds an offshore carbon disc and a bloom. Exact arrows reconstructed.',
  'evt-34':
    'D10c: first event needs microbes (oxygen 14 % or less). Public card erratum for no. 34: the second row moves a green disc from oxygen to the sea. Other details reconstructed.',
  'evt-36':
    'D13 describes an event of this kind (white disc from a continent to Clouds or Atmosphere, with pistol); name and deck reconstructed.',
  'evt-37': 'Number and name from the essay (event 37); rows reconstructed.',
  'evt-40': 'D12 example: white disc into a rain shadow during an ice age. Second row reconstructed.',
  laurentia:
    'Orange start craton, white centre disc: rulebook C1i and public session reports. Biomes reconstructed (land at 2 and 4 per a public forum game). Seas placed side by side so that every start has a chain of four coastal land hexes within 1 DP steps.',
  baltica: 'Green start craton (public). M2a/M3a: hexes 4 and 5 are forest (weeds hexes). Other biomes reconstructed.',
  siberia:
    'Black start craton (public). D5 example: north row weeds+swamp, middle row mountain/forest/weeds, south row two seas; C1i: black centre disc. Which north hex is the swamp, and the start hex, are reconstructed.',
  gondwana:
    'White start craton (public), white centre disc (C1i). Biomes reconstructed. Seas placed side by side so that every start has a chain of four coastal land hexes within 1 DP steps.',
  tharsis:
    'Two basins per craton: K3b-c force four basins in all on Mars (6 white discs, 1 in Clouds, 1 in Atmosphere). Which hexes is reconstructed (6 Arcadia, 3 Argyre). Event icon shared with laurentia (reconstructed): K1a needs some event icons to name a craton in play and others not.',
  arabia:
    'Basin count from K3c; hexes reconstructed (1 Utopia, 3 Hellas; a public Mars session began in the north of Arabia). Event icon shared with baltica (reconstructed): K1a needs some event icons to name a craton in play and others not.',
  aphrodite:
    'Three basins per craton chosen so that the even split of K3c works (12 white discs: 6 basins, 3 Clouds, 3 Atmosphere). Event icon shared with gondwana (reconstructed): K1a needs some event icons to name a craton in play and others not.',
  ishtar:
    'See Aphrodite. Event icon shared with siberia (reconstructed): K1a needs some event icons to name a craton in play and others not.',
  'tool-1': 'A stone tool for armored prey appears in a public play-through; names reconstructed.',
  'tool-2': 'Diving bell: J7b. Second side reconstructed.',
  oxygen:
    'Fixed points. Rulebook: 14 discs = 7 % (C1k), 18 discs = 3 % (K3g), 4 % = dark heart 2 (D7b), 12 % = 3 actions and dark heart 6 (M1c, M2b), microbes at 14 % or less (D10c), 21 % is the present level. Public: 6 % = 2 actions and dark heart 3 (pre-release chart), 13 % and 18 % exist, 18 % = 3 actions, 30 % = 4 actions. Everything between is interpolated; the conflagration threshold (13 %) is chosen from combustion physics.',
  clouds:
    'Fixed points. Rulebook: 1 disc = albedo 0.1, green heart 2 (glossary); 6 discs = 0.4 (C1k); 0.2 = green heart 3 (D7g) and no precipitation (D10d). Public: 0.35 and 0.5 exist, green heart peaks mid-track. Capacity 12 because K5e needs Clouds + Atmosphere = 24. Overcast threshold (0.5) chosen.',
  atmosphere:
    'Fixed points. Rulebook: order of the six greenhouse names, lowest = Icehouse; 6 discs at setup with the Eden strip (C1j; C1k says Warm, see the rulings); Eden = 2 green actions (M2a); top space = runaway (D10h). Public: game starts in Eden; Warm next to Hothouse = 4 green actions; 3 green actions in Warm on a pre-release chart. Two discs per name and capacity 12 reconstructed (K5e).',
}
