import type { RulesOf } from '../../rule-words.ts'

/** Chapitre J. */
export const traitsFr: RulesOf<'J'> = {
  J1: [
    'Taille maximale',
    'Une espèce qui dépasse la taille indiquée sur une mutation la perd ; une carte de sa personnalité ne perd que ses organes. Au-delà de celle du génotype, elle devient kiwi ou s’éteint (E6b).',
  ],
  J2: [
    'Mutualisme',
    'À la promotion, prenez un rampion non-né ou nouveau-né d’un hôte : une espèce d’autrui qui mange un rampion de l’espèce promue, ou qu’il mange. Il vit sur la carte comme hôte.',
  ],
  J2a: [
    'Sans hôte',
    'Si aucune espèce ne convient, ou n’a de rampion à donner, la carte n’en aura jamais. Deux cartes peuvent prendre à la même espèce.',
  ],
  J2b: ['Ce qu’il vaut', 'Un hôte compte dans votre population (I4b) et vaut un point à la fin (A7d).'],
  J2c: ['Champignon magique', 'Vert peut prendre aussi toute espèce qui a une mutation non promue à plante monstrueuse, où qu’elle vive.'],
  J2d: ['Retour', 'Si la carte, son espèce ou celle de l’hôte est perdue, le rampion rejoint ses non-nés.'],
  J3: ['Venin', 'Un herbivore venimeux n’est mangé que par un carnivore venimeux, plus grand ou outillé (F4b).'],
  J4: [
    'Monstre',
    'Vaut autant d’organes de sa couleur que la taille de son espèce. Au lieu de le perdre, l’espèce rapetisse ; à la taille 1, le jeton part.',
  ],
  J5: [
    'Haustorium',
    'La carte 56 donne à son espèce le nombre squelettique 0, qui gagne toujours entre herbivores (G7), ou 5, qui gagne toujours entre carnivores (H6).',
  ],
  J5a: ['Son cœur', 'Avec 0, le cœur vert compte au mutagène (D7c), avec 5 le sombre (D7b).'],
  J6: [
    'Émotions',
    'Deux moitiés assorties côte à côte font une émotion : colère (rouge), peur (jaune), joie (vert), jalousie (bleu), curiosité (violet).',
  ],
  J6a: ['Têtes, queues, cerveaux', 'Une tête a une moitié à droite, une queue à gauche, un cerveau des deux côtés.'],
  J6b: [
    'Personnalité',
    'Une rangée d’au moins deux cartes promues d’une espèce où toutes les voisines font une émotion. On la forme après une promotion (E2h).',
  ],
  J6c: ['Une seule', 'Chaque espèce a une personnalité, avec au plus une tête au début et une queue à la fin.'],
  J6d: ['Elle ne fait que grandir', 'On peut insérer des cartes et changer leur ordre, mais aucune n’en sort jamais.'],
  J6e: [
    'Cartes moins chères',
    'Une émotion divise par deux le coût des cartes de sa couleur pour son espèce. Avec deux ou plus, la carte la plus à gauche est gratuite et toute autre coûte 1.',
  ],
  J6f: ['Langage', 'Trois émotions d’au moins deux couleurs chez une espèce font le langage : la partie finit avec le tour (A6).'],
  J6g: [
    'Chat du Cheshire',
    'Les cartes d’une personnalité peuvent perdre leurs organes, mais ne sont pas défaussées tant que l’espèce vit.',
  ],
  J7: [
    'Outils',
    'À chaque nouvelle émotion de curiosité, vous pouvez prendre un outil libre et choisir sa face. L’espèce peut alors chasser la forme indiquée.',
  ],
  J7a: ['Outils fossiles', 'Quand son espèce s’éteint, un outil va dans votre registre fossile.'],
  J7b: [
    'Cloche de plongée',
    'Un carnivore qui l’a vit dans les mers et éclosions où un nageur le nourrit. Elle ne sert pas à un herbivore.',
  ],
  J7c: [
    'Herbivores armés',
    'Un herbivore à outil ne peut être mangé par un carnivore de sa forme, sauf si celui-ci a un outil pour cette forme.',
  ],
  J7d: ['Antidote', 'Avec tout outil, un carnivore ignore le venin.'],
  J8: ['Apomorphies (réglage)', 'Dons expérimentaux des phylums.'],
  J8a: ['Orange', 'Est immunisé contre la radiation darwinienne (D8).'],
  J8b: [
    'Blanc et Vert',
    'Peuvent se redimensionner une fois pour rien dans leur phase d’action (E6). Si un herbivore change, ceux qui le mangent peuvent aussitôt changer d’un cran aussi.',
  ],
  J8c: [
    'Noir',
    'Peut user de la néoténie (E5) une fois par tour pour rien, à toute décision ou pour échapper à une extinction, contre un fossile.',
  ],
}
