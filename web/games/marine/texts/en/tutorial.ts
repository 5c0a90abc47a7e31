import type { Catalog } from '@deeptime/engine'

/** The guided first game of Marine. */
export const tutorialEn: Catalog = {
  'mr.t.sea': 'The sea and who lives there',
  'mr.t.sea.summary': 'Tiles, elements, species, and your first pawn.',
  'mr.t.sea.welcome':
    'Welcome to a tropical sea, a little before the asteroid. You lead the Crustaceans; each square token is a species of yours. Three of them share the Reef with three Reptiles.',
  'mr.t.sea.tiles':
    'Tiles make up Earth. The numbers at the bottom of a tile are points: 6 for the animal with the most species there, 3 for the second, and so on, each time the tile is scored. Hover over anything, or press it long, to read more.',
  'mr.t.sea.elements':
    'Round discs are elements: food and light. A disc lies where tiles meet, so one disc serves up to three tiles. Here are worms and algae.',
  'mr.t.sea.display':
    'Your display tells what you need: two worms and algae. Where such a disc touches a tile, your species thrive. Where none does, they are endangered: their token turns hollow, and an Extinction would take them.',
  'mr.t.sea.actions':
    'On your turn you place one pawn on the action display and at once do what its row says. There are twelve rows. Each space holds one pawn, so what you take, others can’t.',
  'mr.t.sea.pawn': 'Let us grow. In the row Speciation, put a pawn on the space beside the worms.',
  'mr.t.sea.pawn.hint': 'Look for the red disc with the worms in the row Speciation and choose the space beside it.',
  'mr.t.sea.disc': 'Now choose a worms disc on Earth. New species settle on the tiles around it.',
  'mr.t.sea.disc.hint': 'Choose the lit disc at the corner of the Reef.',
  'mr.t.sea.count': 'Each terrain takes only so many newcomers: a Reef two, Sand three, open Ocean four. Take the most each time.',
  'mr.t.sea.count.hint': 'Take the largest number: there is room.',
  'mr.t.sea.grown':
    'Nine new species, and all of them thrive, since the worms touch all three tiles. Your gene pool is that much smaller: cubes that die do not come back to it.',
  'mr.t.sea.rivals': 'Now the Reptiles take a turn. Turns go up the food chain: Crustaceans first, Reptiles last.',
  'mr.t.sea.after':
    'One rule to keep in mind: your next pawn must go after your last one, further down the display or further right in its row. So work from top to bottom, and take your pawns back when you are done. You have learned the heart of it!',

  'mr.t.food': 'Bring food, change your diet',
  'mr.t.food.summary': 'Abundance, Adaptation and Migration: thriving where others can’t.',
  'mr.t.food.why': 'The southern Ocean is empty: nothing there is food for anybody. Let us make it ours.',
  'mr.t.food.pawn': 'Put a pawn in the row Abundance.',
  'mr.t.food.pawn.hint': 'Abundance is the topmost row.',
  'mr.t.food.element': 'Take the worms. They are lit in the row.',
  'mr.t.food.element.hint': 'Reptiles love the sun, so leave it. You eat worms.',
  'mr.t.food.corner': 'Place them on a corner of the Ocean in the south, the one that is marked.',
  'mr.t.food.corner.hint': 'Choose a corner that touches the marked Ocean tile.',
  'mr.t.food.rivals': 'The Reptiles go ashore: one of them climbs onto Land.',
  'mr.t.food.adapt': 'You can also learn to eat something new. Put a pawn in the row Adaptation.',
  'mr.t.food.adapt.hint': 'Adaptation is the fourth row. Your first pawn is above it, so it is open to you.',
  'mr.t.food.choose': 'Choose an element that you do not have yet.',
  'mr.t.food.choose.hint': 'You already have worms. Take something else.',
  'mr.t.food.thrive':
    'It lies on your display now. Wherever it lies on Earth, you thrive too. Taking more of one kind is worth while as well: it makes you dominant, as a later chapter tells.',
  'mr.t.food.rivals2': 'The Reptiles dominate the sun and take its special pawn.',
  'mr.t.food.migrate': 'Now spread out. Put a pawn in the row Migration: its number is how many species may move.',
  'mr.t.food.migrate.hint': 'Choose a free space in the row Migration.',
  'mr.t.food.moves': 'Choose a tile to leave, a neighbouring tile to reach, and how many go. Repeat, or finish when you like.',
  'mr.t.food.moves.hint': 'Move at least one species before you finish.',
  'mr.t.food.hollow':
    'If one of your tokens is hollow now, its tile has no food for you. That costs nothing until an Extinction comes; then the hollow ones are gone for good.',

  'mr.t.worlds': 'New worlds',
  'mr.t.worlds.summary': 'Wanderlust adds tiles, Tectonics opens Vents, and both pay at once.',
  'mr.t.worlds.pawn': 'Earth grows. Put a pawn in the row Wanderlust.',
  'mr.t.worlds.pawn.hint': 'Wanderlust is the seventh row, with a compass.',
  'mr.t.worlds.stack': 'Choose one of the three stacks. You get its top tile, and the next one is turned up.',
  'mr.t.worlds.stack.hint': 'Choose a lit stack in the corner of the board.',
  'mr.t.worlds.hex':
    'Place it beside Earth. You score bonus points for it and each equal neighbour: one tile 1 point, two tiles 3, three tiles 6.',
  'mr.t.worlds.hex.hint': 'Choose a lit hex.',
  'mr.t.worlds.element':
    'You may add one of the four elements of the row on a corner of the new tile. Take one and place it, or finish without.',
  'mr.t.worlds.element.hint': 'Choose an element in the row Wanderlust, then a corner.',
  'mr.t.worlds.bonus':
    'Bonus points, and one more: your trait, Pioneer, pays for each new tile. Every animal has a trait, which you find among the animals.',
  'mr.t.worlds.rivals': 'The Reptiles wander in their turn.',
  'mr.t.worlds.tectonics': 'The sea floor moves. Put a pawn in the row Tectonics.',
  'mr.t.worlds.tectonics.hint': 'Tectonics comes right after Wanderlust.',
  'mr.t.worlds.vent':
    'Choose a tile at the rim of the board: it becomes a Vent, a geyser above or a smoker below. Beside another Vent it pays 3 points.',
  'mr.t.worlds.vent.hint': 'Choose a lit tile. Those beside a Vent pay more.',
  'mr.t.worlds.survival':
    'One of your species settled on the Vent. Whoever alone has the most species on Vents holds the Survival card, and each Survival pays it for the Vents it occupies. Now that is you.',

  'mr.t.points': 'How points are made',
  'mr.t.points.summary': 'Competition and Evolution: clear a tile, score it, take a card.',
  'mr.t.points.places':
    'Evolution is where most points come from. It scores one tile: the animal with the most species there gets the first number, the next one the second. The Reef pays 6, 3 and 2.',
  'mr.t.points.ties':
    'Three against three on the Reef: a tie. Ties go to whoever is higher on the food chain, and Reptiles are at its top. Something must be done about them first.',
  'mr.t.points.pawn': 'In the row Competition, put a pawn on the space with the Reef marker.',
  'mr.t.points.pawn.hint': 'The pink square stands for Reef. Choose the space beside it.',
  'mr.t.points.tile': 'Choose the Reef. You may compete only where you live yourself.',
  'mr.t.points.tile.hint': 'Choose the lit tile in the middle.',
  'mr.t.points.victims': 'Eliminate Reptiles, up to the number of the space. They are out of the game for good.',
  'mr.t.points.victims.hint': 'Choose the Reptiles on the Reef.',
  'mr.t.points.rivals': 'The Reptiles put a cube in Regression: it will keep their elements safe at the end of the round.',
  'mr.t.points.evolve': 'Now score. In the row Evolution, put a pawn on the space with the Reef marker.',
  'mr.t.points.evolve.hint': 'Find the pink Reef marker in the row Evolution.',
  'mr.t.points.score': 'Choose the Reef. Its note tells what each animal would get.',
  'mr.t.points.score.hint': 'Choose the lit Reef.',
  'mr.t.points.card':
    'You thrive there, so you must take a card. This space has the value 2: it reaches slots 1 and 2 of the row. Choose one.',
  'mr.t.points.card.hint': 'Choose one of the lit cards.',
  'mr.t.points.effect': 'Do what the card says. The prompt leads you.',
  'mr.t.points.effect.hint': 'Choose one of the lit places or buttons.',
  'mr.t.points.row': 'The card is gone, those above slid down, and a new one came in at the top. That is the clock of the game.',
  'mr.t.points.fish':
    'Watch the fish on new cards. A skeleton means Extinction: all endangered species die. Two living fish mean Survival: the holder of the Survival card is paid.',

  'mr.t.pawns': 'Special pawns, and the end',
  'mr.t.pawns.summary': 'Domination, pawns that go anywhere, the Reseed, and the asteroid.',
  'mr.t.pawns.dominance':
    'How strong are you in worms? Two on your display, times one tile where you live beside worms: 2. The target of the worms pawn is 1, so you dominate worms.',
  'mr.t.pawns.pawn': 'Put a pawn in the last row, Domination.',
  'mr.t.pawns.pawn.hint': 'Domination is the last row.',
  'mr.t.pawns.take': 'Take the special pawn of the worms.',
  'mr.t.pawns.take.hint': 'Choose the worms among the special pawns.',
  'mr.t.pawns.special':
    'It is yours, and its target rose to 2: whoever wants it must beat that. At the end of the game its target is worth that many points to you.',
  'mr.t.pawns.rivals': 'The Reptiles take care of their elements.',
  'mr.t.pawns.choose':
    'Your basic pawn stands on the last row, so no other basic pawn can go after it. A special pawn can go anywhere, even where only special pawns may stand. Choose it.',
  'mr.t.pawns.choose.hint': 'Choose the white pawn with the worms.',
  'mr.t.pawns.place':
    'Put it on the last space of Migration: as many species as you like may move. It could also bump the basic pawn of a rival.',
  'mr.t.pawns.place.hint': 'Choose the space with the sign ∞ in the row Migration.',
  'mr.t.pawns.moves': 'Move your species where you like, then finish.',
  'mr.t.pawns.moves.hint': 'Move at least one species, then finish.',
  'mr.t.pawns.rivals2': 'The Reptiles play once more.',
  'mr.t.pawns.retrieve': 'Time to take your pawns back. That is a whole turn.',
  'mr.t.pawns.retrieve.hint': 'Choose “Take back all pawns” above the board.',
  'mr.t.pawns.reseed':
    'Your cube on the food chain moved right. When all cubes are right, the Reseed ends the round: elements slide down, new ones are drawn, Regression bites, and a new round begins.',
  'mr.t.pawns.asteroid':
    'Asteroid waits among the last five cards. When somebody takes it, the round is the last. Then comes an Extinction, a Survival, every tile is scored, and special pawns pay their targets.',
  'mr.t.pawns.end':
    'Most points win. You know enough to play: the prompt tells what to do, lit things can be chosen, everything explains itself. Good luck, and mind the asteroid!',
}
