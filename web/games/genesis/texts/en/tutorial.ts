import type { Catalog } from '@deeptime/engine'

/** What the coach says. */
export const TUTORIAL_EN: Catalog = {
  'ge.t.soup': 'A place to begin',
  'ge.t.soup.summary': 'The Earth in section, pools of building blocks, and your first biont.',
  'ge.t.soup.welcome':
    'Four and a half billion years ago. You lead Red, the amino acids: three bionts, the domes, that wait to come alive. Blue, the nucleic acids, is your rival.',
  'ge.t.soup.earth':
    'The Earth in section: space at the top, then ocean, coast and continent. A row is open or asleep; only open rows let your bionts in and out.',
  'ge.t.soup.event': 'Each turn begins with an event. This one opened two rows and brought two pools, called refugia, into the cosmic row.',
  'ge.t.soup.pool':
    'The old ocean of Mars. Four cubes lie loose in it: building blocks, called manna. Beside the sun stand the faces of a die that put one in order; below, the faces that undo it.',
  'ge.t.soup.biont': 'Take a free biont.',
  'ge.t.soup.biont.hint': 'Click the red dome beside your name.',
  'ge.t.soup.place': 'Put it on Mars. Point at the pool first: it tells the chances of a roll there.',
  'ge.t.soup.place.hint': 'Click the Mars Paleo-Ocean, in the cosmic row.',
  'ge.t.soup.entropy':
    'One biont in refugia is all that you can carry for now; green chromosomes would carry more. Your catalyst could cover one of the bad faces as an enzyme. Keep it this time.',
  'ge.t.soup.done': 'That is all: end your assignment.',
  'ge.t.soup.done.hint': 'Click “Done” above the Earth.',
  'ge.t.soup.rolls': 'Now every pool with a biont rolls: two dice for each biont, one for each cube in order.',
  'ge.t.alive': 'It is alive',
  'ge.t.alive.summary': 'Your first roll, what rises, and a double.',
  'ge.t.alive.dice': 'You rolled two twos. Dice are columns, rules are rows: a mark stands where a rule bites.',
  'ge.t.alive.life':
    'On warm Mars the faces 1 to 4 put a cube in order: both dice do. None of your dice kills, and two equal dice are a double.',
  'ge.t.alive.keep': 'On a pool of your own colour you may roll all dice again. This roll is perfect: keep it.',
  'ge.t.alive.keep.hint': 'Click “Keep”.',
  'ge.t.alive.red': 'Choose the first cube that rises: red, for metabolism. It will make catalysts.',
  'ge.t.alive.red.hint': 'Click the loose red cube on Mars, or “Red”.',
  'ge.t.alive.yellow': 'The second one: yellow, for specificity. It lets you roll a die again later.',
  'ge.t.alive.yellow.hint': 'Click the loose yellow cube on Mars, or “Yellow”.',
  'ge.t.alive.death':
    'Had a die shown 4, 5 or 6 on a free slot, something would have fallen: a cube, and then a catalyst of its colour for you, or the biont.',
  'ge.t.alive.take': 'A double, and your biont still there: take the pool. It turns into a bacterium of yours.',
  'ge.t.alive.take.hint': 'Click “Take it: it lives”.',
  'ge.t.copy': 'Copies and errors',
  'ge.t.copy.summary': 'The Darwinian roll, catalysts, and a first mutation.',
  'ge.t.copy.cell':
    'The Mars Microbe. Red makes catalysts and shields against heat, yellow rolls dice again, green carries bionts and shields against oxygen, blue stops errors. Your biont counts as red.',
  'ge.t.copy.roll':
    'Each turn it copies itself: one die a cube, two a biont. Ones make catalysts, fives and sixes are errors. You rolled 1, 2, 3 and 1.',
  'ge.t.copy.keep': 'You could roll one die again, for your one yellow. There is nothing to mend: go on.',
  'ge.t.copy.keep.hint': 'Click “Done”.',
  'ge.t.copy.proteins': 'Two ones times two red make four catalysts, in the colour of the placard: red. They lie in your pool.',
  'ge.t.copy.open': 'Now purchases: each biont in an organism may buy once for it. Open the Mars Microbe.',
  'ge.t.copy.open.hint': 'Click the Mars Microbe below the Earth.',
  'ge.t.copy.buy': 'Buy Messenger RNA, a blue mutation: blue stops errors. It costs one blue catalyst or, as here, two of any one colour.',
  'ge.t.copy.buy.hint': 'Click the pile with Messenger RNA.',
  'ge.t.copy.turn': 'Two hundred million years later: the next event.',
  'ge.t.grow': 'From RNA to DNA',
  'ge.t.grow.summary': 'Heat, a shield, an error that is stopped, and a promotion.',
  'ge.t.grow.heat':
    'The event brought heat of strength 1. Your two red chromosomes shield against two: no loss. Below an organism stand its shields against heat and oxygen.',
  'ge.t.grow.closed':
    'The cosmic row is asleep now, but it is the home row of your microbe. Two new pools lie in the ocean. This time we stay at home.',
  'ge.t.grow.done': 'End your assignment.',
  'ge.t.grow.done.hint': 'Click “Done”.',
  'ge.t.grow.rival': 'Blue stays at home too. Then your microbe copies itself again: five dice now.',
  'ge.t.grow.error':
    'This time a six came up: an error. Your one blue chromosome, the cube on the mutation, stops it. Without it you would lose a cube.',
  'ge.t.grow.keep': 'Nothing needs to be rolled again: go on.',
  'ge.t.grow.keep.hint': 'Click “Done”.',
  'ge.t.grow.open': 'Open the Mars Microbe again.',
  'ge.t.grow.open.hint': 'Click the Mars Microbe below the Earth.',
  'ge.t.grow.promote': 'Promote Messenger RNA to Hox Genes: it gains a second cube, red, and DNA.',
  'ge.t.grow.promote.hint': 'Click Messenger RNA on your microbe.',
  'ge.t.grow.dna':
    'From the next turn on, DNA makes only sixes errors. When something is lost, the second cube of a promoted card goes first: red rims show what falls next.',
  'ge.t.grow.points': 'Every cube on your organisms and every biont of yours in one is a point. You have five already.',
  'ge.t.grow.more':
    'You know the life of a bacterium. In the advanced game bacteria become many-celled creatures that may go ashore, parasites steal cubes, and the climate can end the world. Good luck.',
}
