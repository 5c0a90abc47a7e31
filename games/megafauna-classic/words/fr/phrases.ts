import type { Phrases } from '../phrases.ts'

export const PHRASES_FR: Phrases = {
  spaces: ['biome', 'racines', 'prédateurs'],
  size: 'Taille',
  sizes: ([min, max]) => (min === max ? `taille ${min}` : `tailles ${min} à ${max}`),
  gives: (dna, sizes, instinct) =>
    `${dna ? `Donne ${dna}` : 'Ne donne aucune lettre'}${instinct ? ` et l’instinct ${instinct}` : ''} ; ${sizes}.`,
  side: (name, dna, sizes) => `${name} : ${dna} ; ${sizes}.`,
  event: (e, latitudes) => {
    if (e.kind === 'newTiles') return 'Piochée : deux nouvelles tuiles ère.'
    if (e.kind === 'erosion') return 'Piochée : érosion.'
    if (e.kind === 'milankovich') return `Piochée : Milankovich ${e.cycle}, qui frappe ${latitudes.join(' et ')}.`
    return `Piochée : une catastrophe de niveau ${e.level}, et le climat se ${e.greenhouse > 0 ? 'réchauffe' : 'refroidit'}.`
  },
  terrain: { land: 'terre', sea: 'mer', amphibious: 'terre et mer' },
  diet: { herbivore: 'Herbivore', predator: 'Prédateur' },
  biome: (t) =>
    `Biome (${t.terrain}), latitude « ${t.latitude} », apogée ${t.climax}. ${t.needs ? `Exige ${t.needs}` : 'N’exige rien'}${t.rooter ? `, racines ${t.rooter}` : ''} ; niche ${t.niche}.`,
  star: { white: ' Étoile blanche : glace à 200 ppm.', blue: ' Étoile bleue : mer stérile à 3200 ppm.' },
  volcano: ' Volcan : la serre monte à sa pioche.',
  superFern: ' Super-fougère : la serre baisse à sa pioche ; les animaux d’ici comptent triple aux décomptes.',
  immigrant: (t) =>
    `${t.diet}${t.size ? ` de taille ${t.size}` : ', de la taille de sa proie'}, ${t.dna}. Vient dans la latitude « ${t.latitude} », ${t.terrain}.`,
  nicheSize: 'taille',
  nicheColour: 'couleur du propriétaire',
  inherited: (dna, sizes) => `Tuile héritage ${dna}, ${sizes}`,
}
