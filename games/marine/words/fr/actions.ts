import type { RulesOf } from '../rule-words.ts'

export const ACTIONS: RulesOf<'actions'> = {
  Abundance: [
    'Abondance',
    'Choisissez un des éléments de la section et posez-le sur un coin libre de n’importe quelle tuile, même tout au bord de la terre.',
  ],
  Autotrophs: [
    'Autotrophes',
    'Choisissez un disque sur un coin d’un évent fumeur (case de gauche) ou geyser (case de droite). Soit retirez-le, si son type est dans la boîte Autotrophes : il va dans le sac et la boîte garde son disque. Soit échangez-le avec n’importe quel disque de la boîte. La boîte est vide jusqu’au premier Réensemencement, et l’action inutile d’ici là.',
  ],
  Depletion: [
    'Épuisement',
    'Retirez de la terre n’importe quel disque dont le type est dans la boîte Épuisement. La boîte garde le sien. Elle est vide jusqu’au deuxième Réensemencement.',
  ],
  Adaptation: [
    'Adaptation',
    'Choisissez un des éléments de la section et posez-le sur un espace gris libre de votre présentoir. Un présentoir porte six éléments au plus, les fixes compris ; sans espace libre, l’action est perdue. Vous pouvez avoir plusieurs fois le même type.',
  ],
  'Adaptation special': [
    'Adaptation, case spéciale',
    'Sur la case de droite, le nouvel élément peut remplacer un de vos éléments ajoutés, qui va dans le sac. Les éléments fixes restent.',
  ],
  Regression: [
    'Régression',
    'Posez un cube de votre pool de gènes dans une des deux cases de la section. Rien d’autre n’arrive maintenant, mais le prochain Réensemencement vous épargnera. Les cases restent pleines jusque-là ; si elles le sont toutes les deux, ou sans cube, l’action est perdue. Un même animal peut remplir les deux.',
  ],
  Speciation: [
    'Spéciation',
    'Choisissez sur la terre un disque du type indiqué à côté de votre case. Sur chacune des tuiles, une à trois, qui le touchent, vous pouvez placer de nouvelles espèces de votre pool de gènes : jusqu’à quatre sur Océan, trois sur Sable ou Mont sous-marin, deux sur Récif, Varech ou Herbier, une sur Terre ferme ou Évent. Nul besoin d’y être déjà, ni d’avoir cet élément.',
  ],
  'Speciation special': [
    'Spéciation, case spéciale',
    'Sur la case de droite, vous choisissez n’importe quel disque de la terre, de n’importe quel type.',
  ],
  Wanderlust: ['Esprit d’aventure', 'Ajoutez une grande tuile à la terre. Si les trois piles sont vides, l’action est perdue.'],
  'Wanderlust 1': ['Esprit d’aventure : prendre une tuile', 'Prenez la tuile visible d’une des trois piles et retournez la suivante.'],
  'Wanderlust 2': ['Esprit d’aventure : la poser', 'Posez-la sur un hexagone vide, à côté d’au moins une tuile de la terre.'],
  'Wanderlust 3': [
    'Esprit d’aventure : un élément',
    'Vous pouvez poser un des éléments de la section sur un coin libre de la nouvelle tuile.',
  ],
  'Wanderlust 4': [
    'Esprit d’aventure : PV bonus',
    'Gagnez les PV bonus du nombre de tuiles de son terrain : la nouvelle et celles qui lui sont adjacentes. Les tuiles sous un évent ne comptent pas.',
  ],
  'Wanderlust 5': [
    'Esprit d’aventure : les arrivants',
    'En partant du haut de la chaîne alimentaire, chaque animal peut déplacer sur la nouvelle tuile autant qu’il veut de ses espèces présentes sur les tuiles adjacentes.',
  ],
  'Wanderlust 6': ['Esprit d’aventure, case spéciale', 'Si votre pion est sur la case de droite, jouez un tour de plus.'],
  Tectonics: [
    'Tectonique',
    'Transformez une tuile en évent. S’il ne reste plus d’évent dans la pile, ou si aucune tuile ne convient, l’action est perdue.',
  ],
  'Tectonics 1': [
    'Tectonique : choisir une tuile',
    'Choisissez une tuile autre qu’un évent sur un hexagone du bord du plateau, c’est-à-dire qui n’a pas six hexagones voisins.',
  ],
  'Tectonics 2': ['Tectonique : lever les espèces', 'Retirez de la tuile toutes les espèces et mettez-les de côté.'],
  'Tectonics 3': [
    'Tectonique : l’évent',
    'Posez un nouvel évent sur la tuile, côté fumeur dans la moitié inférieure du plateau, côté geyser dans la moitié supérieure. La tuile n’est désormais plus qu’un évent. Les disques sur ses coins restent.',
  ],
  'Tectonics 4': ['Tectonique : PV bonus', 'Gagnez les PV bonus du nombre d’évents : le nouveau et ceux qui lui sont adjacents.'],
  'Tectonics 5': [
    'Tectonique : qui revient',
    'Une espèce de chaque animal qui s’y trouvait revient sur la tuile. Les autres vont dans le pool de gènes de leur propriétaire, et non dans la boîte.',
  ],
  'Tectonics 6': [
    'Tectonique : une de plus',
    'Placez enfin sur la tuile une de vos espèces de plus, prise dans votre pool de gènes ou parmi vos cubes éliminés, à votre choix.',
  ],
  'Tectonics special': [
    'Tectonique, case spéciale',
    'Sur la case de droite, vous choisissez n’importe quelle tuile autre qu’un évent. Sur l’un des trois hexagones à cheval sur la ligne médiane, vous choisissez le côté visible de l’évent.',
  ],
  Migration: [
    'Migration',
    'Déplacez jusqu’à autant de vos espèces que l’indique votre case, chacune vers une tuile adjacente de la terre. Chaque espèce se déplace une seule fois. Celles qui quittent la même tuile peuvent prendre des chemins différents.',
  ],
  'Migration special': ['Migration, case spéciale', 'Sur la case de droite, vous déplacez autant de vos espèces que vous voulez.'],
  Competition: [
    'Compétition',
    'Choisissez une tuile du terrain indiqué à côté de votre case, où vous avez au moins une espèce. Éliminez-y jusqu’à une, deux ou trois espèces adverses, selon votre case. Elles peuvent être d’animaux différents. Elles vont dans la boîte.',
  ],
  'Competition special': [
    'Compétition, case spéciale',
    'Sur la case de droite, choisissez jusqu’à deux tuiles l’une après l’autre, de tout terrain, où vous avez des espèces. Éliminez jusqu’à une espèce adverse sur chacune. Vous pouvez choisir deux fois la même tuile.',
  ],
  Evolution: [
    'Évolution',
    'Choisissez une tuile du terrain indiqué à côté de votre case, quels que soient ses habitants, et décomptez-la. Ensuite, si vos espèces y prospèrent, prenez une carte. Sans une telle tuile, l’action est perdue.',
  ],
  'Evolution scoring 1': [
    'Décompte : première place',
    'L’animal qui a le plus d’espèces sur la tuile gagne le premier nombre de son terrain : Terre ferme 8, Varech 7, Récif 6, Mont sous-marin 5, Herbier 4, Sable 3, Océan 2, Évent 1. À chaque place, une égalité va au plus haut de la chaîne alimentaire.',
  ],
  'Evolution scoring 2': [
    'Décompte : deuxième place',
    'Sauf sur un évent, le deuxième animal gagne le deuxième nombre : Terre ferme et Varech 4, Récif et Mont sous-marin 3, Herbier et Sable 2, Océan 1. Un animal seul sur une tuile n’obtient que la première place.',
  ],
  'Evolution scoring 3': ['Décompte : troisième place', 'Sur Terre ferme, Varech, Récif et Mont sous-marin, le troisième animal gagne 2.'],
  'Evolution scoring 4': ['Décompte : quatrième place', 'Sur Terre ferme, le quatrième animal gagne 1.'],
  'Evolution cards': [
    'Prendre une carte',
    'Si vous avez des espèces prospères sur la tuile décomptée, vous devez prendre une carte de la rangée, à un emplacement qui ne dépasse pas le nombre de votre case. Résolvez-la en entier, dans l’ordre, autant que possible ; vous faites tous les choix qu’elle ne laisse pas à d’autres. Ce que la carte changeait tant qu’elle était affichée cesse quand vous la prenez.',
  ],
  'Evolution row': [
    'Compléter la rangée',
    'Défaussez la carte, faites glisser vers le bas celles qui sont au-dessus et posez-en une nouvelle à l’emplacement 5, s’il en reste. D’abord vient ce que la nouvelle carte fait à son entrée en jeu, puis une Extinction pour un poisson mort, puis une Survie pour un poisson vivant. Un tour supplémentaire donné par la carte résolue vient après tout cela.',
  ],
  Domination: [
    'Domination',
    'Choisissez un type d’élément que vous dominez. La deuxième case sert à partir de trois animaux, la troisième à quatre.',
  ],
  'Domination 1': [
    'Domination : le pion',
    'Prenez le contrôle de son pion spécial. Il vient à vous, disponible, d’où qu’il soit, sauf s’il est sur l’affichage : il y reste jusqu’à votre récupération.',
  ],
  'Domination 2': ['Domination : le marqueur', 'Prenez son marqueur de contrôle : il montre à qui est le pion.'],
  'Domination 3': ['Domination : la cible', 'Déplacez sa cible jusqu’à votre valeur de domination.'],
}
