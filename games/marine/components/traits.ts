import type { TraitCard } from './deck.ts'

/** Eighteen traits. The rulebook names one of them, Exaptation; the others were written for this project. */
export const TRAITS: readonly TraitCard[] = [
  {
    id: 'exaptation',
    name: { en: 'Exaptation', fr: 'Exaptation' },
    text: {
      en: 'When traits are revealed and after each Reseed, copy one opposing trait until your next choice; after a Reseed, gain 1 VP if the copy changes or there is none to copy.',
      fr: 'À la révélation des traits et après chaque Réensemencement, copiez un trait adverse jusqu’au choix suivant ; après un Réensemencement, gagnez 1 PV si la copie change ou s’il n’y a rien à copier.',
    },
    modifiers: [{ hook: 'copyTrait', when: ['traitsRevealed', 'reseedEnd'], from: 'opposing', vpOnChange: 1, vpIfNone: 1 }],
    copyable: false,
    source: 'reconstructed',
    notes:
      'Name, and that its first ability has twice as many choices under Superheroes (hence: it copies traits): rulebook. The rest is reconstructed.',
  },
  {
    id: 'bioluminescence',
    name: { en: 'Bioluminescence', fr: 'Bioluminescence' },
    text: {
      en: 'Gain 2 VP each time you put an element on Earth with Abundance or swap in a different type with Autotrophs.',
      fr: 'Gagnez 2 PV chaque fois que vous placez un élément par Abondance ou en échangez un contre un autre type par Autotrophes.',
    },
    modifiers: [
      { hook: 'vpOnAction', action: 'abundance', condition: { placedElement: true }, vp: 2 },
      { hook: 'vpOnAction', action: 'autotrophs', condition: { swapped: true }, vp: 2 },
    ],
    copyable: true,
    source: 'reconstructed',
  },
  {
    id: 'camouflage',
    name: { en: 'Camouflage', fr: 'Camouflage' },
    text: {
      en: 'An opposing Competition action removes at most one of your species, and never your only one on a tile.',
      fr: 'Une action Compétition adverse élimine au plus une de vos espèces, et jamais la seule que vous ayez sur une tuile.',
    },
    modifiers: [{ hook: 'competitionLossCap', perAction: 1 }, { hook: 'competitionProtectLast' }],
    copyable: true,
    source: 'reconstructed',
  },
  {
    id: 'venom',
    name: { en: 'Venom', fr: 'Venin' },
    text: {
      en: 'Your Competition actions may eliminate one more opposing species, and earn 1 VP if they eliminate any.',
      fr: 'Vos actions Compétition peuvent éliminer une espèce adverse de plus et rapportent 1 PV si elles en éliminent.',
    },
    modifiers: [
      { hook: 'competitionBonus', extra: 1 },
      { hook: 'vpOnAction', action: 'competition', condition: { minEliminated: 1 }, vp: 1 },
    ],
    copyable: true,
    source: 'reconstructed',
  },
  {
    id: 'echolocation',
    name: { en: 'Echolocation', fr: 'Écholocalisation' },
    text: {
      en: 'On the numbered Migration spaces you may move three more species.',
      fr: 'Sur les cases Migration numérotées, vous pouvez déplacer trois espèces de plus.',
    },
    modifiers: [{ hook: 'migrationCount', delta: 3 }],
    copyable: true,
    source: 'reconstructed',
  },
  {
    id: 'jet-propulsion',
    name: { en: 'Jet Propulsion', fr: 'Propulsion à réaction' },
    text: {
      en: 'In your Migration actions each species may move up to two tiles.',
      fr: 'Dans vos actions Migration, chaque espèce peut avancer de deux tuiles au plus.',
    },
    modifiers: [{ hook: 'migrationDistance', value: 2 }],
    copyable: true,
    source: 'reconstructed',
  },
  {
    id: 'broadcast-spawning',
    name: { en: 'Broadcast Spawning', fr: 'Frai massif' },
    text: {
      en: 'Each of your Speciation actions may place two more species, shared as you like among the tiles around the element.',
      fr: 'Chacune de vos Spéciations peut placer deux espèces de plus, réparties à votre gré autour de l’élément.',
    },
    modifiers: [{ hook: 'speciationExtra', total: 2 }],
    copyable: true,
    source: 'reconstructed',
  },
  {
    id: 'torpor',
    name: { en: 'Torpor', fr: 'Torpeur' },
    text: {
      en: 'At each Extinction one of your endangered species may stay on Earth.',
      fr: 'À chaque Extinction, une de vos espèces menacées peut rester sur la terre.',
    },
    modifiers: [{ hook: 'extinctionSave', max: 1 }],
    copyable: true,
    source: 'reconstructed',
    tuned: [
      {
        date: '2026-11-16',
        was: 'up to three species stay',
        why: 'With four animals it won 43 % of 471 games (38 to 47 %) where the median trait won 23 %, with two 67 % of 127 (58 to 75 %) where the median won 49 %. Two species were still too many: 38 % of 192 (31 to 45 %).',
      },
    ],
  },
  {
    id: 'chemosynthesis',
    name: { en: 'Chemosynthesis', fr: 'Chimiosynthèse' },
    text: {
      en: 'Your species always thrive on Vents, and your Speciation may put two there instead of one.',
      fr: 'Vos espèces prospèrent toujours sur les évents et vos Spéciations peuvent y placer deux espèces au lieu d’une.',
    },
    modifiers: [
      { hook: 'thriveOn', terrain: ['vent'] },
      { hook: 'speciationCapacity', terrain: ['vent'], delta: 1 },
    ],
    copyable: true,
    source: 'reconstructed',
  },
  {
    id: 'deep-dweller',
    name: { en: 'Deep Dweller', fr: 'Abyssal' },
    text: {
      en: 'Each time an Ocean, Sand or Vent tile is scored and pays you, gain 1 more VP, final scoring included.',
      fr: 'Chaque fois que le décompte d’une tuile Océan, Sable ou Évent vous rapporte des PV, gagnez-en 1 de plus, décompte final compris.',
    },
    modifiers: [{ hook: 'scoringVP', terrain: ['ocean', 'sand', 'vent'], places: [1, 2], delta: 1 }],
    copyable: true,
    source: 'reconstructed',
  },
  {
    id: 'amphibious',
    name: { en: 'Amphibious', fr: 'Amphibie' },
    text: {
      en: 'You win every tie on Land tiles, and your Speciation may put two species there instead of one.',
      fr: 'Vous gagnez toutes les égalités sur les tuiles Terre ferme et vos Spéciations peuvent y placer deux espèces au lieu d’une.',
    },
    modifiers: [
      { hook: 'scoringTieBreak', terrain: ['land'] },
      { hook: 'speciationCapacity', terrain: ['land'], delta: 1 },
    ],
    copyable: true,
    source: 'reconstructed',
  },
  {
    id: 'polyphagy',
    name: { en: 'Polyphagy', fr: 'Polyphagie' },
    text: {
      en: 'Start with one more element of your choice, which can never be lost or replaced.',
      fr: 'Commencez avec un élément de plus, de votre choix, qui ne peut être ni perdu ni remplacé.',
    },
    modifiers: [{ hook: 'setupElement', source: 'bagChoice', protected: true }],
    copyable: false,
    source: 'reconstructed',
  },
  {
    id: 'hard-shell',
    name: { en: 'Hard Shell', fr: 'Carapace' },
    text: {
      en: 'Neither Regression nor cards can take your elements, and each Reseed earns you 1 VP while you have five or more.',
      fr: 'Ni la Régression ni les cartes ne peuvent vous prendre d’élément, et chaque Réensemencement vous rapporte 1 PV si vous en avez au moins cinq.',
    },
    modifiers: [
      { hook: 'elementImmunity', from: ['regression', 'evolutionCards'] },
      { hook: 'vpOnReseed', condition: { minElements: 5 }, vp: 1 },
    ],
    copyable: true,
    source: 'reconstructed',
  },
  {
    id: 'schooling',
    name: { en: 'Schooling', fr: 'Vie en banc' },
    text: {
      en: 'When a tile is scored, three or more of your species there count as one more.',
      fr: 'Au décompte d’une tuile, si vous y avez au moins trois espèces, elles comptent pour une de plus.',
    },
    modifiers: [{ hook: 'scoringCount', minOwnSpecies: 3, delta: 1 }],
    copyable: true,
    source: 'reconstructed',
  },
  {
    id: 'pioneer',
    name: { en: 'Pioneer', fr: 'Pionnier' },
    text: {
      en: 'Gain 1 VP each time you place a tile with Wanderlust.',
      fr: 'Gagnez 1 PV chaque fois que vous placez une tuile par Esprit d’aventure.',
    },
    modifiers: [{ hook: 'vpOnAction', action: 'wanderlust', condition: { placedTile: true }, vp: 1 }],
    copyable: true,
    source: 'reconstructed',
    tuned: [
      {
        date: '2026-11-16',
        was: 'gain 2 VP',
        why: 'Once Torpor was tuned it led the traits: with two animals it won 69 % of 134 games (60 to 76 %) where the median trait won 49 %, with four 31 % of 407 (27 to 36 %) where the median won 24 %.',
      },
    ],
  },
  {
    id: 'thermophile',
    name: { en: 'Thermophile', fr: 'Thermophile' },
    text: {
      en: 'At each Survival, if you do not hold the Survival card, gain 1 VP per Vent tile you occupy, at most 2.',
      fr: 'À chaque Survie, si vous n’avez pas la carte Survie, gagnez 1 PV par tuile Évent que vous occupez, 2 au maximum.',
    },
    modifiers: [{ hook: 'survivalConsolation', vpPerVent: 1, max: 2 }],
    copyable: true,
    source: 'reconstructed',
  },
  {
    id: 'opportunism',
    name: { en: 'Opportunism', fr: 'Opportunisme' },
    text: {
      en: 'Between two retrievals, one of your basic pawns may go to any empty ordinary space, wherever your others are.',
      fr: 'Entre deux récupérations, un de vos pions de base peut aller sur n’importe quelle case ordinaire vide, où que soient les autres.',
    },
    modifiers: [{ hook: 'ignoreAfterRule', uses: 1, resetOn: 'retrieve' }],
    copyable: true,
    source: 'reconstructed',
  },
  {
    id: 'dominant-gene',
    name: { en: 'Dominant Gene', fr: 'Gène dominant' },
    text: {
      en: 'Your dominance values above zero rise by one, and each Domination action earns 2 VP.',
      fr: 'Vos valeurs de domination non nulles augmentent de 1 et chaque action Domination rapporte 2 PV.',
    },
    modifiers: [
      { hook: 'dominanceValue', delta: 1 },
      { hook: 'vpOnAction', action: 'domination', condition: {}, vp: 2 },
    ],
    copyable: true,
    source: 'reconstructed',
  },
]
