import type { RuleWords } from '../rule-words.ts'

/** Chapters 7 to 11. */
export const speciesEn = {
  '7.0': ['Two kinds of cards', 'A bought card is a mutation, for a living species, or a genotype, for a new one.'],
  '7.1': [
    'Mutation',
    'Put the card on one of your living species. It gains its letters and its instinct. Inheritance tiles can’t be used to mutate. If no species can take the card, it must be discarded.',
  ],
  '7.2': ['Sizes', 'The species must be within the sizes printed on the card, both to gain it and to keep it (8.0a).'],
  '7.3': [
    'Roadrunner letters on cards',
    'They move your tracks. A track ends at three: further letters are not shown, but remain if another card is lost.',
  ],
  '7.3a': [
    'A new track',
    'For each roadrunner letter that the species did not show, a spare animal enters that track. Without enough spare animals you can’t mutate with the card.',
  ],
  '7.3b': [
    'Wings',
    'SSS at size 1 gives flight, as long as both hold: a range of 7 over land, sea and ice (11.0a). (Setting: under the living rules a third S shows only at size 1.)',
  ],
  '7.3c': ['Underground colony', 'NNN at size 1 gives the instinct of social skills, as long as both hold.'],
  '7.3d': ['Whale pod', 'MMM gives the instinct of language.'],
  '7.3e': [
    'Fire-bearer',
    'AAA gives the instinct of natural history, and your homeland does not turn to ice when the cold would flip it (15.1d, 6.1d).',
  ],
  '7.3f': [
    'Changing terrain',
    'No M is a land animal, one M an amphibian, two or more a sea animal. When the number of M changes, animals that now stand on the wrong terrain die in the cull. Flyers stand anywhere.',
  ],
  '7.4': [
    'Genotype: a new species',
    'Choose a living parent species of yours within the card’s sizes that shares at least half of its letters, rounded up: HSSS asks for two, HS or SS. The silhouette on your side of the card must be free. Replace one map animal of the parent by one of the child. The child has the card’s letters and nothing else.',
  ],
  '7.4a': ['Side of the card', 'Red and Green use the dinosaur half, Orange and White the mammal half.'],
  '7.4b': [
    'Where the child appears',
    'The replaced animal must stand where the child can live: right terrain, and the biome, the roots or a prey that it can eat; the parent species is allowed prey. If that was the parent’s last animal on the map, the parent is extinct.',
  ],
  '7.4c': ['Size and tracks of the child', 'The child has the parent’s size, and roadrunner animals as its card says.'],
  '7.5': [
    'Genotype: a fossil',
    'If the silhouette on your side of the card is already in use, the card may become a fossil instead, worth its letters at the end (18.1a).',
  ],
  '7.5a': [
    'Who can leave it',
    'The species with that very silhouette must be within the card’s sizes and share at least half of its letters, rounded up. It does not change. Otherwise the card is discarded.',
  ],
  '8.0': ['Resizing', 'One living species of yours moves one box on the size track, between 1 and 6.'],
  '8.0a': [
    'Lost DNA',
    'A mutation outside its sizes leaves the game, a genotype becomes a fossil (setting of the living rules: it leaves the game too), an inheritance tile goes back to your reserve. Tracks follow. Children keep what they inherited. You can’t drop DNA by choice.',
  ],
  '8.0b': [
    'Predators follow',
    'When a herbivore changes size, every other species with a predator that could eat it just before may move its own size by one at once and free of charge: owners in turn order, with the usual losses. This does not set off further changes.',
  ],
  '9.0': ['Taking a culture', 'A living species that has both instincts of a culture now, and a spare animal, puts that animal there.'],
  '9.1': [
    'Instincts',
    'They come with mutation cards, or with three letters of a roadrunner track (7.3c–e). They last as long as their source, and are not inherited as such.',
  ],
  '9.1a': ['Manual dexterity', 'Handling things. Needed for tool use, bone-cracking and projectile hunting.'],
  '9.1b': ['Natural history', 'Remembering how nature works. Needed for bone-cracking, agriculture and male contests.'],
  '9.1c': ['Social skills', 'Knowing each other and sharing work. Needed for tool use, division of labour and male contests.'],
  '9.1d': ['Language', 'Keeping ideas as words. Needed for projectile hunting, division of labour and agriculture.'],
  '9.2': [
    'Cultures',
    'One animal of a species in each culture at most. A culture stays when its instincts are lost, and goes only when the species dies out. It is not inherited, and is worth a point at the end (18.1b).',
  ],
  '9.2a': [
    'Tool use',
    'Dexterity and social skills. The species ignores the sizes on mutation cards and inheritance tiles, to gain and to keep them; not those of genotypes. Wings and colonies still need size 1.',
  ],
  '9.2b': ['Bone-cracking', 'Dexterity and natural history. Carnivores of the species ignore the size of their prey (14.1a).'],
  '9.2c': [
    'Projectile hunting',
    'Dexterity and language. Carnivores of the species ignore one roadrunner letter of each prey (14.1b–e), but still need M to enter the sea.',
  ],
  '9.2d': [
    'Division of labour',
    'Social skills and language. The species wins contests of teeth against all who lack it, immigrants too. Among those who have it, teeth count as usual.',
  ],
  '9.2e': [
    'Agriculture',
    'Natural history and language. Herbivores of the species can live on empty slots north, south, east and west of your homeland, called farms: one herbivore each, no niche, no requirement but the terrain, also while the homeland is flipped, not across an open Atlantic. A homeland with an animal of yours on a farm can’t be replaced, eroded or removed, and wins against a biome that slides onto it. (Setting: the living rules know no such immunity.)',
  ],
  '9.2f': [
    'Male contests',
    'Natural history and social skills. A child species may inherit several roadrunner tracks and several inheritance tiles, of each letter no more than the parent has.',
  ],
  '10.0': ['Expanding', 'Add one animal from your reserve to the map, within the range of the child from its parent.'],
  '10.1': ['Parent', 'Choose one of your animals on the map.'],
  '10.2': ['Silhouette', 'The child is of the parent’s species, or begins a new species with a silhouette that you do not use yet.'],
  '10.3': [
    'Inheritance',
    'A new species has the size of its parent and may take over one roadrunner letter and one dietary letter, or nothing. Instincts and cultures stay with the parent.',
  ],
  '10.3a': ['Size', 'A size marker of the new silhouette stands on the parent’s size.'],
  '10.3b': [
    'Roadrunner inheritance',
    'One roadrunner letter of the parent at any level from one up to what the parent shows. From NSS: N, S, SS or none.',
  ],
  '10.3c': [
    'Dietary inheritance',
    'One inheritance tile from your reserve, on either face, if the parent has the letters shown in that number and the sizes fit. Faces: B and BB, G and GG, P and PP, H and B, I and G. No card or tile of the parent is handed over.',
  ],
  '10.4': [
    'Destination',
    'Any space within range that suits the child: right terrain, and the requirement of the biome or its roots, or a farm, or a prey that it can eat (14.1). Another space of the parent’s own habitat is fine. It may be occupied: the cull decides who stays. A species can have both herbivores and carnivores, but never eats itself.',
  ],
  '11.0': [
    'Range',
    'The child’s size plus one for each of its P, counted in steps north, south, east or west. Inherited letters count. (Setting: under the living rules the range is the size alone.) Once placed, an animal never moves to another habitat by itself.',
  ],
  '11.0a': ['Flyers', 'A range of 7 always, over land, sea and ice, but not over the Atlantic (17.1).'],
  '11.1': ['What can be entered', 'Each habitat on the way, the destination included, must be open to the child.'],
  '11.1a': ['Land animals', 'Without M: only land biomes and empty slots that are land.'],
  '11.1b': ['Sea animals', 'With two or more M: only sea biomes, drowned biomes and empty slots that are sea.'],
  '11.1c': [
    'Amphibians',
    'With exactly one M: land and sea, but the range is one less. An amphibian of size 1 without P stays in its habitat.',
  ],
  '11.1d': ['Ice', 'Only flyers cross ice, and nobody can settle on a flipped biome.'],
} as const satisfies RuleWords
