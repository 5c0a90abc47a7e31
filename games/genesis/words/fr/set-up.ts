import type { RulesOf } from '../rule-words.ts'

export const OVERVIEW: RulesOf<'overview'> = {
  A: [
    'Le jeu en bref',
    'Jusqu’à quatre ingrédients de la soupe primordiale cherchent à faire naître la vie : Rouge le métabolisme, Jaune la cellule, Vert l’énergie, Bleu la copie. Vos biotes s’installent dans des refuges, organisent les briques qu’ils y trouvent, deviennent des bactéries, mutent, se parasitent, et s’élèvent parfois jusqu’à une vie pluricellulaire qui gagne la terre ferme. Ce monde est rude : on y perd beaucoup, et l’on recommence. Quand les événements sont épuisés, ou quand la Terre devient invivable, le plus grand nombre de points l’emporte.',
  ],
  A1: [
    'Le tour',
    'Un tour dure 200 millions d’années en cinq phases. 1 Événements : une carte est révélée, des lignes s’activent, ses icônes frappent. 2 Affectations : biotes et catalyseurs vont aux refuges et aux organismes, des parasites s’attachent. 3 Jets autocatalytiques : les refuges occupés lancent les dés, ligne par ligne. 4 Jets darwiniens : chaque micro-organisme lance les dés. 5 Achats : chaque biote d’un organisme peut acheter pour lui. Puis vient le tour suivant.',
  ],
  A2: [
    'L’ordre du tour',
    'La première icône de couleur de la carte événement qui appartient à un joueur désigne le premier joueur ; les autres suivent en sens horaire. Avec des répliques, c’est la dernière carte qui compte ; si le paquet finit sur une réplique, l’ordre du tour précédent demeure. Au début des phases 1, 2, 4 et 5, le joueur qui a strictement le plus d’icônes de transfert de gènes (son libertinage) peut passer premier pour cette phase. En phase 5, un parasite achète juste après son hôte.',
  ],
}

export const PIECES: RulesOf<'pieces'> = {
  B: [
    'Le matériel',
    'Les dômes sont des biotes, trois par couleur. Les cubes sont de la manne dans un refuge, des chromosomes sur un organisme. Les disques sont des catalyseurs dans un pool, des enzymes dans un refuge, des antioxydants sur un organisme (verts : des vitamines). Il y a 24 événements, 16 plateaux (refuge d’un côté, bactérie de l’autre), 20 mutations à deux faces, 4 parasites et 8 macro-organismes.',
  ],
  B1: [
    'Les tableaux',
    'Un organisme est une bactérie, un parasite ou un macro-organisme avec au moins un biote. Votre tableau contient vos bactéries et macro-organismes, leurs mutations à droite, et à gauche les parasites que d’autres leur attachent. Le propriétaire d’une bactérie ou d’un macro-organisme y a toujours un biote ; un parasite obéit au joueur de sa couleur tant que celui-ci y a un biote.',
  ],
  B2: ['Les cubes', 'Les cubes perdus retournent à la soupe. Ils ne s’épuisent jamais.'],
  B3: [
    'Catalyseurs et pools',
    'Votre pool contient vos biotes libres et vos catalyseurs. Tout ce qui est dans votre tableau paie avec votre pool et l’alimente, même les parasites des autres. De chaque couleur, un pool contient au plus 12 divisé par le nombre de joueurs : 6, 4 ou 3. Quand des catalyseurs produits ensemble n’ont plus de place, deux refusés peuvent en devenir un d’une autre couleur qui en a. Les disques des refuges et des organismes ne comptent pas.',
  ],
  B4: [
    'Biotes et compensation',
    'Les biotes ne quittent jamais la partie : ils attendent dans votre pool. Un biote qui rentre par mort de manne, atrophie ou extinction rapporte un catalyseur de sa couleur : la compensation. Il n’y en a pas pour un refuge détruit par une frappe, un rappel, un transfert de gènes, un vol, un retrait faute d’entropie, ni pour un biote trophique qui retombe sur sa bactérie.',
  ],
}

export const SET_UP: RulesOf<'set-up'> = {
  C: ['Mise en place', 'Les neuf étapes de la mise en place sont faites pour vous ; ce que le hasard décide est montré.'],
  'C step 1': ['Les couleurs', 'Chaque joueur reçoit une couleur au hasard, ses trois biotes et sa carte parasite.'],
  'C step 2': ['La soupe', 'Tous les cubes et tous les disques sont dans la soupe.'],
  'C step 3': ['Premier catalyseur', 'Chacun commence avec un catalyseur de sa couleur.'],
  'C step 4': [
    'Le paquet d’événements',
    'Des 6 événements hadéens, 3 sont retirés sans être vus ; puis viennent 7 archéens et, des 11 protérozoïques, tous sauf celui du dessous : 20 cartes. La partie courte retire les quatre du dessous.',
  ],
  'C step 5': [
    'Les plateaux',
    'Les plateaux sont mélangés par ligne : 3 cosmiques, 3 océaniques, 5 côtiers, 5 continentaux. À moins de quatre joueurs, un de chaque ligne est retiré sans être vu.',
  ],
  'C step 6': ['Les environnements', 'Chaque ligne commence inactive, et ses plateaux ne sont pas encore en jeu.'],
  'C step 7': [
    'Les mutations',
    'Les 20 mutations forment quatre piles de cinq, une à côté de chaque ligne. La carte du dessus montre sa face simple et la couleur que sa promotion ajoute.',
  ],
  'C step 8': ['Les macro-organismes', 'Les huit macro-organismes sont en vente dès le début, visibles de tous.'],
  'C step 9': ['Le premier événement', 'La partie commence par le premier événement.'],
  C1: [
    'Solitaire',
    'Vous jouez deux des quatre couleurs, chacune avec son tableau et son pool (limite 6). Chacune des deux autres est un parasite qui joue seul, avec un biote : il attache une face au hasard là où il vole le plus de cubes, jamais en hyperparasite ; ne relance que les erreurs, d’abord les 6 ; promeut avant d’acheter, au hasard, avec le pool de son hôte ; use de la fission et de la sexualité ; refuse toute Reine Rouge et n’en lance jamais. Vous gagnez en mer si vos deux couleurs finissent dans des macro-organismes marins, sur terre si elles finissent dans des terrestres ; un seul organisme avec un endosymbiote suffit.',
  ],
  C2: [
    'Ensemble',
    'Chaque joueur a deux biotes ; le troisième appartient à un parasite de sa couleur qui joue seul, comme en solitaire. Tous gagnent ensemble si chacun finit avec un macro-organisme et qu’au moins l’un d’eux vit sur terre.',
  ],
  C3: [
    'Partie d’introduction',
    'Ni macro-organismes, ni climat (il fait toujours chaud), ni cancer, ni sécheresse, ni trophées, ni Armageddon. D’ordinaire sans parasites, Reine Rouge ni gènes étrangers : un biote qui deviendrait un gène étranger rentre avec compensation.',
  ],
  C4: [
    'Un monde plus doux',
    'Les erreurs du jet darwinien ne viennent que sur un 6, et chaque icône ADN ajoute un au bouclier contre les erreurs.',
  ],
}
