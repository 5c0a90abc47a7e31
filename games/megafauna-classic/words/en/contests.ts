import type { RuleWords } from '../rule-words.ts'

/** Chapters 12 to 14. */
export const contestsEn = {
  '12.0': [
    'Rooter biomes',
    'Some biomes have a second requirement, for those who crack nuts (H) or dig for roots (N). Such a habitat can feed four: one herbivore on the square, one rooter in the lower triangle, and two carnivores above them.',
  ],
  '12.0a': ['One niche', 'The niche of the biome counts for the square and for the rooter triangle alike.'],
  '12.0b': ['Rooters', 'A rooter is a herbivore in every respect. It and the animal on the square may be of the same species.'],
  '13.0': [
    'Herbivore contests',
    'A square feeds one herbivore, a rooter triangle one rooter. Where there are more, go through 13.1 to 13.4 and drop the losers of each step until one is left. A tie goes on to the next step.',
  ],
  '13.1': ['Can it eat here?', 'Herbivores that do not meet the requirement lose, even without a rival.'],
  '13.2': ['Niche', 'Those with less of what the niche asks for lose.'],
  '13.2a': ['A letter', 'If the niche is a letter, the genomes with fewer of it lose.'],
  '13.2b': ['Size', 'If the niche is size, the smaller ones lose.'],
  '13.2c': ['Colour', 'On a homeland, everyone else loses against the owner’s herbivores. Farms have no niche.'],
  '13.3': [
    'Defence against predators',
    'If some of the rivals can be eaten by a carnivore in the triangle above (14.1) and others can’t, those that can be eaten lose. Every carnivore standing there at that moment counts, also one that will starve or be driven out later.',
  ],
  '13.4': [
    'Teeth',
    'Fewer teeth lose; a species with the division of labour beats those without (9.2d). If only your own species are left, you choose who stays.',
  ],
  '13.5': [
    'Immigrant herbivores',
    'They compete like animals, with the DNA and the size on their tile and 6 teeth. Between two immigrants that can eat here, the one that came to the habitat first wins, whatever their DNA.',
  ],
  '13.6': [
    'Losing',
    'A loser moves to an empty space of the same habitat that can feed it: the square, the roots, or the predator triangle if it can eat what stands below. If several losers want one space, they contest it; if several spaces suit one, its owner chooses; it must move if it can. Without such a space at the moment it lost, it dies: animals return to their owner, immigrants go to the tarpit. Immigrants too change between plants and meat; with a choice they take the square, then the roots, then the triangle. A predator left without prey meanwhile may graze or root in the same way, and goes back to its triangle if prey has settled again.',
  ],
  '14.0': [
    'Carnivore contests',
    'A predator triangle feeds one carnivore for each herbivore below it that can be eaten: one, or two above a grazer and a rooter. Where there are more, rank them by 14.2 and 14.3 and keep the best that can all be fed, each with a prey of its own. One that is dropped moves to the empty square or roots of the habitat if it can eat there, otherwise it dies. No herbivore ever dies from being prey.',
  ],
  '14.1': [
    'Can it eat that?',
    'A carnivore eats herbivores, players’ or immigrants, that pass all five tests below. One that finds none leaves the triangle: it grazes or roots in its habitat if it can (13.6), otherwise it dies. No species eats itself.',
  ],
  '14.1a': ['Size of prey', 'At most one size larger or smaller than the carnivore.'],
  '14.1b': ['Speed', 'The carnivore needs at least as many S as its prey.'],
  '14.1c': ['Night', 'The carnivore needs at least as many N as its prey.'],
  '14.1d': ['Armour', 'The carnivore needs at least as many A as its prey.'],
  '14.1e': ['Sea', 'The carnivore needs at least as many M as its prey.'],
  '14.2': ['Physiology', 'More P wins.'],
  '14.3': [
    'Teeth of carnivores',
    'Fewer teeth win; a species with the division of labour beats those without (9.2d). Between species of one owner, the owner chooses.',
  ],
  '14.4': [
    'Immigrant predators',
    'They compete like animals, with the DNA on their tile. Between two, the one that came to the habitat first wins, whatever their P.',
  ],
  '14.4a': [
    'Their size',
    'An immigrant predator always has the size of its prey. While it grazes it has none: it loses a niche of size, and no hunter is too small or too large for it.',
  ],
  '14.4b': ['Their teeth', 'An immigrant predator has one tooth, so it wins most contests of teeth.'],
} as const satisfies RuleWords
