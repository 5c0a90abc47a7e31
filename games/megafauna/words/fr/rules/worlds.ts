import type { RulesOf } from '../../rule-words.ts'

/** Chapitres K, L et N. */
export const solitaireFr: RulesOf<'K'> = {
  K0: [
    'Solitaire',
    'Vous jouez un animal et une plante qui suit ses propres règles, sur Mars, Vénus ou Terre. Empêchez les mers de tarir. Les règles Achterbahn valent, sauf ce qui suit.',
  ],
  K0a: [
    'La plante',
    'Vert, avec toutes les règles des plantes monstrueuses : ses actions (A2b), son cœur (D7c), ses cartes (E1d), ses champignons (J2c).',
  ],
  K0b: ['L’animal', 'Vous choisissez Orange, Noir ou Blanc.'],
  K0c: [
    'Fin',
    'Dans l’ère III avec la comète (A6a), à la fin d’une phase d’événements qui ne laisse plus d’eau sur la carte, ou par un emballement humide (K5e).',
  ],
  K0d: ['Victoire', 'Vous gagnez si votre animal vit et qu’il reste de l’eau ; nettement avec 15 points ou plus.'],
  K0e: [
    'La plante en héroïne',
    'Vous comptez les points de la plante et menez aussi l’animal ; la plante est libre (sans K8). Ici aussi, 15 points sont une nette victoire.',
  ],
  K1: ['Le tour', 'Ce qui change.'],
  K1a: [
    'Événements',
    'Ni climax, ni mouvements de disques verts, ni rien qui frappe un craton absent ; déluges et ombres pluviométriques tarissent l’eau (K5). On peut danser pour la pluie (K6).',
  ],
  K1b: ['Actions', 'La plante doit prendre les plantes monstrueuses, puis promouvoir vers venin ou mutualisme (K8b).'],
  K1c: ['Dispersion', 'Les plantes nouvelles-nées deviennent herbivores où elles le peuvent (K8d).'],
  K1d: ['Enfouissement', 'On n’attribue pas de fossiles.'],
  K2: [
    'Trois niveaux',
    'Plante, herbivore, carnivore. Les rampions verts sont plantes ou herbivores, les animaux herbivores ou carnivores.',
  ],
  K2a: [
    'Manger des plantes',
    'Les herbivores s’affrontent par les étapes des carnivores (H2), la plante étant leur proie : elle doit avoir leur forme ou être un archétype.',
  ],
  K2b: ['Mangeurs de cactus', 'Un herbivore d’au moins deux organes verts mange les plantes cuirassées, quelle que soit sa forme.'],
  K3: ['Mise en place', 'Comme en C1, sauf ce qui suit.'],
  K3a: ['Disques', 'Mars a 6 disques noirs et 6 blancs, Vénus et Terre 12 de chaque. Il n’y en a pas de verts.'],
  K3b: [
    'Cratons et mers',
    'Tharsis et Arabia sur Mars, Aphrodite et Ishtar sur Vénus, les quatre sur Terre. L’eau couvre chaque bassin ou mer, le carbone chaque large, mais sur Terre un large par craton. Pour les compétitions, c’est toujours humide.',
  ],
  K3c: ['Réservoirs', 'Les autres disques noirs vont à l’Atmosphère ; les autres blancs sont partagés entre Nuages et Atmosphère.'],
  K3d: [
    'Rampions de la plante',
    '20 : cinq archétypes, fouisseurs, nageurs et cuirassés ; 17 si une personne la joue. Il n’y a pas de volants verts.',
  ],
  K3e: ['Premières plantes', 'Deux plantes archétypes commencent au bord de l’eau.'],
  K3f: ['L’animal', 'Commence en Lazarus.'],
  K3g: ['Oxygène', 'Les rampions verts non-nés sont posés sur l’Oxygène à la place des disques.'],
  K4: ['Respirer', 'Les rampions verts sont les disques d’oxygène : plus il vit de plantes, plus il y a d’oxygène.'],
  K4a: ['Naissance', 'Les plantes nouvelles-nées viennent de l’Oxygène.'],
  K4b: ['Algues', 'Un nageur vert sur un disque noir du large est une éclosion, et l’hexagone voisin compte comme à un hexagone de l’eau.'],
  K4c: ['Souffle', 'L’animal peut agir tant qu’il a pris moins d’actions que l’Oxygène n’en permet maintenant.'],
  K5: ['Événements', 'Comment ils changent.'],
  K5a: ['Ombre pluviométrique', 'Au lieu de l’événement, un disque d’eau est libéré.'],
  K5b: ['Anticlimax', 'Rien ne se passe.'],
  K5c: ['Déluge', 'Seulement s’il fait trop chaud : un disque d’eau est libéré.'],
  K5d: [
    'Mort des plantes',
    'Les transferts verts n’ont pas lieu, mais un pistolet qui libérerait du vert tue une espèce de plante. Les contagions ignorent les plantes.',
  ],
  K5e: ['Emballement humide', 'Seulement quand les 24 disques sont dans Nuages et Atmosphère ; jamais sur Mars.'],
  K5f: ['Radiation', 'Sur Mars et Vénus, elle prend un organe des deux couleurs.'],
  K5g: [
    'Olympus Mons',
    'Le carbone du large nord de Tharsis ne part que par subduction, et personne n’y vit. Les cratères de Mars frappent l’hexagone voisin.',
  ],
  K5h: [
    'Plaques lentes',
    'Sur Mars et Vénus, rifts, collisions et dérives attendent. Une carte stable qui n’est pas la première de son ère déclenche ceux du tour d’avant.',
  ],
  K5i: ['Valles Marineris', 'Un rift sépare toujours les deux cratons.'],
  K6: [
    'Danse de la pluie',
    'À la fin d’une phase d’événements, si la population de Médéa dépasse sa limite de cœur : un disque blanc tombe des Nuages sur un bassin ou une mer à sec, ou une montagne s’érode vers un large. La plante a alors une action de moins.',
  ],
  K6a: ['À qui la danse', 'En solitaire, toujours à vous.'],
  K7: [
    'Biomes',
    'Hautes terres et bassins à sec sont des terres, coûtent 1 (nageurs 2) et ne nourrissent personne tant qu’aucune plante n’y pousse.',
  ],
  K7a: ['Terre et mer', 'Un hexagone à disque blanc est une mer, à disque noir une montagne, sinon une terre.'],
  K7b: [
    'Plantes étrangères',
    'Plantes des marais et tubercules vivent à un hexagone de l’eau, cactus à un ou deux, algues dans l’eau ou sur le carbone du large.',
  ],
  K7c: ['Flétrissement', 'Une plante hors de son habitat meurt en phase 4 ; jusque-là elle nourrit et peut être mère.'],
  K7d: ['Vents', 'Sur Mars et Terre, comme sur les bandes ; sur Vénus, toujours vers l’ouest.'],
  K8: ['L’esprit de la plante', 'Vous la menez, dans ces règles.'],
  K8a: ['Pertes', 'Les plantes monstrueuses sont les dernières cartes à souffrir d’un mutagène ou d’une radiation.'],
  K8b: [
    'Actions',
    'Si une plante monstrueuse est à vendre et à sa portée, elle doit prendre la moins chère ; vous choisissez l’espèce. Sinon, elle doit promouvoir une carte qui donne venin ou mutualisme. Sinon, elle est libre, mais ne fait que grandir. Elle ne peut s’arrêter que si toutes ses espèces sont à leur taille maximale.',
  ],
  K8c: ['La mort est définitive', 'Il n’y a pas d’autre résurrection que la première.'],
  K8d: ['Dispersion', 'Les plantes deviennent herbivores où il y a place, même contre vos propres rampions.'],
}

export const venusFr: RulesOf<'L'> = {
  L1: ['Vénus : plante contre animal', 'À deux, sur Vénus, par K1 à K7 sans K8.'],
  L1a: [
    'Pouvoirs',
    'La plante garde Médéa, l’animal décide des disques blancs (D13). Si l’animal est éteint, aucun disque noir n’entre dans l’Atmosphère.',
  ],
  L1b: ['Fossiles', 'Après les ères I et II ; chaque rampion animal y compte double, et simple au score final.'],
  L1c: ['Victoire', 'Le plus de points, s’il reste de l’eau. Personne ne gagne si l’un des deux est éteint.'],
  L2: ['Vénus : animaux', 'Deux ou trois animaux ; la plante suit K8.'],
  L2a: ['Couleurs', 'Au hasard ; tous commencent en Lazarus.'],
  L2b: ['Médéa', 'Commence chez le plus petit nombre squelettique et peut être prise (E8). Qui la tient mène la plante.'],
  L2c: ['Victoire', 'Le plus de points, s’il reste de l’eau.'],
}

export const originsFr: RulesOf<'N'> = {
  N1: ['Vers Origins', 'Après une partie longue, chacun peut emmener une espèce dans une partie d’Origins.'],
  N1a: ['Rang', 'Les places finales sont l’ordre de choix des cartes du cerveau.'],
  N1b: [
    'Instincts',
    'Les émotions découvrent des instincts : colère ou peur l’alpha, joie l’histoire naturelle, jalousie le langage, curiosité la dextérité.',
  ],
  N1c: ['Climat', 'S’il fait trop froid à la fin, Origins commence par une glaciation, sinon sous les tropiques.'],
}
