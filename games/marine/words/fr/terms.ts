import type { RulesOf } from '../rule-words.ts'

export const TERMS: RulesOf<'terms'> = {
  Animal: [
    'Animal',
    'Les quatre animaux sont les Reptiles, les Céphalopodes, les Poissons et les Crustacés. Chacun a des cubes (ses espèces), des pions de base, un présentoir pour ses éléments et un trait. Un animal que personne ne joue est ignoré partout.',
  ],
  'Bonus VP': [
    'PV bonus',
    'Quand une règle ou une carte donne des PV bonus pour un nombre, lisez la table : 1 donne 1, 2 donne 3, 3 donne 6, 4 donne 10, 5 donne 15, et ainsi de suite. Les PV ne descendent jamais sous 0.',
  ],
  Events: [
    'Événements',
    'Il y a trois événements : l’Extinction et la Survie, que déclenchent les poissons d’une nouvelle carte Évolution, et le Réensemencement, à la fin de chaque manche. S’il s’en produit plusieurs à la fois, l’ordre est Extinction, Survie, Réensemencement.',
  ],
  'Food chain': [
    'Chaîne alimentaire',
    'De haut en bas : Reptiles, Céphalopodes, Poissons, Crustacés. Dans ce sens elle départage les égalités : les Reptiles les gagnent toutes. Dans l’autre sens elle donne l’ordre du tour : les Crustacés jouent les premiers.',
  ],
  Tiles: [
    'Tuiles',
    'Les tuiles posées sur la grille forment la terre. Deux tuiles qui partagent un côté sont adjacentes. Les grandes tuiles arrivent par l’Esprit d’aventure. Un évent transforme la tuile qu’il couvre en évent pour le reste de la partie : l’ancien terrain ne compte plus, les voisines restent les mêmes.',
  ],
  Elements: [
    'Éléments',
    'Algues, gastéropodes, vers, plancton, éponges et soleil. Un disque sur un coin de la terre est une nourriture offerte à chacune des tuiles, trois au plus, qui s’y rejoignent ; un coin porte un seul disque. Un disque sur un présentoir est une nourriture dont l’animal peut vivre. Un disque retiré du jeu retourne dans le sac.',
  ],
  Thriving: [
    'Prospère ou menacé',
    'Vos espèces prospèrent sur une tuile si au moins un disque sur un coin de celle-ci est d’un type présent sur votre présentoir ; sinon elles sont menacées. Des espèces menacées comptent et marquent encore, mais meurent à la prochaine Extinction et ne permettent pas de prendre une carte Évolution.',
  ],
  'Dominance 1': [
    'Dominance : les éléments',
    'Votre valeur de domination pour un type d’élément part du nombre de ses disques sur votre présentoir, fixes et ajoutés.',
  ],
  'Dominance 2': [
    'Dominance : les tuiles',
    'Multipliez ce nombre par celui des tuiles de la terre qui portent au moins une de vos espèces et touchent au moins un disque de ce type. Deux de ces disques sur une même tuile ne comptent qu’une fois.',
  ],
  'Dominance 3': [
    'Dominance : la cible',
    'Vous dominez ce type si votre valeur dépasse sa cible. Plusieurs animaux peuvent dominer le même type en même temps.',
  ],
  Species: ['Espèces', 'Chaque cube est une espèce. Une tuile peut porter autant d’espèces que l’on veut, de n’importe quels animaux.'],
  'Gene pool': [
    'Pool de gènes et boîte',
    'Les nouvelles espèces viennent de votre pool de gènes. Celles qui quittent la terre vont dans la boîte, hors du jeu, sauf règle contraire. Vous n’êtes jamais éliminé, même le pool vide et sans plus rien sur la terre.',
  ],
  'Survival card': [
    'Carte Survie',
    'L’animal qui a, seul, le plus d’espèces sur des évents détient la carte Survie. Elle change de mains dès que cela change ; en cas d’égalité, ou si personne n’est sur un évent, elle n’est à personne.',
  ],
  'Special actions': [
    'Les six cases spéciales',
    'Seuls les pions spéciaux y vont. Adaptation : vous pouvez remplacer un élément ajouté. Spéciation : autour de n’importe quel disque. Esprit d’aventure : un tour de plus. Tectonique : n’importe quelle tuile autre qu’un évent. Migration : autant d’espèces que vous voulez. Compétition : deux tuiles de tout terrain, une espèce sur chacune.',
  ],
}
