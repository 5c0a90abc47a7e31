import type { RulesOf } from '../rule-words.ts'

export const VARIANTS: RulesOf<'variants'> = {
  'Four animals': [
    'Deux joueurs, quatre animaux',
    'Chacun des deux joueurs mène deux animaux, qui ont chacun quatre pions de base, leur trait, leurs PV et leurs pions spéciaux. Votre autre animal compte comme adverse en tout. À la fin, seul compte le plus bas de vos deux scores ; si les joueurs sont à égalité, l’animal le plus haut de la chaîne alimentaire l’emporte.',
  ],
  'Random Earth': [
    'Terre aléatoire',
    'Les quatre Terre ferme du haut et les quatre Océan du bas restent, avec leurs évents ; les sept hexagones du centre reçoivent des tuiles au hasard. Les six disques autour du centre sont tirés au hasard aussi, et retirés jusqu’à ce que chaque animal en ait au moins un qui lui convient. Au lieu de trois espèces, chaque animal place sur la tuile centrale, pour chacun de ces disques, autant d’espèces qu’il a de disques de ce type. Chaque animal commence avec la somme des valeurs de la tuile centrale, moins ce qu’il y marquerait.',
  ],
  'Alternate animals': [
    'Autres animaux',
    'Les présentoirs ont six espaces gris et aucun élément imprimé. Chaque animal tire trois disques au hasard avant la pose des éléments de la terre. Aucun n’est fixe : tous peuvent se perdre.',
  ],
  Superheroes: [
    'Super-héros',
    'Chaque animal garde deux de ses trois traits, et les deux sont actifs. Les traits qui en copient d’autres restent dans la boîte, comme le livret le conseille. (Réglage : on peut aussi les distribuer.)',
  ],
  Length: [
    'Plus long ou plus court',
    'Au lieu de dix cartes Évolution, il en part 15 pour une partie courte, cinq pour une longue, aucune pour une partie épique. Dans une longue partie, ne videz pas trop tôt votre pool de gènes.',
  ],
  'Own deck': [
    'Votre propre paquet',
    'Une table peut apporter dans un fichier ses propres cartes Évolution et ses traits. Exactement une carte doit mettre fin à la partie ; elle est mêlée au fond de la pioche comme Astéroïde.',
  ],
  'Stall guard': [
    'Pas de partie sans fin',
    'Aucune règle n’oblige à prendre Astéroïde. S’il n’a pas été pris après 40 manches, il compte comme pris ; et comme des pions sans cesse bousculés pourraient tenir une manche ouverte, la partie est décomptée telle quelle après 2 000 tours. C’est un filet de sécurité de ce programme, pas une règle du jeu.',
  ],
}
