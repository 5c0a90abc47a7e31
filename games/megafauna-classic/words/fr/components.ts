import type { RuleWords } from '../rule-words.ts'

/** Chapitres 2 et 3. */
export const componentsFr = {
  '2.1': [
    'Ce que contient le jeu',
    '66 cartes mutation, 26 cartes génotype et 16 cartes espèce ; 53 tuiles du Mésozoïque et 51 du Cénozoïque, 4 patries et 20 tuiles d’héritage ; 32 animaux par couleur ; des gènes blancs et trois disques rouges. Aucun dé. Le matériel est compté : on ne crée ni ne perd jamais de gène, et une réserve de tuiles vide peut mettre fin à la partie (18.0).',
  ],
  '2.2': [
    'Les dents',
    'Tous les animaux d’une couleur ont le même nombre de dents, de 2 à 5, pour toute la partie. Beaucoup de dents mâchent bien les plantes : elles gagnent les concours entre herbivores. Peu de dents déchirent bien la viande : elles gagnent entre carnivores.',
  ],
  '2.2a': [
    'L’ordre des dents',
    'Rouge (2), Orange (3), Vert (4), Blanc (5). Cet ordre dit qui commence (4.1) et départage les décomptes (4.4b) ; le nombre de dents tranche la dernière étape des concours (13.4, 14.3).',
  ],
  '2.2b': [
    'Dynastie',
    'Rouge et Vert sont des dinosaures, Orange et Blanc des mammifères. La dynastie décide quelle moitié d’une carte génotype vous servira (7.4a).',
  ],
  '2.2c': [
    'Les quatre couleurs',
    'Rouge : les dino-crocs, 2 dents, ancêtres des crocodiles et des oiseaux. Orange : les faces de chien, 3 dents, ancêtres des mammifères placentaires. Vert : les lézards à dents en burin, 4 dents. Blanc : les deux-défenses, 5 dents, parents des mammifères, sans descendance.',
  ],
  '2.3': [
    'Cartes et tuiles à ADN',
    'Les cartes sont des cartes espèce (2.7), des mutations (7.1) ou des génotypes (7.4). Les tuiles sont des tuiles d’ère (2.4) ou d’héritage (10.3c).',
  ],
  '2.3a': [
    'Les lettres d’ADN',
    'Une aptitude est une majuscule. Cinq lettres sont alimentaires : ce que l’espèce sait manger. Quatre sont des lettres bip-bip : comment elle attrape ses proies, ou évite d’en être une.',
  ],
  '2.3b': [
    'Lettres alimentaires',
    'B broute les arbres. G paît l’herbe et les buissons. H ouvre les coques et les noix. I mange insectes et petits invertébrés. P, la physiologie, adapte au climat et aux saisons ; elle allonge aussi les migrations et fait gagner la viande.',
  ],
  '2.3c': ['Lettres bip-bip', 'A : blindage et agressivité. M : vie marine. N : vie nocturne ou souterraine. S : vitesse.'],
  '2.3d': [
    'Génome',
    'Toutes les lettres d’une espèce. Les lettres alimentaires se lisent sur les cartes et les tuiles de sa pile. Les lettres bip-bip se lisent sur les quatre pistes : ce qui fut hérité ou ajusté, plus ce que donnent les cartes, sans jamais montrer moins de 0 ni plus de 3. Quand une carte se perd, c’est la vraie somme qui dit ce qu’il reste.',
  ],
  '2.3e': ['Plusieurs fois la même lettre', 'Les exemplaires s’ajoutent : SS court plus vite que S, BB mange là où B ne suffit pas.'],
  '2.3f': [
    'Pile',
    'Une espèce est une carte espèce avec ses mutations, ses génotypes et ses tuiles d’héritage. Une pile réduite à sa carte espèce reste vivante tant qu’un de ses animaux est sur le plan.',
  ],
  '2.4': ['Tuiles d’ère', 'Elles arrivent en cours de partie : des biomes, qui nourrissent, et des immigrés, qui font concurrence.'],
  '2.4a': [
    'Ères et couleurs des tuiles',
    'On tire d’abord les tuiles du Mésozoïque, puis, dès la deuxième catastrophe, celles du Cénozoïque (17.2). Orange : montagne (orogenèse) ; vert : terre ; bleu : mer. Les immigrés jaunes vivent sur terre, les bleu clair en mer, les bicolores des deux côtés. Les biomes orange et verts sont tous de la terre.',
  ],
  '2.4b': [
    'Pré-requis',
    'Les lettres en haut à gauche d’un biome. Un herbivore n’y mange que si son génome les contient toutes, en ce nombre : MM demande deux M. Les patries ne demandent rien.',
  ],
  '2.4c': [
    'Niche',
    'Le carré blanc du biome. Ce n’est pas un pré-requis : c’est ce que des herbivores rivaux comparent en premier (13.2).',
  ],
  '2.4d': [
    'Latitude et apogée',
    'L’icône dit dans quelle rangée un biome commence : flocon, l’arctique ; feuille, le courant-jet ; soleil, la latitude des chevaux ; nuage, les tropiques ; triangle, les chaînes de montagnes. Le nombre, de 1 à 99, est son apogée : les plus basses partent d’abord. À égalité, la colonne la plus à l’ouest, puis la rangée la plus au nord.',
  ],
  '2.4e': [
    'Montagnes (orogenèse)',
    'Biomes orange à triangle. On ne les pose que dans les chaînes de montagnes, et le climat ne les déplace jamais (15.1a). Certaines sont des volcans (6.1e).',
  ],
  '2.4f': [
    'Patries',
    'Une par couleur. Tout herbivore qui peut entrer sur son terrain y mange, et sa niche est la couleur de son propriétaire (13.2c). Celles d’Orange et de Vert sont des montagnes, et toutes portent une étoile blanche. Une patrie glisse, se fait remplacer, s’érode et meurt comme n’importe quelle tuile, et ne revient pas.',
  ],
  '2.4g': [
    'Immigrés',
    'Des animaux d’autres continents, à personne. Chacun est herbivore ou prédateur, avec son ADN, sa rangée et son terrain imprimés. Un herbivore a une taille et 6 dents ; un prédateur a 1 dent et toujours la taille de sa proie. Ils n’ont pas d’apogée et ne changent jamais de régime.',
  ],
  '2.5': [
    'Pistes du plan',
    'Outre les habitats, le plan montre les tailles, les bip-bip, les cultures, le puits de goudron, la serre et deux épisodes.',
  ],
  '2.5a': ['Taille', 'Un animal de chaque espèce vivante se tient sur la piste des tailles, de 1 (22 kg) à 6 (40 tonnes).'],
  '2.5b': ['Pistes bip-bip', 'Quatre pistes, S, M, N et A, de trois cases. Une espèce qui n’a pas la lettre n’y a pas d’animal.'],
  '2.5c': ['Cultures', 'Six secteurs pour les outils et les usages qu’une espèce a appris (9.2).'],
  '2.5d': ['Puits de goudron', 'Les biomes et les immigrés éteints s’y amassent jusqu’au prochain décompte (16.1a, 4.4).'],
  '2.5e': [
    'Piste de la serre',
    'La chaleur du monde, de la Terre boule de neige à la Terre étuve en passant par 200, 400, 800, 1600 et 3200 ppm (15.0).',
  ],
  '2.5f': [
    'Ammonite et tournesol',
    'Deux disques rouges. Ôter le premier ouvre l’Atlantique (17.1), ôter le second ouvre le Cénozoïque (17.2).',
  ],
  '2.6': ['Le plan', 'L’Amérique du Nord telle qu’elle était dans la Pangée au début du Mésozoïque.'],
  '2.6a': [
    'Habitats',
    '26 habitats : six dans chacune des quatre rangées, et deux encore au sud. Chacun a un carré pour un biome et deux triangles. Son nombre imprimé lui sert d’apogée tant qu’il est vide.',
  ],
  '2.6b': [
    'Les trois places d’un habitat',
    'Les animaux du carré mangent le biome. Ceux du triangle inférieur, les décortiqueurs, en mangent les noix ou les racines (12.0). Ceux du triangle supérieur, les prédateurs, mangent les herbivores du carré et du triangle inférieur.',
  ],
  '2.6c': [
    'Chaînes de montagnes',
    'Deux chaînes de trois habitats : l’hercynienne à l’est, la laramienne à l’ouest. Les montagnes ne vont que là ; d’autres biomes peuvent aussi s’y trouver.',
  ],
  '2.6d': [
    'Latitudes',
    'Arctique, courant-jet, latitude des chevaux et tropiques, du nord au sud. Les deux rangées du sud sont des tropiques.',
  ],
  '2.6e': [
    'Habitats vides',
    'Sans biome, un habitat est de la mer à partir de 1600 ppm, de la terre en dessous (15.2). On n’y mange pas, sauf dans une ferme (9.2e), mais on peut le traverser.',
  ],
  '2.7': ['Cartes espèce', 'Quatre par couleur, aux quatre silhouettes : la place de vos quatre espèces possibles.'],
  '2.8': ['Animaux', 'Huit par silhouette. L’un marque la taille ; sept restent pour le plan, les pistes bip-bip et les cultures.'],
  '3.1': ['Couleurs', 'Elles sont tirées au sort. (Un réglage de la table laisse choisir, comme le texte vivant.)'],
  '3.2': ['Gènes', 'À la table, celui qui a le moins de dents commence avec 3 gènes, les autres avec 4.'],
  '3.3': [
    'Tuiles d’héritage',
    'Chacun prend les cinq tuiles d’héritage de sa couleur. Piles, gènes, pistes, expositions et puits de goudron sont visibles de tous ; seul l’ordre des paquets et des deux réserves de tuiles est caché.',
  ],
  '3.4': [
    'Les deux réserves',
    'Les tuiles d’ère, triées par ère, forment deux réserves mélangées, face cachée. Les patries restent à part.',
  ],
  '3.5': [
    'Des biomes au hasard',
    'On tire 22 tuiles du Mésozoïque, une à une, et on les place ainsi. Leurs flèches de serre sont ignorées.',
  ],
  '3.5a': [
    'Biomes de terre et de mer',
    'Chacun va dans sa latitude, sur l’emplacement à l’apogée la plus basse. Le biome qui s’y trouvait va au puits de goudron.',
  ],
  '3.5b': ['Montagnes au départ', 'Chacune va à l’emplacement le plus bas de la seule chaîne de l’est, à la place de ce qui s’y trouve.'],
  '3.5c': ['Apogée d’un emplacement', 'Vide, il vaut le nombre imprimé sur le plan ; occupé, celui de son biome.'],
  '3.5d': [
    'Immigrés au départ',
    'Un immigré parmi les 22 quitte la partie, sans être remplacé. (Réglage : le texte vivant le remélange à la réserve.)',
  ],
  '3.6': ['Vos espèces', 'Chacun étale ses quatre cartes espèce, avec huit animaux chacune.'],
  '3.7': ['Archétype', 'Chacun commence avec une seule espèce, l’archétype.'],
  '3.7a': ['Première taille', 'L’archétype commence à la taille 1 (les deux-défenses du solitaire à la taille 3).'],
  '3.7b': [
    'Premier habitat',
    'Votre patrie va sur son emplacement, face visible ; un biome qui s’y trouvait va au puits de goudron. Un animal de l’archétype s’y installe. Les patries des couleurs absentes ne servent pas.',
  ],
  '3.8': [
    'Paquets',
    'On mélange les cartes et on en fait quatre paquets de période. Partie de débutants : on retire d’abord les 26 génotypes.',
  ],
  '3.8a': ['Trias', 'Trois cartes par joueur (six en solitaire).'],
  '3.8b': ['Jurassique', 'Cinq cartes.'],
  '3.8c': ['Crétacé', 'Huit cartes.'],
  '3.8d': ['Tertiaire', 'Sept cartes.'],
  '3.8e': [
    'Expositions',
    'Cinq cartes face visible forment l’exposition inférieure. À trois ou quatre joueurs, cinq autres forment l’exposition supérieure ; à un ou deux, on s’en passe, sauf si la table la choisit. Le reste est le paquet général, qui ne complète que l’exposition supérieure.',
  ],
  '3.9': ['Disques', 'On place trois disques rouges.'],
  '3.9a': ['Atlantique et ère', 'Un disque sur l’ammonite, un sur le tournesol (17.1, 17.2).'],
  '3.9b': ['Premier climat', 'La serre commence à 800 ppm.'],
} as const satisfies RuleWords
