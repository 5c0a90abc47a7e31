import type { RulesOf } from '../rule-words.ts'

export const EVENTS: RulesOf<'events'> = {
  Extinction: [
    'Extinction',
    'Un poisson mort sur une nouvelle carte la déclenche. Toutes les espèces menacées de tous les animaux sont éliminées en même temps et vont dans la boîte.',
  ],
  Survival: [
    'Survie',
    'Un poisson vivant sur une nouvelle carte la déclenche. L’animal qui détient la carte Survie gagne les PV bonus du nombre de tuiles Évent qu’il occupe. Combien d’espèces il a sur chacune ne change rien.',
  ],
  Reseed: [
    'Réensemencement',
    'Quand tous les cubes de Réensemencement sont dans les cases de droite, la manche est finie. Effectuez ces étapes dans l’ordre. Dans la dernière manche de la partie, il n’a pas lieu.',
  ],
  'Reseed 1': ['Réensemencement : éléments ensevelis', 'Retirez de la terre tout disque dont le coin est entouré de trois évents.'],
  'Reseed 2': [
    'Réensemencement : la Régression frappe',
    'Pour chaque type présent dans la boîte Régression, quel que soit le nombre de ses disques, tout animal sans cube dans la section perd un disque ajouté de ce type, s’il en a un. Les disques fixes sont à l’abri. Viennent ensuite les PV que des cartes et des traits donnent au Réensemencement. Puis les disques de la boîte vont dans le sac, et les cubes de la section dans le pool de gènes de leur propriétaire.',
  ],
  'Reseed 3': ['Réensemencement : depuis l’Adaptation', 'Les éléments restés en Adaptation glissent dans la boîte Régression.'],
  'Reseed 4': [
    'Réensemencement : retour au sac',
    'Les éléments restés en Épuisement, Spéciation et Esprit d’aventure retournent dans le sac.',
  ],
  'Reseed 5': [
    'Réensemencement : depuis l’Abondance',
    'Les disques de la boîte Autotrophes glissent dans la boîte Épuisement ; puis les éléments restés en Abondance glissent dans la boîte Autotrophes.',
  ],
  'Reseed 6': [
    'Réensemencement : anciens marqueurs',
    'Tous les marqueurs de terrain de la Compétition et de l’Évolution retournent dans le sac rouge.',
  ],
  'Reseed 7': [
    'Réensemencement : nouveaux éléments',
    'Tirez quatre disques pour chacune des sections Abondance, Adaptation, Spéciation et Esprit d’aventure, dans cet ordre, autant que le sac le permet. Une case de Spéciation sans élément ne sert à rien.',
  ],
  'Reseed 8': ['Réensemencement : marqueurs de Compétition', 'Tirez trois marqueurs pour la Compétition. Ils gardent l’ordre du tirage.'],
  'Reseed 9': ['Réensemencement : marqueurs d’Évolution', 'Tirez cinq marqueurs pour l’Évolution et rangez-les comme au départ.'],
  'Reseed 10': [
    'Réensemencement : nouvelle manche',
    'Les cubes de Réensemencement reviennent à gauche. Les traits qui en copient un autre choisissent de nouveau. Les pions de l’affichage restent. L’animal qui suit celui qui a récupéré joue le tour suivant.',
  ],
}

export const ENDGAME: RulesOf<'endgame'> = {
  Endgame: ['La fin de la partie', 'Prendre Astéroïde fait de la manche en cours la dernière.'],
  'Endgame 1': [
    'La dernière manche',
    'Jouez jusqu’au moment où un Réensemencement devrait avoir lieu. Il n’a pas lieu : la partie s’arrête là. Tant qu’Astéroïde est dans la rangée et que personne ne le prend, la partie continue.',
  ],
  'Endgame 2': ['Derniers événements', 'Il y a une dernière Extinction, puis une dernière Survie.'],
  'Endgame 3': [
    'Décompte final',
    'Chaque tuile de la terre est décomptée une fois encore, évents compris. On ne prend pas de carte ; ce que changent les cartes affichées et les traits compte toujours.',
  ],
  'Endgame 4': ['Les cibles', 'Chaque animal gagne le nombre cible de chaque pion spécial qu’il contrôle, où que soit le pion.'],
  'Endgame 5': [
    'Le vainqueur',
    'L’animal qui a le plus de PV gagne. En cas d’égalité, c’est le plus haut de la chaîne alimentaire parmi les ex æquo.',
  ],
}
