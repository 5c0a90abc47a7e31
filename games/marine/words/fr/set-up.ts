import type { RulesOf } from '../rule-words.ts'

export const SET_UP: RulesOf<'set-up'> = {
  'Set-up A': [
    'Le plateau',
    'Le plateau a trois parties : au centre la grille de 37 hexagones, où grandit la terre ; à droite l’affichage d’action, où vont les pions ; à gauche la rangée de cartes Évolution, qui est aussi l’horloge de la partie.',
  ],
  'Set-up B': [
    'Les premières tuiles',
    'Quinze grandes tuiles forment la première Terre : cinq Terre ferme en haut, cinq Océan en bas, et une de chaque pour Varech, Récif, Mont sous-marin, Herbier et Sable, le Récif tout au centre.',
  ],
  'Set-up C': [
    'Les piles d’Esprit d’aventure',
    'Les 21 autres grandes tuiles sont mélangées face cachée en trois piles de sept. La première tuile de chaque pile est retournée face visible.',
  ],
  'Set-up D': [
    'Les premiers évents',
    'Un évent couvre l’Océan le plus bas, côté fumeur visible. Un autre couvre la Terre ferme la plus haute, côté geyser visible. Les dix autres attendent dans leur pile.',
  ],
  'Set-up E': [
    'Les premiers éléments',
    'Un disque de chacun des six types d’éléments est posé sur les six coins du Récif central, où il touche jusqu’à trois tuiles.',
  ],
  'Set-up F': ['Le sac d’éléments', 'Tous les autres disques, 19 de chaque type au total, vont dans le sac noir.'],
  'Set-up G': [
    'Les éléments de l’affichage',
    'On tire au hasard quatre disques pour chacune des sections Abondance, Adaptation, Spéciation et Esprit d’aventure, dans cet ordre. Un même type peut sortir plusieurs fois.',
  ],
  'Set-up H': [
    'Les marqueurs de Compétition',
    'Les 16 marqueurs de terrain, deux par terrain, vont dans le sac rouge. On en tire trois pour la Compétition ; ils gardent l’ordre du tirage.',
  ],
  'Set-up I': [
    'Les marqueurs d’Évolution',
    'On tire cinq autres marqueurs pour l’Évolution et on les range de gauche à droite : Terre ferme, Varech, Récif, Mont sous-marin, Herbier, Sable, Océan, Évent. Le terrain le plus riche se trouve ainsi près de la case qui offre le moins de cartes.',
  ],
  'Set-up J': [
    'Les animaux',
    'Dans l’ordre des places, chaque joueur prend un animal différent et son présentoir. Trois éléments y sont imprimés : ils sont fixes et ne se perdent jamais.',
  ],
  'Set-up K': [
    'Les pions de base',
    'Chaque animal reçoit quatre pions de base s’il y a quatre animaux en jeu, cinq s’il y en a trois, sept s’il y en a deux. Le reste de ses huit cylindres demeure dans la boîte.',
  ],
  'Set-up L': [
    'Les pions spéciaux',
    'Les six pions blancs, un par type d’élément, attendent à côté du plateau avec leurs marqueurs de contrôle. Ils ne sont encore à personne.',
  ],
  'Set-up M': ['Les cibles', 'Les six marqueurs cibles, un par type d’élément, commencent sur 1.'],
  'Set-up N': ['Les points de victoire', 'Chaque animal commence avec 0 PV. La piste s’arrête à 100, pas le score.'],
  'Set-up O': ['Les pools de gènes', 'Chaque animal a 35 cubes, ses espèces. Ils commencent dans son pool de gènes.'],
  'Set-up P': [
    'Les cubes de Réensemencement',
    'Un cube de chaque animal devient son marqueur de Réensemencement, dans la case de gauche à côté de son nom sur la chaîne alimentaire.',
  ],
  'Set-up Q': ['Les premières espèces', 'Chaque animal place trois espèces sur le Récif central. Il en reste 31 dans son pool de gènes.'],
  'Set-up R': [
    'Les traits',
    'Chaque animal reçoit trois des 18 traits. Chacun en choisit un en secret, puis tous sont révélés en même temps. Les autres quittent la partie sans être vus. Un trait qui apporte un élément le fait maintenant ; ensuite un trait qui en copie un autre fait son premier choix.',
  ],
  'Set-up S': [
    'La pioche',
    'On met Astéroïde de côté et on mélange les 34 autres cartes Évolution. Dix quittent la partie sans être vues. Quatre autres sont mélangées avec Astéroïde et forment le fond de la pioche ; les 20 dernières vont dessus.',
  ],
  'Set-up T': [
    'La première rangée',
    'On dispose cinq cartes face visible, en commençant par l’emplacement 1, en bas. Ce qu’une carte fait à son entrée en jeu a lieu dès qu’elle est posée ; l’animal qui jouera le premier tour fait les choix. Les poissons des cartes ne déclenchent encore rien.',
  ],
  'Set-up U': ['La carte Survie', 'La carte Survie est posée à côté du plateau. Elle n’est encore à personne.'],
  'Set-up V': [
    'Le premier tour',
    'L’animal le plus bas de la chaîne alimentaire joue le premier tour. Restent cachés à tous : l’ordre de la pioche, les cartes et les traits sortis de la partie, les tuiles sous la première de chaque pile. Tout le reste est public, y compris le contenu des sacs et des pools de gènes.',
  ],
}
