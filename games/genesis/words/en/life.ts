import type { RulesOf } from '../rule-words.ts'

export const ASSIGNMENT: RulesOf<'assignment'> = {
  E: [
    'Phase 2: assignment',
    'In turn order each player makes any number of moves in any order. Each biont moves at most once in this phase, however it moves.',
  ],
  E1: [
    'Bionts and enzymes',
    'Put free bionts, or bionts from refugia in active rows, into refugia of active rows or of the home rows of your organisms; or call them back from active rows. Put catalysts from your pool on the leftmost empty enzyme slot of a refugium: they cover the die printed there. Enzymes may also go to any row where you have a biont. (Our reading: a home row lets bionts in while inactive, not out.)',
  ],
  E2: [
    'Entropy and home rows',
    'You may have 1 biont in refugia, plus one for each green chromosome of your greenest organism, as counted when phase 2 begins. If greens are lost, surplus bionts go home at once, of your choice. An organism’s home row is the one printed on its placard; a parasite’s is its host’s. With spores every row is home. Each biont that enters the Deep Hot Biosphere costs a catalyst.',
  ],
  E3: [
    'Attaching a parasite',
    'Your unattached parasite card may attach to a bacterium or macroorganism of another tableau, in an active row or a home row of yours: choose its face, the host, one or two bionts, and one or two cubes. It steals mutation cubes (from a macroorganism: organs) that fit the colours of its slots, at least one. On a parasite it becomes a hyperparasite, even in your own tableau. It stays attached when it has lost its cubes.',
  ],
  E4: [
    'Supplanting',
    'A host has one parasite. A newcomer that can hold more disease cubes, from the host and from the old parasite, drives that one out. The old one gives its other cubes back and must attach elsewhere at once, keeping its bionts and mutations, or die.',
  ],
  E5: [
    'Antioxidants and vitamins',
    'Put any number of catalysts on your bacteria and marine macroorganisms. Each can absorb one loss to oxygen. Green ones, vitamins, also add one to the antioxidant shield. (Our reading: a vitamin shields and can still be spent.)',
  ],
  E6: [
    'Horizontal gene transfer (HGT)',
    'For each gene-transfer icon of yours (libertinage) one of your bionts may leave a micro-organism for another, for a refugium, or for your pool. Source or target must lie in an active row or a home row of yours. A player with strictly more libertinage may block the way into their organism: you then choose another target, your pool, or stay. Macroorganisms are closed to it. The last biont out means extinction, or requisition.',
  ],
}

export const AUTOCATALYSIS: RulesOf<'autocatalysis'> = {
  F: [
    'Phase 3: autocatalytic rolls',
    'Each refugium with bionts rolls, row by row from the top, left to right, whether its row is active or not: one die for each organised cube, two for each biont. Alone on a refugium of your own colour you may reroll all dice once.',
  ],
  F1: [
    'Animation',
    'Each die that shows a life face of the climate moves one disorganised cube up to the organised ones. You choose which; it is not optional.',
  ],
  F2: [
    'Death and biosynthesis',
    'Then every die that shows the face of an uncovered slot kills. Manna slot: one organised cube falls back and gives you a catalyst of its colour, or a biont goes home with compensation; you choose. Enzyme slot: the rightmost enzyme is lost. The slots count as they were before the roll.',
  ],
  F3: [
    'Darwinian life',
    'If two dice are equal and a biont of yours is still there, you may take the placard: it turns into a bacterium of your tableau. Organised cubes and bionts become its chromosomes; the rest goes back to the soup. It rolls in phase 4 of the same turn.',
  ],
  F4: [
    'Contested refugia',
    'With bionts of several colours the progenote rolls and decides everything: the one with the most of their colour among enzymes, organised cubes and bionts; ties go to the colour printed leftmost. There is no reroll, and catalysts from cubes go to another contender of the progenote’s choice. Foreign bionts stay in the new bacterium as foreign genes. If none of the progenote’s bionts is left, one of the others must be named owner.',
  ],
}

export const DARWINIAN: RulesOf<'darwinian'> = {
  G: [
    'Phase 4: Darwinian rolls',
    'In turn order each micro-organism rolls: one die for each cube on it and its mutations, two for each biont. Disease cubes roll with the parasite. Players choose the order of their own.',
  ],
  G1: ['Specificity', 'After the roll you may reroll as many dice as the organism has yellow chromosomes, once, all together.'],
  G2: [
    'Biosynthesis',
    'Each 1 makes as many catalysts as the organism has red chromosomes, and each three of a kind makes one more. They have the colour of the placard (or of the parasite card) and go to the pool of the tableau in which the organism lies.',
  ],
  G3: [
    'Fatal errors',
    'Each 5 or 6 is an error; with DNA, on any promoted mutation, only a 6. Each error beyond the blue chromosomes is an atrophy.',
  ],
  G4: [
    'Crystal catastrophe',
    'Variant: mutations are not bought or promoted in phase 5. Instead, after errors that heredity does not stop, the controller may cancel one (with fission two) by buying or promoting a mutation for each.',
  ],
}

export const PURCHASES: RulesOf<'purchases'> = {
  H: [
    'Phase 5: purchases',
    'In turn order each biont in an organism may buy once for it, with fission twice. It costs one catalyst of the colour of the card or cube, or two of any one colour, or with a nucleus one of any colour. The pool of the tableau in which the organism lies pays, whoever buys. A parasite buys when all bionts of its host have bought, with its own abilities only. The player of a parasite may give catalysts to the pool in which it lies.',
  ],
  H1: [
    'Mutations',
    'Take the top card of a pile in an active row or in the organism’s home row, plain side up, with a cube of its colour. With sexuality you may scramble such a pile before, once for each icon. Pollution: a polluting side at once causes an oxygen spike among all other organisms of the same row, as strong as the polluter’s green chromosomes.',
  ],
  H2: [
    'Promotion and turning a parasite',
    'For a catalyst of the plain side’s colour a mutation is turned over and gains its “+” cube; it then shows DNA. For a catalyst of its colour a parasite card is turned over: it gives all cubes back and must attach again, here or elsewhere.',
  ],
  H3: [
    'Macroorganisms',
    'A bacterium with enough healthy cubes of each colour becomes a macroorganism for one catalyst of any colour. The cubes needed become its printed systems; cubes left over may fill organ slots of their colour. One biont of the owner is the trophic biont; others, the parasite’s too, become endosymbionts in the circle of their colour, one each, the rest go home with compensation. Mutations, discs and the parasite are gone. The first macroorganism brings the Great Oxidation: events are discarded up to the Proterozoic. It makes no Darwinian rolls.',
  ],
  H4: [
    'The Red Queen',
    'A host against its parasite, or the other way round. It needs a Red Queen icon, and more of them than the other or the other’s consent. Against a parasite: a disease cube comes back; if it has none, one of its bionts comes over. Against a host: a mutation cube or organ fills an empty disease slot. The cost has the colour of what is taken.',
  ],
  H5: [
    'Organs and landfall',
    'A catalyst of its colour fills an organ slot. A marine macroorganism whose slots are all filled may go ashore, disease cubes of its parasite counting: it is turned over, organs and discs are lost, bionts and parasite stay. (Our reading: going ashore is a choice, in phase 5.)',
  ],
  H6: [
    'Trophic levels',
    'Sea and land each have three levels: plant, herbivore, carnivore. At the end of phase 5 macroorganisms are arranged by metabolic speed, red plus yellow chromosomes, the slowest at the bottom; ties by chance. If there are more than three in the sea, their owners may each buy the missing organs at once and land, with the help of their endosymbionts; if there are still too many in the sea or on land, the slowest dies.',
  ],
}
