import type { RulesOf } from '../../rule-words.ts'

/** Chapitre D. */
export const eventsFr: RulesOf<'D'> = {
  D1: [
    'Dérive latitudinale',
    'La masse continentale du craton frappé glisse d’une ou deux latitudes vers le nord ou le sud. Son dé reste entre 1 et 6. Sans dé sur ce craton, rien ne se passe.',
  ],
  D1a: ['Dé latitude', 'Il montre la latitude de la rangée centrale de son craton. Un continent n’a qu’un dé.'],
  D2: [
    'Cratère',
    'Lancez un dé : la côte de ce numéro sur le craton frappé reçoit un disque noir de Damoclès. Le centre n’est jamais touché.',
  ],
  D3: [
    'Collision ou dérive',
    'Une masse continentale glisse vers l’est ou l’ouest. Si une autre se trouve à l’une de ses latitudes, elles se heurtent ; sinon elle dérive et change de place avec sa voisine. Rien ne se passe sans dé latitude sur le craton nommé, ni s’il n’y a qu’une masse.',
  ],
  D3a: [
    'Collision',
    'Elle glisse jusqu’à toucher un hexagone de la première masse qui partage une latitude avec elle. Elle passe les autres.',
  ],
  D3b: ['Autour du monde', 'Le monde est rond : la masse la plus à l’ouest, allant vers l’ouest, heurte la plus orientale par-derrière.'],
  D3c: [
    'Montagnes',
    'Chaque hexagone de la masse heurtée qui touche la mouvante reçoit un disque noir de Damoclès. La mouvante n’en reçoit pas.',
  ],
  D3d: [
    'Subduction',
    'Les larges qui glissent sous l’autre masse se ferment, et leurs disques sont libérés. Tous les autres larges voyagent avec elle.',
  ],
  D3e: ['Un seul dé', 'Les deux ne font plus qu’un continent. La mouvante garde son dé latitude, la heurtée perd le sien.'],
  D4: [
    'Rift de la Pangée',
    'Un continent de trois ou quatre cratons se brise en ses cratons. Chacun reçoit un dé à sa latitude, au moins 1 et au plus 6, et ils gardent leur ordre d’ouest en est. Deux cratons joints restent ensemble.',
  ],
  D5: [
    'Climax',
    'À chacune des latitudes indiquées, sur tout craton, la végétation va à sa limite. On lit au début de l’événement si une latitude est humide ou aride.',
  ],
  D5a: ['Humide', 'Les disques blancs sur herbages sont libérés ; puis chaque herbage sans disque devient forêt. Personne n’en souffre.'],
  D5b: [
    'Aride',
    'Les disques verts sur herbages sont libérés ; puis chaque hexagone sans disque devient glace ou désert sous un disque blanc de Damoclès.',
  ],
  D6: ['Déluge', 'Les mers montent ou baissent selon le climat au début de l’événement. Les larges ne sont pas touchés.'],
  D6a: ['Les mers montent', 'Sauf s’il fait trop froid : tous les disques noirs et verts sur les mers sont libérés.'],
  D6b: [
    'Les mers baissent',
    'S’il fait trop froid : tous les disques sur les mers sont libérés, puis chacune reçoit un disque blanc de Damoclès aux latitudes arides, un vert aux latitudes humides. Une mer sous un disque vert est une terre.',
  ],
  D7: [
    'Mutagène',
    'D’abord, les huit cartes du présentoir qui ne sont pas sur une pioche sont remplacées. Puis chaque espèce qui a plus d’organes que son cœur n’en permet en perd. Qui doit perdre un organe basal s’éteint aussitôt.',
  ],
  D7a: ['Becs et ongles', 'La limite est tirée aux dés (A8b) et vaut pour tous.'],
  D7b: ['Cœur sombre', 'Orange, Noir et Blanc lisent leur limite sur l’Oxygène.'],
  D7c: ['Cœur vert', 'Vert la lit sur les Nuages.'],
  D7d: ['Organes blancs', 'Chaque organe blanc élève de deux la limite de son espèce.'],
  D7e: ['Monstres', 'Au lieu de perdre un monstre, l’espèce rapetisse d’un cran. Le jeton ne part qu’à la taille 1 (J4).'],
  D7f: ['Haustorium', 'Avec le nombre squelettique 0, une espèce suit le cœur vert, avec 5 le sombre (J5a).'],
  D7g: ['Ordre', 'On perd ses organes dans l’ordre du tour (A5).'],
  D8: [
    'Radiation',
    'Chaque espèce perd un organe plus : rouge ou jaune si la radiation est métabolique, vert ou bleu si elle est darwinienne. Le propriétaire choisit.',
  ],
  D8a: ['Cartes vides', 'Une mutation qui perd son dernier organe plus est défaussée, sauf dans une personnalité (J6g).'],
  D8b: ['Monstres', 'Comme au mutagène : l’espèce rapetisse, et le jeton ne part qu’à la taille 1 (J4).'],
  D8c: [
    'Immunité',
    'Les organes basaux sont à l’abri. Une espèce sans organe plus de ces couleurs ne perd rien, et les cartes promues qui n’en donnent pas ne peuvent être perdues.',
  ],
  D8d: ['Ordre', 'Dans l’ordre du tour (A5).'],
  D9: [
    'Contagion de foule',
    'L’espèce qui a le plus de rampions sur la carte, menacés compris, en perd la moitié, arrondie vers le bas. Toutes les espèces à égalité souffrent. Le propriétaire choisit les morts, dans l’ordre du tour (A5).',
  ],
  D10: ['Réservoir', 'Un disque va d’un réservoir ou de la carte vers un autre lieu, comme la carte le montre.'],
  D10a: [
    'Pistolet',
    'Où la carte montre un pistolet, Médéa peut tirer : tous les disques de la couleur bougent, autant qu’il en tient, au lieu d’un.',
  ],
  D10b: ['Ricochet', 'Qui tire doit céder Médéa à quelqu’un d’autre, si Vert est en jeu.'],
  D10c: ['Microbes et feux', 'Un événement au microbe exige 14 % d’oxygène ou moins ; un événement à la flamme, 13 % ou plus.'],
  D10d: [
    'Pluie',
    'Un événement à la goutte exige au moins trois disques de nuages. Un cadre pose la condition à chaque événement qu’il contient.',
  ],
  D10e: ['Ciel couvert', 'Un événement au nuage exige au moins sept disques de nuages.'],
  D10f: [
    'Vers un continent',
    'Médéa choisit l’hexagone (D12). Un disque par hexagone : le vert est forêt, le noir montagne, le blanc glace ou désert.',
  ],
  D10g: [
    'Au large',
    'Médéa choisit un large ouvert. Il tient un disque noir, et sur lui au plus un vert, une éclosion. Quand le noir part, le vert aussi.',
  ],
  D10h: [
    'Effet de serre',
    'Quand des disques entrent dans l’Atmosphère ou en sortent, la bande peut changer. Si un événement finit avec douze disques, l’effet de serre s’emballe et la partie finit avec ce tour (A6).',
  ],
  D11: ['Venteux', 'Ce tour-ci, le vent souffle à toutes les latitudes et dans les deux sens, pour les radeaux seulement (F5c).'],
  D12: ['Médéa et la carte', 'Médéa choisit où les disques tombent et lesquels quittent la carte.'],
  D12a: [
    'Ombre pluviométrique',
    'Avec cette icône, le disque blanc tombe au centre d’un craton, ou à côté d’une montagne, du côté où va le vent de sa latitude. Si aucun hexagone ne peut le recevoir, rien ne se passe.',
  ],
  D12b: [
    'Mort du plancton',
    'Quand un disque noir quitte un large, son éclosion part aussi. Les nageurs d’une éclosion qui disparaît sont menacés.',
  ],
  D12c: ['Sans carbone, pas d’éclosion', 'Un disque vert pour un large est annulé si aucun large n’a de disque noir sans éclosion.'],
  D12d: ['Damoclès', 'Un disque blanc ne tombe jamais sur un noir ou un blanc, un noir jamais sur un noir.'],
  D13: ['Ensemencer les nuages', 'Chaque disque blanc libéré va aux Nuages ou à l’Atmosphère, au choix de Médéa.'],
  D14: [
    'Réservoir vide',
    'S’il manque la couleur dans un réservoir, Médéa peut en prendre un disque n’importe où ailleurs, mais jamais dans un événement à pistolet.',
  ],
}
