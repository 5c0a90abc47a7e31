import type { RulesOf } from '../rule-words.ts'

export const EVENTS: RulesOf<'events'> = {
  D: [
    'Phase 1: events',
    'The top event is revealed. It opens rows, and its icons are carried out from left to right. All X of a turn strike once together, and so do all O₂, at the first such icon.',
  ],
  D1: [
    'Special events',
    'Aftershock: another card is drawn and joined to this one; several may follow each other. Tropical Waterworld stays in play: the continental row stays inactive, +earth begins at the coast, and three suns in a row are enough for the greenhouse; the next aftershock ends it. Ozone: from its icon on, ultraviolet does nothing, except in the turn of the Comet Impactor. Theia: cosmic refugia, and organisms whose home row is cosmic, ignore this card’s own icons.',
  ],
  D2: [
    'Active rows and scrambling',
    'A row that is bright on a card of this turn is active: bionts and enzymes may enter and leave it. The pile of each active row is scrambled once a turn: its top card goes to the bottom.',
  ],
  D3: [
    'In the beginning',
    'Each +sky turns up a placard from the topmost active row that has one left, each +earth from the bottommost. It joins the right end of its row, its printed cubes lying disorganised. If no active row has one, nothing happens.',
  ],
  D4: [
    'Strike',
    'Each refugium that is not immune loses its rightmost enzyme; if it has none, one cube of the leftmost printed colour it still has, disorganised before organised. A refugium without cubes leaves the game, and its bionts go home without compensation.',
  ],
  D5: [
    'Extremophile crisis (X)',
    'In turn order each organism suffers as many atrophies as there are X icons beyond its thermal shield: red chromosomes plus thermal icons. Players choose the order of their own organisms, and each is measured when its turn comes.',
  ],
  D6: [
    'Oxygen spike (O₂)',
    'As D5, against the antioxidant shield: green chromosomes, O₂ icons and vitamins. Discs on an organism may be discarded instead of tokens, vitamins too.',
  ],
  D7: [
    'Ultraviolet',
    'The icon’s number is how many mutation cards (on a macroorganism: organs) each organism may keep. Without immunology healthy mutations go before diseased ones. A lost card takes its cubes along, wherever they lie, and goes under the pile of the organism’s row. A UV shield protects a macroorganism completely.',
  ],
  D8: [
    'Cancer',
    'Each macroorganism rolls one die per organ and two per biont. Each 5 or 6 (with a cancer shield only a 6) is an error; each error beyond its blue chromosomes is an atrophy. Each 1 earns a catalyst of a colour of the owner’s choice.',
  ],
  D9: ['Drought', 'Each macroorganism on land without a drought shield suffers one atrophy.'],
  D10: [
    'Climate, Armageddon, Gaia',
    'The last climate icon says whether it is warm or cold. Four equal icons in a row at the end of phase 1 (three suns under Tropical Waterworld) bring Armageddon: the game ends after this turn. In turn order any player may call a Gaia vote; then all vote in secret. If all say Gaia, everybody pays a catalyst or an atrophy, and life goes on, but the run of icons stays. If anybody says Medea the end comes, and who said so scores only half, rounded up. If nobody calls a vote the end comes and nobody is halved.',
  ],
}

export const END: RulesOf<'end'> = {
  I: [
    'End of the game',
    'The game ends with the turn in which the event deck runs out, or after the turn of an Armageddon that was not averted.',
  ],
  I1: [
    'Points',
    'One point for each cube on your organisms and their mutations, for each printed system of your macroorganisms, for each of your bionts in an organism, whoever owns it, and for each trophy. A macroorganism earns 6 points more, or 12 at the highest occupied level of its food chain; the players with a biont in it share them evenly. Ties: more catalysts in the pool; then the victory is shared.',
  ],
  K: [
    'The next game',
    'The macroorganisms and catalysts at the end can be carried over to Bios: Megafauna: the end of a game can be saved as a file for it.',
  ],
}

export const GLOSSARY: RulesOf<'glossary'> = {
  Abilities: [
    'Abilities',
    'Icons on mutations, organs and filled circles work from the turn after they are gained; cubes count at once. A promoted card keeps its old abilities to the end of the turn. Counted: Red Queen, gene transfer, sexuality, thermal and oxygen shield. Otherwise having one is enough: spore (every row is home), fission (two purchases a biont), nucleus (one catalyst of any colour pays), immunology, pollution, DNA, and the shields against ultraviolet, cancer and drought.',
  ],
  Atrophy: [
    'Atrophy',
    'One token is lost, in this order: “+” cubes on mutations, other cubes on mutations, mutations that disease has emptied, other cubes (chromosomes, disease cubes, organs), bionts, and last the trophic biont. Within a step the controller chooses. A lost “+” demotes its card, a lost last cube discards it. A disease cube lost by a parasite demotes or discards the host’s card it came from.',
  ],
  Disease: [
    'Disease',
    'A diseased card or organ has a cube on a parasite. The card keeps its side and abilities for the host, but the cube counts for the parasite. The “+” must be stolen before the other cube. (Our reading: stealing the “+” does not turn the card back; only its loss does.) A diseased organ is not there until it comes back.',
  ],
  Extinction: [
    'Extinction',
    'A micro-organism without bionts is extinct, and so is a parasite whose host is. Its mutations go under the pile of its row, and its bionts go home with compensation. A bacterium becomes a trophy of its last owner; a parasite card goes back to its colour, and the disease cubes it holds are lost with the cards they came from. A macroorganism that loses its trophic biont falls back on its bacterium: its systems and organs become cubes there, its bionts stay, its card is a trophy, its parasite dies.',
  ],
  Immunology: [
    'Immunology',
    'An organism with immunology loses its tokens and cards in any order. If the immunology belongs to an endosymbiont of another player, that player decides instead, but may take the trophic biont only last.',
  ],
  Requisition: [
    'Requisition',
    'An organism that keeps only bionts of others goes to one of them, with its mutations, discs and parasite; its last owner chooses if there are several. A parasite stays where it is and only changes hands.',
  ],
}

export const VARIANTS: RulesOf<'variants'> = {
  'Own deck': [
    'Cards of one’s own',
    'Many card backs are not known from any public source and were reconstructed for this game; each says so. Who owns the box can type in the printed cards and play with them: a table may bring its own deck as a file.',
  ],
}
