import type { RuleWords } from '../rule-words.ts'

/** Chapters 2 and 3. */
export const componentsEn = {
  '2.1': [
    'What the game holds',
    '66 mutation cards, 26 genotype cards and 16 placeholder cards; 53 Mesozoic and 51 Cenozoic era tiles, 4 homelands and 20 inheritance tiles; 32 animals for each colour; white genes and three red discs. There are no dice. What is in the box is all there is: genes are never made or lost, and an empty tile supply can end the game (18.0).',
  ],
  '2.2': [
    'Teeth',
    'Every animal of a colour has the same number of teeth, from 2 to 5, for the whole game. Many teeth chew plants well: they win contests between herbivores. Few teeth tear meat well: they win contests between carnivores.',
  ],
  '2.2a': [
    'Order of increasing teeth',
    'Red (2), Orange (3), Green (4), White (5). This order says who plays first (4.1) and breaks ties in scoring (4.4b); the number of teeth settles the last step of contests (13.4, 14.3).',
  ],
  '2.2b': [
    'Dynasty',
    'Red and Green are dinosaurs, Orange and White are mammals. The dynasty decides which half of a genotype card you can use (7.4a).',
  ],
  '2.2c': [
    'The four colours',
    'Red: dino-crocs, 2 teeth, ancestors of crocodiles and birds. Orange: dog-faces, 3 teeth, ancestors of today’s placental mammals. Green: chisel-toothed lizards, 4 teeth. White: two-tuskers, 5 teeth, mammal relatives that left no heirs.',
  ],
  '2.3': [
    'Cards and tiles with DNA',
    'Cards are placeholders (2.7), mutations (7.1) or genotypes (7.4). Tiles are era tiles (2.4) or inheritance tiles (10.3c).',
  ],
  '2.3a': [
    'DNA letters',
    'An ability is a capital letter. Five letters are dietary, what a species can eat; four are roadrunner letters, how it catches prey or escapes becoming prey.',
  ],
  '2.3b': [
    'Dietary letters',
    'B browses trees. G grazes grass and shrubs. H cracks husks and nuts. I eats insects and other small invertebrates. P is physiology: fitness for climate and season, which also lengthens migrations and wins meat.',
  ],
  '2.3c': ['Roadrunner letters', 'A: armour and aggression. M: life in the sea. N: life by night or under ground. S: speed.'],
  '2.3d': [
    'Genome',
    'All the letters of a species together. Dietary letters are read off the cards and tiles of its stack. Roadrunner letters are read off the four tracks: what was inherited or stepped plus what its cards give, never shown below 0 nor above 3. If a card is lost, the true sum decides what is left to show.',
  ],
  '2.3e': ['Several of a letter', 'Copies add up: SS is faster than S, BB reaches biomes that B does not.'],
  '2.3f': [
    'Stack',
    'A species is a placeholder card with its mutations, genotypes and inheritance tiles. A stack with nothing but its placeholder is a living species as long as one of its animals is on the map.',
  ],
  '2.4': ['Era tiles', 'Tiles that come onto the map during the game: biomes, which are food, and immigrants, which are rivals.'],
  '2.4a': [
    'Eras and colours of tiles',
    'Mesozoic tiles are drawn first, Cenozoic tiles from the second catastrophe on (17.2). Orange tiles are mountains (orogeny), green tiles land, blue tiles sea; yellow immigrants live on land, pale blue ones in the sea, two-coloured ones in both. Orange and green biomes both count as land.',
  ],
  '2.4b': [
    'Requirement',
    'The letters at the top left of a biome. A herbivore eats there only if its genome holds all of them, in that number: MM asks for two M. Homelands ask for nothing.',
  ],
  '2.4c': ['Niche', 'The white square of a biome. It is no requirement: it is what rival herbivores compare first (13.2).'],
  '2.4d': [
    'Latitude and climax',
    'The icon tells in which row a biome starts: snowflake arctic, leaf jet stream, sun horse latitude, cloud tropics, triangle the mountain ranges. The number, 1 to 99, is its climax: low numbers go first. Where two are equal, the western column goes first, then the northern row.',
  ],
  '2.4e': [
    'Mountains (orogeny)',
    'Orange biomes with a triangle. They are placed only in mountain ranges and never slide with the climate (15.1a). Some are volcanoes (6.1e).',
  ],
  '2.4f': [
    'Homelands',
    'Each colour has one. Any herbivore that may enter its terrain can eat it, and its niche is the owner’s colour (13.2c). Those of Orange and Green are mountains, and all four bear a white star. A homeland slides, is replaced, erodes and dies like any other tile, and does not come back.',
  ],
  '2.4g': [
    'Immigrants',
    'Animals from other continents, owned by nobody. Each is a herbivore or a predator, with its DNA, its row and its kind of terrain printed on it. A herbivore has a printed size and 6 teeth; a predator has 1 tooth and always the size of its prey. Immigrants have no climax, and never change their diet.',
  ],
  '2.5': [
    'Tracks of the map',
    'Besides the habitats the map shows sizes, roadrunner letters, cultures, the tarpit, the greenhouse and two episodes.',
  ],
  '2.5a': ['Size', 'One animal of each living species stands on the size track, from 1 (22 kg) to 6 (40 tonnes).'],
  '2.5b': [
    'Roadrunner tracks',
    'Four tracks, S, M, N and A, of three boxes each. A species with none of a letter has no animal on that track.',
  ],
  '2.5c': ['Cultures', 'Six areas for tools and customs that a species has learnt (9.2).'],
  '2.5d': ['Tarpit', 'Where extinct biomes and immigrants gather until the next scoring (16.1a, 4.4).'],
  '2.5e': ['Greenhouse track', 'How warm the world is, from Snowball Earth by 200, 400, 800, 1600 and 3200 ppm to Hothouse Earth (15.0).'],
  '2.5f': [
    'Ammonite and sunflower',
    'Two red discs. Lifting the first opens the Atlantic (17.1), lifting the second begins the Cenozoic (17.2).',
  ],
  '2.6': ['The map', 'North America as it lay in Pangaea when the Mesozoic began.'],
  '2.6a': [
    'Habitats',
    '26 habitats, six in each of four rows and two more in the south. Each has a square for a biome and two triangles. Its printed number is its climax while it is empty.',
  ],
  '2.6b': [
    'The three spaces of a habitat',
    'Animals on the square eat the biome. Animals in the lower triangle are rooters and eat its nuts or roots (12.0). Animals in the upper triangle are predators and eat the herbivores of the square and of the lower triangle.',
  ],
  '2.6c': [
    'Mountain ranges',
    'Two chains of three habitats: the eastern (Hercynian) and the western (Laramide) range. Mountains go only there; other biomes may stand there too.',
  ],
  '2.6d': ['Latitudes', 'Arctic, jet stream, horse latitude and tropics, from north to south. Both southern rows are tropics.'],
  '2.6e': [
    'Empty habitats',
    'A habitat without a biome is sea at 1600 ppm and above, land below that (15.2). Nobody can eat there, farms aside (9.2e), but migrants can cross.',
  ],
  '2.7': ['Placeholders', 'Each colour has four cards with four silhouettes: the places of its four possible species.'],
  '2.8': [
    'Animals',
    'Each silhouette has eight animals. One marks its size; seven are left for the map, the roadrunner tracks and the cultures.',
  ],
  '3.1': ['Colours', 'Colours are dealt at random. (A setting of the table lets the players choose, as the living rules do.)'],
  '3.2': ['Genes', 'The player with the fewest teeth at the table begins with 3 genes, everyone else with 4.'],
  '3.3': [
    'Inheritance tiles',
    'Each player takes the five inheritance tiles of the colour. Stacks, genes, tracks, displays and tarpit are open to all; hidden are only the order of the decks and of the two tile supplies.',
  ],
  '3.4': ['The two supplies', 'Era tiles are sorted by era into two shuffled, face-down supplies. Homelands are kept apart.'],
  '3.5': ['Biomes at random', '22 Mesozoic tiles are drawn one at a time and placed as follows. Greenhouse arrows on them are ignored.'],
  '3.5a': [
    'Land and sea biomes',
    'Each goes to its latitude, onto the slot with the lowest climax. A biome that stood there goes to the tarpit.',
  ],
  '3.5b': ['Mountains in set-up', 'Each goes to the slot with the lowest climax of the eastern range only, replacing what stood there.'],
  '3.5c': ['Climax of a slot', 'An empty slot has the number printed on the map, an occupied one the number of its biome.'],
  '3.5d': [
    'Immigrants in set-up',
    'An immigrant among the 22 leaves the game, and no tile is drawn for it. (Setting: the living rules shuffle it back into the supply instead.)',
  ],
  '3.6': ['Mats', 'Each player lays out the four placeholders, each with its eight animals.'],
  '3.7': ['Archetype', 'Everyone begins with one species, the archetype.'],
  '3.7a': ['First size', 'The archetype starts at size 1 (the two-tuskers of the solitaire game at 3).'],
  '3.7b': [
    'First habitat',
    'Your homeland goes to its slot, face up; a biome that lay there goes to the tarpit. One archetype animal stands on it. Homelands of absent colours are not used.',
  ],
  '3.8': ['Decks', 'The deck is shuffled and dealt into four period decks. Beginner game: the 26 genotype cards are taken out first.'],
  '3.8a': ['Triassic', 'Three cards for each player (six in the solitaire game).'],
  '3.8b': ['Jurassic', 'Five cards.'],
  '3.8c': ['Cretaceous', 'Eight cards.'],
  '3.8d': ['Tertiary', 'Seven cards.'],
  '3.8e': [
    'Displays',
    'Five cards face up make the lower display. With three or four players five more make the upper display; with one or two it is left out unless the table switches it on. The rest is the general deck, which only refills the upper display.',
  ],
  '3.9': ['Discs', 'Three red discs are placed.'],
  '3.9a': ['Atlantic and era', 'One disc on the ammonite, one on the sunflower (17.1, 17.2).'],
  '3.9b': ['First climate', 'The greenhouse begins at 800 ppm.'],
} as const satisfies RuleWords
