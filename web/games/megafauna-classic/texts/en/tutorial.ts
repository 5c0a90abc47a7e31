import type { Catalog } from '@deeptime/engine'

/** What the coach says. */
export const tutorialEn: Catalog = {
  'mc.t.home': 'Something to eat',
  'mc.t.home.summary': 'The map, what a biome asks for, and your first mutation.',
  'mc.t.home.welcome':
    'Two hundred million years ago. You lead Red, the dino-crocs: one small animal, with two teeth, on its homeland in the tropics. Orange, far to the east, is your rival.',
  'mc.t.home.map':
    'Each square is a habitat with a biome to eat. Green is land, blue is sea, orange are mountains. North is cold, south is hot.',
  'mc.t.home.needs':
    'The letters at the top left are what an animal needs to eat there. This Horsetail Swamp asks for G, for grazing. Your animals have no letters yet: they eat only in homelands.',
  'mc.t.home.cards':
    'Letters come from cards. The first is free; for each further one you put a gene on every card that you pass over. You have three genes.',
  'mc.t.home.buy': 'Buy Gizzard Stones for one gene: B and G at once.',
  'mc.t.home.buy.hint': 'Click the card Gizzard Stones, the second in the list.',
  'mc.t.home.mutate': 'Give the card to your biped dinosaur.',
  'mc.t.home.mutate.hint': 'Click your biped dinosaur among your species.',
  'mc.t.home.event':
    'A new card came to the display, and its event happened: two new tiles on the map. One pushed an old biome into the tarpit. Then Orange made a move.',
  'mc.t.spread': 'Spreading out',
  'mc.t.spread.summary': 'A newborn finds a place of its own.',
  'mc.t.spread.genome':
    'Your species has the genome BG now. Point at it, or at any animal on the map: dotted frames show where it could live, and marks show what it could eat and what could eat it.',
  'mc.t.spread.expand': 'Animals on the map are population, and population wins. Expand.',
  'mc.t.spread.expand.hint': 'Press “Expand an animal” above the map.',
  'mc.t.spread.same': 'The newborn may be of the same species as its parent, or begin a new one. The same, this time.',
  'mc.t.spread.same.hint': 'Choose your biped dinosaur again.',
  'mc.t.spread.where': 'A newborn walks as many steps as its size, plus one for each P: one step. Settle it in the Horsetail Swamp.',
  'mc.t.spread.where.hint': 'Click the Horsetail Swamp, right beside your homeland.',
  'mc.t.spread.population': 'Two animals: your population has doubled. Each square feeds one herbivore.',
  'mc.t.hunt': 'Eating each other',
  'mc.t.hunt.summary': 'A new species, and the triangle of the predators.',
  'mc.t.hunt.triangle':
    'The triangle above a habitat is for predators. They eat the herbivore below if it is no more than one size apart and has no more speed, armour, night or marine letters than they have.',
  'mc.t.hunt.expand': 'Your own herbivores are prey like any other. Expand once more.',
  'mc.t.hunt.expand.hint': 'Press “Expand an animal”.',
  'mc.t.hunt.parent': 'Let the animal in the swamp be the parent.',
  'mc.t.hunt.parent.hint': 'Click the animal in the Horsetail Swamp.',
  'mc.t.hunt.bird': 'No species eats itself. So begin a new one: the bird.',
  'mc.t.hunt.bird.hint': 'Click the bird among your free silhouettes.',
  'mc.t.hunt.inherit':
    'A new species may take over one dietary and one roadrunner letter of its parent. Let it inherit G: it may want to graze one day.',
  'mc.t.hunt.inherit.hint': 'Choose G among your inheritance tiles.',
  'mc.t.hunt.where': 'And now up into the triangle above the swamp.',
  'mc.t.hunt.where.hint': 'Click the triangle above the Horsetail Swamp.',
  'mc.t.hunt.circle':
    'The bird eats the dinosaur, and the dinosaur does not die of it: a herbivore never dies from being prey. Three animals.',
  'mc.t.size': 'Growing up',
  'mc.t.size.summary': 'What size is good for, and who follows.',
  'mc.t.size.niche': 'The white square is the niche: what rivals compare when two want one biome. Here it is size. The larger one stays.',
  'mc.t.size.resize': 'So let us grow.',
  'mc.t.size.resize.hint': 'Press “Resize a species”.',
  'mc.t.size.grow': 'Let the biped dinosaur grow to size 2. Cards whose sizes it leaves would be lost; Gizzard Stones fit all sizes.',
  'mc.t.size.grow.hint': 'Press the plus beside your biped dinosaur.',
  'mc.t.size.follow': 'Whoever hunts it may follow by one step, free of charge. Your bird can eat it at size 2 as well. Let it stay small.',
  'mc.t.size.follow.hint': 'Let the bird stay as it is.',
  'mc.t.size.done':
    'Larger animals also walk further. But every letter and every size has its price: predators of another size come within reach.',
  'mc.t.contest': 'Two mouths, one swamp',
  'mc.t.contest.summary': 'A contest, why it is lost, and how the game is won.',
  'mc.t.contest.plan':
    'What if two herbivores share a square? At the end of the turn they compete: who can eat here, then the niche, then who is safe from the predators here, then teeth. Try it out with a bird.',
  'mc.t.contest.expand': 'Expand.',
  'mc.t.contest.expand.hint': 'Press “Expand an animal”.',
  'mc.t.contest.parent': 'Let the bird in the triangle be the parent.',
  'mc.t.contest.parent.hint': 'Click the bird above the Horsetail Swamp.',
  'mc.t.contest.same': 'Another bird.',
  'mc.t.contest.same.hint': 'Choose the bird again.',
  'mc.t.contest.where': 'Down into the swamp, where the dinosaur already grazes.',
  'mc.t.contest.where.hint': 'Click the square of the Horsetail Swamp.',
  'mc.t.contest.why':
    'Both can graze. But the niche is size, and the dinosaur is larger: the bird lost. With no free space in the same habitat it died. “Why did it die?” tells every step of every contest.',
  'mc.t.contest.tarpit':
    'Biomes and immigrants that die out sink into the tarpit. When the cards of a period are gone, the tarpit is shared out: half of it to the largest population, half of the rest to the next. Each tile is a point.',
  'mc.t.contest.climate':
    'Volcanoes warm the world, erosion cools it. Then biomes slide north or south, drown or freeze, with all who live on them. The boxes at the ends end the game.',
  'mc.t.contest.world':
    'Catastrophes kill whoever has too many letters. The first one opens the Atlantic along this line, the second begins the Cenozoic.',
  'mc.t.contest.end':
    'Fossils, genotypes, living animals and cultures make the score. You know enough to play: point at anything that puzzles you.',
}
