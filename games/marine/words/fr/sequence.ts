import type { RulesOf } from '../rule-words.ts'

export const SEQUENCE: RulesOf<'sequence'> = {
  Sequence: [
    'Ordre du jeu',
    'Les animaux jouent en remontant la chaîne alimentaire : Crustacés, Poissons, Céphalopodes, Reptiles, puis de nouveau les Crustacés, jusqu’à la fin de la partie. Un tour supplémentaire se joue aussitôt ; l’ordre reprend ensuite après le même animal.',
  ],
  Display: [
    'Affichage d’action',
    'L’affichage compte douze sections de haut en bas, chacune avec des cases pour un pion. La case où vous placez un pion décide de ce que vous faites.',
  ],
  Turn: [
    'Votre tour',
    'Faites exactement une de ces deux choses : placez un de vos pions disponibles et effectuez son action, ou récupérez vos pions. Vous pouvez récupérer si vous contrôlez au moins un pion sur l’affichage (notre lecture : le livret ne l’interdit pas sans pion, et un réglage le permet) ; vous le devez si aucun de vos pions disponibles n’a de case permise.',
  ],
  Placement: [
    'Placer un pion',
    'Un pion est disponible si vous le contrôlez et qu’il se trouve devant vous. Il va sur une case, en général vide : premier arrivé, premier servi.',
  ],
  'Basic pawns': [
    'Pions de base',
    'Un pion de base va sur une case ordinaire vide située après tous les pions que vous contrôlez sur l’affichage, de base et spéciaux : dans une section plus basse que votre pion le plus bas, ou dans la même section et à droite de votre pion le plus à droite. Sans pion sur l’affichage, toute case ordinaire vide convient.',
  ],
  'Special pawns': [
    'Pions spéciaux',
    'Un pion spécial va sur n’importe quelle case vide, ordinaire ou spéciale, ou sur une case tenue par un pion de base adverse, où que soient vos autres pions. Il ne partage jamais la case d’un autre pion spécial ni d’un de vos pions de base.',
  ],
  Bump: [
    'Déloger',
    'Un pion spécial placé sur un pion de base adverse le déloge : ce pion revient à son propriétaire, disponible, avant l’action. Ce qu’il a fait plus tôt reste acquis.',
  ],
  Actions: [
    'Actions',
    'L’action suit aussitôt le placement. Vous pouvez y renoncer, mais seulement en entier ; un pion peut être placé juste pour bloquer. Une fois l’action commencée, tout ce qui n’est pas écrit « pouvez » ou « jusqu’à » doit être fait. Si une partie obligatoire est impossible dès le départ, l’action est perdue. Quand une carte contredit une règle, la carte a raison.',
  ],
  Retrieve: [
    'Récupérer',
    'Reprenez tous les pions que vous contrôlez sur l’affichage, de base et spéciaux. Glissez ensuite votre cube de Réensemencement vers la droite de la chaîne alimentaire, s’il n’y est pas déjà. Si tous les cubes sont à droite, la manche se termine par un Réensemencement. Votre cube à droite, vous continuez à jouer vos tours et pouvez récupérer encore.',
  ],
}
