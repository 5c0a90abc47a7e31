import type { Catalog } from '@deeptime/engine'

/** The guided first game in English. */
export const tutorialEn: Catalog = {
  'mf.t.shore': 'Ashore',
  'mf.t.shore.summary': 'Take a mutation, have children, settle a craton.',
  'mf.t.shore.welcome':
    'It is the Ordovician, and your first creature has crawled ashore: the black hexagon in a swamp of Siberia. This is the first game, tooth and claw: life alone, without climate and drifting plates.',
  'mf.t.shore.map':
    'Each hex feeds one herbivore, and above it one carnivore. Your archetype lives in weeds and swamps; seas are for swimmers and flyers.',
  'mf.t.shore.ledger':
    'All species stand in one table. Six of your creeples are unborn: that is how much a species may spend on cards. Nothing is paid, it is a ceiling.',
  'mf.t.shore.mutate': 'You have two actions. Take Hermaphroditism: it is free, and gives two blue organs.',
  'mf.t.shore.mutate.hint': 'Choose the card Hermaphroditism, the first of the lower row.',
  'mf.t.shore.populate': 'Blue organs are for children. Populate with your archetype.',
  'mf.t.shore.populate.hint': 'Choose your archetype in the table of species.',
  'mf.t.shore.count': 'One, and one more for each blue organ: take all three.',
  'mf.t.shore.count.hint': 'Choose 3.',
  'mf.t.shore.orange': 'Orange, the snails of Laurentia, acts too. Then newborns settle, in the order of play.',
  'mf.t.shore.first':
    'A newborn moves from any mother. Entering weeds costs 1 of its 3 points: size 1 and two blue organs. Settle in Siberia 2.',
  'mf.t.shore.first.hint': 'Choose Siberia 2, south-east of your swamp.',
  'mf.t.shore.second': 'Who has settled can be a mother at once. Go west, to Siberia 5.',
  'mf.t.shore.second.hint': 'Choose Siberia 5, on the west coast.',
  'mf.t.shore.third': 'The last one goes north, to Siberia 6. The plus on a hex says that nobody contests it.',
  'mf.t.shore.third.hint': 'Choose Siberia 6, in the north-west.',
  'mf.t.shore.done': 'Every living creeple is a point at the end, and the larger population gets fossils after each era.',
  'mf.t.branch': 'A branch of the tree',
  'mf.t.branch.summary': 'Survive a mutagen, and found a second species.',
  'mf.t.branch.mutagen':
    'A mutagen has come: the cards were replaced, and the dice allow 5 organs to each species. You have two, so nothing is lost. Too many organs are dangerous.',
  'mf.t.branch.cost': 'Prices stand above the columns. You have three unborn archetypes left: Fingers cost 2.',
  'mf.t.branch.mutate': 'Take Fingers.',
  'mf.t.branch.mutate.hint': 'Choose the card Fingers, the second of the upper row.',
  'mf.t.branch.promote': 'Now promote it. Its organ becomes basal: part of the body for good.',
  'mf.t.branch.promote.hint': 'Choose Fingers in the tableau of your archetype.',
  'mf.t.branch.side': 'A promotion has two sides. Finger wings show a form: they found a new species, the flyer.',
  'mf.t.branch.side.hint': 'Choose Finger wings.',
  'mf.t.branch.creeple': 'One of your creeples becomes the first flyer: the one in Siberia 6.',
  'mf.t.branch.creeple.hint': 'Choose the creeple of Siberia 6.',
  'mf.t.branch.daughter':
    'The daughter inherits basal organs, but the red one recedes. She starts bare, with creeples of her own, and her genotype is worth a point.',
  'mf.t.branch.orange': 'Orange goes on; the card of the next turn lets Orange begin.',
  'mf.t.hunt': 'Eat and be eaten',
  'mf.t.hunt.summary': 'Hunt, and learn how contests and the score work.',
  'mf.t.hunt.prey':
    'A carnivore eats its own form, and archetypes, which everybody eats. So your flyer can hunt archetypes, even your own.',
  'mf.t.hunt.flyer': 'Populate with your flyer.',
  'mf.t.hunt.flyer.hint': 'Choose the flyer in the table of species, then “Populate”.',
  'mf.t.hunt.archetype': 'And with your archetype.',
  'mf.t.hunt.archetype.hint': 'Choose the archetype in the table of species, then “Populate”.',
  'mf.t.hunt.count': 'One is enough: there is one free hex.',
  'mf.t.hunt.count.hint': 'Choose 1.',
  'mf.t.hunt.orange': 'Orange settles first this turn.',
  'mf.t.hunt.which': 'Which newborn first? Take the flyer.',
  'mf.t.hunt.which.hint': 'Choose the flyer.',
  'mf.t.hunt.where': 'Settle above your archetype in Siberia 5, as a carnivore: the upper half of the hex.',
  'mf.t.hunt.where.hint': 'Choose the carnivore’s level of Siberia 5.',
  'mf.t.hunt.circle': 'Being eaten harms nobody: a creeple stands for millions. But a carnivore falls when its prey is gone.',
  'mf.t.hunt.centre': 'Your archetype takes the centre of Siberia.',
  'mf.t.hunt.centre.hint': 'Choose Siberia 0, in the middle.',
  'mf.t.hunt.contest':
    'Where a level is taken, there is a contest, rung by rung: can it be eaten, speed, humidity, size, skeleton. Point at a lit hex and its note tells the whole ladder before you choose: ✓ you would win, ✕ you would lose.',
  'mf.t.hunt.score':
    'Points: living creeples, genotypes, tools, hosts, emotions, and fossils of what is gone. Point at a player for the parts.',
  'mf.t.hunt.end':
    'Ten turns make a game. Next time try Achterbahn: the same life on plates that drift, under a climate that turns. Good luck!',
  'mf.t.climate': 'Climate and Medea',
  'mf.t.climate.summary': 'Read the sky, and decide where discs rise and fall.',
  'mf.t.climate.welcome':
    'This is Achterbahn, the whole game. You lead Orange, the snails of Laurentia, against White. It is the second turn, and each turn begins with events.',
  'mf.t.climate.oxygen':
    'The same 42 discs lie on the land and in the sky. Green ones on the Oxygen gauge: the fewer, the more oxygen. It says how many actions you have, and how many organs your heart bears in a mutagen.',
  'mf.t.climate.clouds':
    'White discs are water: ice on land, or Clouds. Black ones are carbon: mountains, sea floor, or Atmosphere. The fuller the Atmosphere, the warmer; filled to the brim, the greenhouse runs away and the game ends.',
  'mf.t.climate.rows':
    'The Atmosphere names the strip at the left: which rows are wet, and which are arid. On wet rows green organs decide a contest, on arid ones white organs.',
  'mf.t.climate.events':
    'Two cards tell what happens. A crater threw up a mountain in Siberia and took carbon out of the air: Eden turned Cool. A mutagen replaced the cards; your heart had little to bear.',
  'mf.t.climate.medea':
    'You hold Medea, the cauldron: wherever the rules leave it open where a disc goes, you decide. She is worth a point, and to take her costs a whole action phase.',
  'mf.t.climate.ice':
    'A white disc falls from the Atmosphere into a rain shadow. It would endanger everybody in the hex. Nobody lives in Siberia: let it fall on Siberia 5.',
  'mf.t.climate.ice.hint': 'Choose Siberia 5, on the west coast.',
  'mf.t.climate.carbon':
    'Now carbon rises from the sea floor into the Atmosphere. Point at a tab to read what would follow, then take the one north of Laurentia.',
  'mf.t.climate.carbon.hint': 'Choose the northern tab of Laurentia.',
  'mf.t.climate.after':
    'A white disc less, a black one more: the Atmosphere stands where it stood, and it stays Cool. Next turn, that names the deck of the second card.',
  'mf.t.climate.end': 'Green plants like warm air, animals like oxygen: think of that when Medea is yours.',
  'mf.t.plates': 'Plates',
  'mf.t.plates.summary': 'See continents drift and collide, and what that does to life.',
  'mf.t.plates.welcome':
    'Every craton with a die drifts: the die is the latitude of its middle row. Other rows have other weather, so a drift changes the climate of all who live there.',
  'mf.t.plates.tabs':
    'Half-round tabs off the east coasts hold carbon, and blooms in which swimmers live. When another craton comes to lie there, the tab goes under.',
  'mf.t.plates.settle':
    'First let your last newborn settle in Laurentia 4. Point at it: the dotted line shows the way and what each step costs. Then watch the planet.',
  'mf.t.plates.settle.hint': 'Choose Laurentia 4, in the south-west.',
  'mf.t.plates.drift': 'Gondwana drifted north to latitude 2. Its creeples rode along.',
  'mf.t.plates.collision':
    'Then Siberia moved east, met Gondwana, and both became one continent. Mountains rose where they touch: White’s archetype in Gondwana 5 was buried under one and lies endangered.',
  'mf.t.plates.subduction':
    'A tab of Siberia went under, and its carbon rose into the air. Only the continent that moved keeps its die. Three cratons in one are a Pangaea, which a rift breaks up again.',
  'mf.t.plates.again':
    'Below the planet you can watch these events again, one by one, stop them, and compare before and after. The story keeps them all.',
  'mf.t.plates.carbon': 'Medea has two more discs to move. Carbon leaves the sea floor: take the northern tab of Laurentia.',
  'mf.t.plates.carbon.hint': 'Choose the northern tab of Laurentia.',
  'mf.t.plates.erode':
    'And a mountain erodes. Free the centre of Siberia: the hex below becomes what is printed there, and your children may go through it one day.',
  'mf.t.plates.erode.hint': 'Choose the centre of Siberia.',
  'mf.t.plates.end': 'That is the whole planet. Ten turns, two eras; the rest you have learned in tooth and claw. Good luck!',
}
