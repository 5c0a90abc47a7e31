import type { RulesOf } from '../rule-words.ts'

export const OVERVIEW: RulesOf<'overview'> = {
  A: [
    'What the game is about',
    'Up to four ingredients of the primordial soup try to bring life about: Red the metabolism, Yellow the cell, Green the energy, Blue the template. Your bionts settle in refugia, organise the building blocks they find there, become bacteria, mutate, prey on each other, and may rise to many-celled life that goes ashore. It is a harsh world: expect to lose things, and to begin again. Whoever has the most points when the events run out, or when the Earth becomes uninhabitable, wins.',
  ],
  A1: [
    'The turn',
    'A turn is 200 million years in five phases. 1 Events: a card is revealed, rows become active, its icons strike. 2 Assignment: bionts and catalysts go to refugia and organisms, parasites attach. 3 Autocatalytic rolls: refugia with bionts roll, row by row. 4 Darwinian rolls: every micro-organism rolls. 5 Purchases: each biont in an organism may buy for it. Then the next turn begins.',
  ],
  A2: [
    'Turn order',
    'The first coloured icon of the event card that belongs to a player names the first player; the others follow clockwise. With aftershocks the last card counts, and if the deck ends on an aftershock the order of the last turn stays. At the start of phases 1, 2, 4 and 5 the one player with strictly the most gene-transfer icons (their libertinage) may go first in that phase. In phase 5 a parasite buys right after its host.',
  ],
}

export const PIECES: RulesOf<'pieces'> = {
  B: [
    'Pieces',
    'Domes are bionts, three a colour. Cubes are manna in a refugium and chromosomes on an organism. Discs are catalysts in a pool, enzymes in a refugium, antioxidants on an organism (green ones are vitamins). There are 24 events, 16 placards (refugium on one side, bacterium on the other), 20 two-sided mutations, 4 parasites and 8 macroorganisms.',
  ],
  B1: [
    'Tableaux',
    'An organism is a bacterium, a parasite or a macroorganism with at least one biont. Your tableau holds your bacteria and macroorganisms, their mutations on the right, and on the left the parasites that others attach to them. The owner of a bacterium or macroorganism always has a biont in it; a parasite is controlled by the player of its colour as long as he has a biont in it.',
  ],
  B2: ['Cubes', 'Cubes that are lost go back to the soup. They never run out.'],
  B3: [
    'Catalysts and pools',
    'Your pool holds your free bionts and catalysts. Everything in your tableau pays from your pool and feeds it, parasites of others included. Of each colour a pool holds at most 12 divided by the number of players: 6, 4 or 3. When catalysts made together find no room, every two refused may become one of another colour that has room. Discs in refugia and on organisms do not count.',
  ],
  B4: [
    'Bionts and compensation',
    'Bionts never leave the game: they wait in your pool. A biont that comes home by a death of manna, by atrophy or by extinction brings one catalyst of its colour as compensation. There is none for a refugium destroyed by a strike, a recall, a gene transfer, a theft, a removal for lack of entropy, or a trophic biont that falls back on its bacterium.',
  ],
}

export const SET_UP: RulesOf<'set-up'> = {
  C: ['Set-up', 'The nine steps of set-up are carried out for you; what chance decides is shown.'],
  'C step 1': ['Colours', 'Each player gets a colour at random, its three bionts and its parasite card.'],
  'C step 2': ['The soup', 'All cubes and discs lie in the soup.'],
  'C step 3': ['First catalyst', 'Each player starts with one catalyst of their own colour.'],
  'C step 4': [
    'The event deck',
    'Of 6 Hadean events 3 are taken out unseen; then come 7 Archean and, of 11 Proterozoic, all but the bottom one: 20 cards. The short game takes out the bottom four.',
  ],
  'C step 5': [
    'Placards',
    'The placards are shuffled by row: 3 cosmic, 3 oceanic, 5 coastal, 5 continental. With fewer than four players one of each row is taken out unseen.',
  ],
  'C step 6': ['Environments', 'Each row starts inactive, and its placards are not yet in play.'],
  'C step 7': [
    'Mutations',
    'The 20 mutations make four piles of five, one beside each row. The top card shows its plain side and the colour that promotion adds.',
  ],
  'C step 8': ['Macroorganisms', 'All eight macroorganisms are on sale from the start, open to all.'],
  'C step 9': ['The first event', 'The game begins with the first event.'],
  C1: [
    'Solitaire',
    'You play two of the four colours, each with its own tableau and pool (limit 6). Each of the two others is a parasite that plays itself with one biont: it attaches a random face where it can steal the most cubes, never as a hyperparasite; rerolls only errors, sixes first; promotes before it buys, at random, from its host’s pool; uses fission and sexuality; refuses every Red Queen and never starts one. You win at sea if both your colours end in marine macroorganisms, on land if both end in terrestrial ones; one organism with an endosymbiont will do.',
  ],
  C2: [
    'Together',
    'Each player has two bionts; the third belongs to a parasite of their colour that plays itself as in solitaire. All win together if everybody ends with a macroorganism and at least one of them lives on land.',
  ],
  C3: [
    'Introductory game',
    'No macroorganisms, no climate (it is always warm), no cancer, no drought, no trophies, no Armageddon. Usually without parasites, the Red Queen and foreign genes too: a biont that would become a foreign gene goes home with compensation.',
  ],
  C4: ['A gentler world', 'Errors of the Darwinian roll come on a 6 only, and each DNA icon adds one to the error shield.'],
}
