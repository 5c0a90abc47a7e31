import type { RulesOf } from '../../rule-words.ts'

/** Chapitre C. */
export const setupFr: RulesOf<'C'> = {
  C1: ['Mise en place', 'Comment commence une partie sur Terre.'],
  C1a: [
    'Quelle partie',
    'Choisissez becs et ongles (A8) ou Achterbahn, la partie complète ; sa durée (A6a) ; et si les apomorphies comptent (J8).',
  ],
  C1b: ['Paquets', 'Les cartes sont triées ; les outils sont offerts à tous.'],
  C1c: ['Couleurs', 'Elles sont tirées au sort, sauf si la table les nomme. Vous commencez avec votre archétype et ses sept rampions.'],
  C1d: ['Médéa', 'Le plus petit nombre squelettique en jeu commence avec Médéa.'],
  C1e: ['Taille', 'Tout archétype commence à la taille 1.'],
  C1f: [
    'Cratons',
    'Les cratons sont posés en rangée d’ouest en est, au hasard ou dans l’ordre historique : Laurentia, Baltica, Sibérie, Gondwana. Becs et ongles n’utilise que ceux des couleurs en jeu.',
  ],
  C1g: ['Tous les quatre', 'Achterbahn utilise les quatre cratons, chacun avec un dé latitude sur 4, l’équateur.'],
  C1h: [
    'Disques des larges',
    'Chaque craton reçoit un disque noir sur ses larges nord et sud, et un vert, une éclosion, sur celui du sud.',
  ],
  C1i: ['Centres', 'Un disque blanc au centre de Laurentia, de Baltica et du Gondwana, un noir à celui de la Sibérie.'],
  C1j: ['Bande', 'La partie commence en Éden.'],
  C1k: [
    'Réservoirs',
    'L’Oxygène commence avec 14 disques verts (7 %), les Nuages avec 6 blancs (albédo 0,4), l’Atmosphère avec 3 noirs et 3 blancs.',
  ],
  C1l: ['Premiers rampions', 'Un archétype de chacun commence herbivore sur l’hexagone à sa couleur ; les six autres sont non-nés.'],
  C1m: ['Paquet ET', 'Cinq des quinze cartes ET sont distribuées pour l’ère I.'],
  C1n: ['Paquets biosphère', 'Les trois paquets biosphère sont mélangés.'],
  C1o: [
    'Présentoir',
    'Deux rangées de cinq mutations : quatre cartes et le dessus ouvert de la pioche. Elles coûtent 0, 2, 4, 6 et 8 du bout jusqu’à la pioche.',
  ],
  C1p: ['Ordovicien ennuyeux', 'Au premier tour, les événements sont sautés ; la carte ne fixe que l’ordre du tour.'],
  C2: [
    'Venir de Genesis',
    'Qui a fini une partie de Bios: Genesis avec un macro-organisme vivant, et sans Armageddon, commence avec lui. Les couleurs découlent alors de l’organisme, et non de C1c. Il faut les règles Achterbahn.',
  ],
  C2a: ['Vert', 'Algues et Dickinsonia deviennent Vert : mousses et champignons sur terre, algues en mer.'],
  C2b: ['Orange', 'Brachiopodes et vers plats deviennent Orange : escargots et lombrics.'],
  C2c: ['Noir', 'Trilobites et chétognathes deviennent Noir : scorpions de mer et insectes.'],
  C2d: ['Blanc', 'Les étoiles de mer deviennent Blanc : amphibiens.'],
  C2e: ['Opabinia', 'Son propriétaire choisit Orange ou Noir.'],
  C2f: [
    'De la terre',
    'Un organisme terrestre apporte ses organes comme organes basaux. Pour chaque bionte sur lui, une mutation au hasard de la couleur du bionte est posée sur l’archétype avec un cube plus. Le macro-organisme lui-même est un fossile.',
  ],
  C2g: [
    'De la mer',
    'Un organisme marin commence sans organes, en nageur, dans une mer de son choix. Son premier redimensionnement fonde l’archétype à côté de lui : le nageur vit encore.',
  ],
  C2h: [
    'Deux fois la même couleur',
    'Le meilleur score de Genesis choisit d’abord ; l’autre prend une couleur libre, plantes ou mollusques avant le reste.',
  ],
  C2i: ['Blanchir', 'Une fois par couleur, deux de vos organes importés peuvent devenir un organe blanc.'],
  C2j: [
    'Nouveaux venus',
    'Qui n’a pas de macro-organisme tire une couleur libre, après les autres, et ne peut prendre au premier tour une carte qui ne lui coûte rien.',
  ],
  C2k: ['Endosymbiotes', 'Qui possède un de vos biontes commence avec un de vos rampions comme hôte sur sa carte archétype.'],
  C3: ['Campagne solo', 'Des parties solitaires enchaînées, de la première vie au langage.'],
  C3a: ['Après une victoire', 'Continuez sur Terre par les règles solitaires (K0) avec ce que vous apportez (C2) ; en plante, par K0e.'],
  C3b: ['Après une défaite', 'Continuez sur Terre avec un archétype simple, et les événements du premier tour ont lieu aussi.'],
}
