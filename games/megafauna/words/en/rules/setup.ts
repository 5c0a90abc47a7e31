import type { RulesOf } from '../../rule-words.ts'

/** Chapter C. */
export const setupEn: RulesOf<'C'> = {
  C1: ['Set-up', 'How a game on Earth begins.'],
  C1a: ['Which game', 'Choose tooth-and-claw (A8) or Achterbahn, the full game; its length (A6a); and whether apomorphies count (J8).'],
  C1b: ['Decks', 'Cards are sorted by kind; tools lie open for all.'],
  C1c: ['Colours', 'Colours are dealt at random, unless the table names them. You start with your archetype and its seven creeples.'],
  C1d: ['Medea', 'The lowest skeletal number in play starts with Medea.'],
  C1e: ['Size', 'Every archetype starts at size 1.'],
  C1f: [
    'Cratons',
    'The cratons lie in a row from west to east, in random order or in the historic one: Laurentia, Baltica, Siberia, Gondwana. The tooth-and-claw game uses only those of the colours in play.',
  ],
  C1g: ['All four', 'Achterbahn uses all four cratons, each with a latitude die at 4, the equator.'],
  C1h: ['Offshore discs', 'Each craton gets a black disc on its northern and southern tab, and a green one, a bloom, on the southern.'],
  C1i: ['Centres', 'A white disc on the centres of Laurentia, Baltica and Gondwana, a black one on Siberia’s.'],
  C1j: ['Strip', 'The game starts in Eden.'],
  C1k: [
    'Reservoirs',
    'Oxygen starts with 14 green discs (7 %), the Clouds with 6 white (albedo 0.4), the Atmosphere with 3 black and 3 white.',
  ],
  C1l: ['Starters', 'One archetype of each player starts as a herbivore on the hex with its colour; the other six are unborn.'],
  C1m: ['ET deck', 'Five of the fifteen ET cards are dealt for era I.'],
  C1n: ['Biosphere decks', 'The three biosphere decks are shuffled.'],
  C1o: [
    'Display',
    'Two rows of five mutations: four cards and the open top of the pile. They cost 0, 2, 4, 6 and 8 from the far end to the pile.',
  ],
  C1p: ['The dull Ordovician', 'On the first turn the events are skipped; the card only sets the order of play.'],
  C2: [
    'Coming from Genesis',
    'Who ended a game of Bios: Genesis with a living macro-organism, and not in Armageddon, starts with it. Colours then follow from the organism instead of C1c. The table needs the Achterbahn rules.',
  ],
  C2a: ['Green', 'Seaweeds and Dickinsonia become Green: mosses and fungi on land, algae in the sea.'],
  C2b: ['Orange', 'Brachiopods and flatworms become Orange: snails and earthworms.'],
  C2c: ['Black', 'Trilobites and arrow worms become Black: sea scorpions and insects.'],
  C2d: ['White', 'Starfish become White: amphibians.'],
  C2e: ['Opabinia', 'Its owner chooses Orange or Black.'],
  C2f: [
    'From the land',
    'A terrestrial organism brings its organs as basal organs. For each biont on it, a random mutation of the biont’s colour is put on the archetype with one plus cube. The macro-organism itself is a fossil.',
  ],
  C2g: [
    'From the sea',
    'A marine organism starts without organs, as a swimmer in a sea of its choice. Its first resize founds the archetype beside it: the swimmer lives on.',
  ],
  C2h: [
    'The same colour twice',
    'The higher Genesis score chooses first; the other takes a free colour, plants or molluscs before the rest.',
  ],
  C2i: ['Turning white', 'Once for each colour, two of your imported organs of it may become one white organ.'],
  C2j: [
    'Newcomers',
    'Players without a macro-organism draw a free colour, after the others, and may not take a card that costs them nothing on the first turn.',
  ],
  C2k: ['Endosymbionts', 'A player who holds a biont of yours starts with one of your creeples as a host on the archetype card.'],
  C3: ['Solo campaign', 'Solitaire games in a chain, from first life to language.'],
  C3a: ['After a victory', 'Continue on Earth by the solitaire rules (K0) with what you bring (C2); as a plant, by K0e.'],
  C3b: ['After a defeat', 'Continue on Earth with a plain archetype, and the events of the first turn are resolved too.'],
}
