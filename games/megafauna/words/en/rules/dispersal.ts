import type { RulesOf } from '../../rule-words.ts'

/** Chapter F. */
export const dispersalEn: RulesOf<'F'> = {
  F1: ['Mother', 'Each newborn starts from a mother of its species on the map.'],
  F1a: ['Daisy chain', 'A newborn that has settled can be the mother of the next.'],
  F1b: ['Orphans', 'An endangered creeple can still be a mother.'],
  F2: [
    'Dispersal',
    'From the mother the newborn moves as far as its points allow, to a biome where it can live. If it can’t or won’t, it returns to the unborn.',
  ],
  F2a: ['Dispersal points', 'The size of the species plus its blue organs.'],
  F3: ['Biomes', 'A disc on a hex prevails over what is printed: green is forest, black mountain, white ice or desert.'],
  F3a: [
    'Cost',
    'Weeds, swamp and forest cost 1; sea, mountain and ice 2. Swimmers pay 1 in seas, blooms and swamps and 2 elsewhere; flyers pay 1 everywhere.',
  ],
  F3b: ['Blooms', 'A bloom is a biome of its own, for swimmers: 1 point, from its hex or from a bloom on the next tab north or south.'],
  F3c: [
    'Who lives where',
    'Nobody lives on mountains or ice. Only swimmers and flyers live in seas, only swimmers in blooms; swimmers don’t live in weeds or forests. All live in swamps. Passing through is allowed.',
  ],
  F3d: ['Roadrunner', 'Weeds, seas and blooms favour yellow organs, the chase; swamps and forests red ones, the ambush (G4, H3).'],
  F4: ['Prey', 'A carnivore needs a herbivore that it can eat, on the same biome. Without it, it can’t enter, and it is endangered.'],
  F4a: ['Same form', 'Prey must have the hunter’s form, or be an archetype.'],
  F4b: ['Venom', 'Venomous prey is eaten only by hunters that are venomous themselves, larger, or have a tool (J7d).'],
  F4c: ['No cannibals', 'A species never stands on both levels of a biome. Different species of one colour may.'],
  F5: [
    'Rafts',
    'From a coast a newborn may raft with the wind, along its latitude, to the first coast met. It costs 3 (swimmers and flyers 1) besides the cost of the hex it lands on. The world is round.',
  ],
  F5a: ['Tooth and claw', 'The wind always blows to the west.'],
  F5b: ['Achterbahn', 'The wind blows in latitudes 1, 3, 4 and 6 only: to the east in 1 and 6, to the west in 3 and 4.'],
  F5c: ['Windy turns', 'On a windy turn (D11) it blows everywhere and both ways.'],
  F5d: ['Blooms', 'A swimmer that rafts to a coast with a bloom may land in the bloom.'],
  F5e: ['Inland seas', 'A sea hex of a craton is no ocean: it is not crossed by raft.'],
  F6: ['Level', 'The newborn enters as a herbivore or as a carnivore, whatever its mother is.'],
  F6a: ['As a carnivore', 'It needs prey (F4). If a carnivore is there, they contest (H2).'],
  F6b: ['As a herbivore', 'If a herbivore is there, they contest (G2).'],
  F6c: [
    'Settled for good',
    'A living creeple never moves again, except an endangered endotherm (I1), and changes its level only from herbivore to carnivore (G8).',
  ],
}
