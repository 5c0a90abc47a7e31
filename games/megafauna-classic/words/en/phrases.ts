import type { Phrases } from '../phrases.ts'

export const PHRASES_EN: Phrases = {
  spaces: ['biome', 'roots', 'predators'],
  size: 'Size',
  sizes: ([min, max]) => (min === max ? `size ${min}` : `sizes ${min} to ${max}`),
  gives: (dna, sizes, instinct) =>
    `${dna ? `Gives ${dna}` : 'Gives no letters'}${instinct ? ` and the instinct ${instinct}` : ''}; ${sizes}.`,
  side: (name, dna, sizes) => `${name}: ${dna}; ${sizes}.`,
  event: (e, latitudes) => {
    if (e.kind === 'newTiles') return 'When drawn: two new era tiles.'
    if (e.kind === 'erosion') return 'When drawn: erosion.'
    if (e.kind === 'milankovich') return `When drawn: Milankovich ${e.cycle}, which strikes ${latitudes.join(' and ')}.`
    return `When drawn: a catastrophe of level ${e.level}, and it gets ${e.greenhouse > 0 ? 'warmer' : 'colder'}.`
  },
  terrain: { land: 'land', sea: 'sea', amphibious: 'land and sea' },
  diet: { herbivore: 'Herbivore', predator: 'Predator' },
  biome: (t) =>
    `Biome of the ${t.terrain}, latitude “${t.latitude}”, climax ${t.climax}. Needs ${t.needs || 'nothing'}${t.rooter ? `, roots ${t.rooter}` : ''}; niche ${t.niche}.`,
  star: { white: ' White star: ice at 200 ppm.', blue: ' Blue star: barren sea at 3200 ppm.' },
  volcano: ' Volcano: the greenhouse rises when it is drawn.',
  superFern: ' Super-fern: the greenhouse falls when it is drawn; animals here count three times in scorings.',
  immigrant: (t) =>
    `${t.diet}${t.size ? ` of size ${t.size}` : ', as large as its prey'}, ${t.dna}. Comes to the latitude “${t.latitude}”, ${t.terrain}.`,
  nicheSize: 'size',
  nicheColour: 'its owner’s colour',
  inherited: (dna, sizes) => `Inheritance tile ${dna}, ${sizes}`,
}
