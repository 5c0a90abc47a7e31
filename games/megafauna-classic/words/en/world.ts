import type { RuleWords } from '../rule-words.ts'

/** Chapters 15 to 19. */
export const worldEn = {
  '15.0': [
    'The greenhouse',
    'A red disc shows how warm the world is. Each of the two end boxes ends the game (18.0c) and otherwise counts like its neighbour, 200 or 3200 ppm. Beyond an end box the disc does not move.',
  ],
  '15.1': ['Climate change', 'When it warms, the disc rises one box and habitats move north; when it cools, it falls and they move south.'],
  '15.1a': [
    'Sliding',
    'All at once, every biome goes one slot north or south with all that lives there. Mountains and the super-fern never slide; biomes at the edge of the map, or before an open Atlantic, stay. Flipped biomes slide too. Animals on farms move along with a homeland that slides; those pushed off the map die.',
  ],
  '15.1b': [
    'Two biomes on one slot',
    'The one with the lower climax goes to the tarpit; of two equal ones the arrival. An immune homeland wins. The animals of the lost biome join the survivor in the same kind of space, and the cull judges them.',
  ],
  '15.1c': [
    'Icecaps melt',
    'When the disc reaches 3200 ppm, biomes with a blue star are flipped after sliding: barren sea. When it falls from there, they are turned up again.',
  ],
  '15.1d': [
    'Icecaps form',
    'When the disc reaches 200 ppm, biomes with a white star are flipped after sliding: ice. When it rises from there, they are turned up again. The homeland of a fire-bearer (7.3e) is spared.',
  ],
  '15.1e': [
    'Flipped biomes',
    'Nobody lives on one: all units on it die at once. Its climax counts 100 more. Drowned ones can be crossed by all who can swim or fly, frozen ones by flyers only.',
  ],
  '15.2': ['Empty slots', 'Their terrain follows the climate.'],
  '15.2a': ['Archipelago', 'At 1600 ppm and above, empty slots are sea.'],
  '15.2b': ['Continent', 'At 800 ppm and below, empty slots are land.'],
  '16.0': ['Extinction', 'You can’t remove your own animals or species by choice; an action that leads to it by the rules is allowed.'],
  '16.1': ['Biomes and immigrants', 'Those that leave the map are extinct.'],
  '16.1a': ['To the tarpit', 'Their tiles, homelands too, go to the tarpit and are shared out in the next scoring.'],
  '16.2': ['Your species', 'A species without an animal on the map is extinct, at once.'],
  '16.2a': [
    'Its stack',
    'Mutations leave the game, genotypes become your fossils (setting of the living rules: they leave the game), inheritance tiles return to your reserve.',
  ],
  '16.2b': ['Its animals', 'All of them, on tracks and in cultures too, return to your reserve. The silhouette can be used again.'],
  '16.3': [
    'Lazarus',
    'Without any animal on the map you keep taking turns, keep your genes and fossils, and take nothing from the tarpit. You can only buy a card (or drift, if the table plays with it), to rise again or to discard it.',
  ],
  '16.3a': [
    'Rising again',
    'Buy a mutation and give it to any of your four silhouettes, at any size within its limits; put one animal on any space of the map where a species with just that card can live. Others may stand there. If nothing suits, discard the card.',
  ],
  '17.0': ['Episodes', 'Two things that happen once.'],
  '17.1': [
    'The Atlantic opens',
    'After the first catastrophe, its own climate change included, a line of ocean cuts the east and the far south from the rest. Only animals with two or more M cross it, at no extra cost; amphibians and flyers do not. Biomes do not slide across it. Immigrants arrive on both sides.',
  ],
  '17.2': ['The Cenozoic begins', 'After the second catastrophe, all new tiles come from the Cenozoic supply.'],
  '18.0': [
    'When it ends',
    'At the end of a turn in which one of the following happened. There is a last scoring (4.4). The game goes on even if nobody has an animal left.',
  ],
  '18.0a': ['The Tertiary is over', 'The Tertiary deck has no card left.'],
  '18.0b': [
    'No more tiles',
    'The tile supply of the current era is empty. (Setting: an empty Mesozoic supply lets the Cenozoic one take over instead.)',
  ],
  '18.0c': ['Snowball or hothouse', 'The greenhouse disc reached one of the two end boxes, even if it left it again in the same turn.'],
  '18.1': ['Victory points', 'One point for each fossil tile, and those below. The most points win.'],
  '18.1a': [
    'Genotypes',
    'Each genotype among your fossils is worth as many points as your side of the card has letters. Those still in stacks count nothing.',
  ],
  '18.1b': [
    'Living animals and cultures',
    'One point for each of your animals on the map and for each in a culture. The super-fern does not multiply here.',
  ],
  '18.1c': ['Ties', 'More genes win; then the victory is shared.'],
  '19.1': [
    'When two-tuskers ruled the world',
    'One player against White, played by these rules. You begin with no genes, White with 10 and one herbivore of size 3 on its homeland. White keeps size 3 and one species, with 24 animals for map, tracks and cultures; it never hunts and takes its share of the tarpit. On its turn it does the first of these that it can: 1) take a culture; 2) expand to the biome with the lowest climax in range where it would hold its ground, roots before leaves; 3) buy the cheapest mutation that opens such a biome; 4) buy the cheapest mutation, and play it if possible; 5) pass. It never buys genotypes nor anything that would give it a second M. If it dies out, its turns are over, but its tiles still count. You win with at least 10 fossil tiles and more points than White.',
  ],
  K: [
    'From the first molecules on',
    'A finished game of Bios: Genesis, however it ended, can be the beginning of this one. Its points are added to yours at the end. The set-up is the usual one, with the changes below; who did not play it has no macro-organism and no catalysts.',
  ],
  Ka: [
    'Colours',
    'When the biomes lie on the map, each player chooses a colour: first whoever has the macro-organism with the best score, then the next; of equal ones the player with more points. Players without a macro-organism choose last.',
  ],
  Kb: [
    'Genes for catalysts',
    'The player with the most catalysts left begins with 5 genes, the next with 4, and so on. Equal numbers bring equal genes. Alone you begin with 5.',
  ],
  Kc: [
    'Hosts and endosymbionts',
    'By choice of the table: the endosymbiont’s player picks a colour right after the host, and the host says which of their two first animals hunts the other. The hunter begins in the predator space of its prey’s homeland. Nobody is in two pairs.',
  ],
} as const satisfies RuleWords
