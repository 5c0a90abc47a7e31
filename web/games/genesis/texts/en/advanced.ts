import type { Catalog } from '@deeptime/engine'

/** What the coach says in the second guided game. */
export const ADVANCED_EN: Catalog = {
  'ge.t.rise': 'Many cells',
  'ge.t.rise.summary': 'By the advanced rules: the climate, and a bacterium that becomes a seaweed.',
  'ge.t.rise.welcome':
    'Now the advanced game. You lead Green, the pigments, against Blue. Some turns are behind you: two bacteria are yours, and it is time to buy.',
  'ge.t.rise.climate':
    'The climate counts here. Sun or snow decides which faces bring life, and a long run of one icon ends the world unless all vote to save it.',
  'ge.t.rise.sale':
    'Macroorganisms are for sale. The list shows the healthy cubes each needs; bionts and stolen cubes do not count. The seaweed is within your reach.',
  'ge.t.rise.open': 'Open the bacterium of the hydrothermal vent.',
  'ge.t.rise.open.hint': 'Click its name below the Earth.',
  'ge.t.rise.macro': 'Let it become a seaweed. That costs one catalyst of any colour.',
  'ge.t.rise.macro.hint': 'Click the seaweed in the list of macroorganisms.',
  'ge.t.rise.risen':
    'A seaweed. Its systems are printed on the card and cannot be lost; its biont shows whose it is. It rolls no more Darwinian dice.',
  'ge.t.rise.oxygen':
    'The first macroorganism of a game brings the Great Oxidation: some events of this eon will never come, and time runs shorter.',
  'ge.t.rise.chain':
    'It stands in the food chain of the sea. The slowest is the plant at the bottom. The top of a chain is worth 12 points, each other place 6.',
  'ge.t.organs': 'Organs',
  'ge.t.organs.summary': 'What a seaweed grows, and what threatens it.',
  'ge.t.organs.slots':
    'The seaweed has empty slots for organs. A filled one is a chromosome, a point, and has an ability from the next turn on.',
  'ge.t.organs.open': 'Open the seaweed to buy for it.',
  'ge.t.organs.open.hint': 'Click its name below the Earth.',
  'ge.t.organs.grow': 'Grow this organ: one catalyst of its colour, or two of another.',
  'ge.t.organs.grow.hint': 'Click the slot with the glow on the seaweed.',
  'ge.t.organs.danger':
    'Heat and oxygen still strike it, and cancer rolls a die for each organ. Organs are what it loses first: the red rim shows what falls next.',
  'ge.t.ashore': 'Ashore',
  'ge.t.ashore.summary': 'The last organ, and the step onto the land.',
  'ge.t.ashore.last': 'Some turns later one slot is left. With all organs grown the seaweed may leave the sea.',
  'ge.t.ashore.open': 'Open the seaweed.',
  'ge.t.ashore.open.hint': 'Click its name below the Earth.',
  'ge.t.ashore.grow': 'Grow the last organ.',
  'ge.t.ashore.grow.hint': 'Click the empty slot on the seaweed.',
  'ge.t.ashore.land': 'Go ashore.',
  'ge.t.ashore.land.hint': 'Click “Go ashore”.',
  'ge.t.ashore.landed':
    'All its organs have grown: it may leave the sea. Its card is then turned over, with other systems and other organs to grow.',
  'ge.t.ashore.chain': 'The land has a food chain of its own. Who is alone there is plant and top at once, worth 12 points at the end.',
  'ge.t.ashore.more':
    'It has landed, and the events of the next turn have struck already: the story tells what they did to it. Life ashore is never safe. Parasites, foreign genes and the Red Queen wait for you at a real table. Good luck.',
}
