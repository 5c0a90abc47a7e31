import type { RulesOf } from '../../rule-words.ts'

/** Entries of the glossary that decide something of their own. */
export const glossaryEn: RulesOf<'glossary'> = {
  atrophy: [
    'Atrophy',
    'Losing organs to a mutagen (D7), a radiation (D8) or growth (J1). A card without organs left is discarded, unless it is part of a personality; a promoted card that never had one is safe.',
  ],
  coast: ['Coast', 'The western or eastern edge of a landmass, open to the ocean or to a tab. Sea hexes make no coast.'],
  damocles: [
    'Disc of Damocles',
    'A black or white disc that lands on a hex. It releases the disc below and endangers every creeple there. Black beats white, both beat green.',
  ],
  degas: ['Degas', 'A disc moves from a reservoir to the map.'],
  endangered: [
    'Endangered',
    'A creeple that should die lies down: it is ignored, but can still be a mother, and is buried in phase 4 (I2). In phase 3 it dies at once, unless it is an endotherm (I1) or its species still has newborns to settle.',
  ],
  heredity: ['Heredity', 'A daughter inherits colour, skeletal number, size and basal organs; never plus organs, monsters or traits.'],
  lazarus: ['Lazarus', 'A player without living creeples. The only actions left are to resurrect (E7) and to take Medea (E8).'],
  release: [
    'Release',
    'A disc moves from the map to its reservoir: green to Oxygen, black to the Atmosphere, white to Clouds or Atmosphere (D13). A full Atmosphere sends white to the Clouds, and black pushes one white there.',
  ],
}
