import type { EvolutionCard } from './deck.ts'

/** Asteroid, which the rulebook describes, and cards written for this project. */
export const MARINE_CARDS: readonly EvolutionCard[] = [
  {
    id: 'algal-bloom',
    name: { en: 'Algal Bloom', fr: 'Efflorescence algale' },
    text: {
      en: 'While displayed, Speciation may put one more species on each Reef, Kelp or Seagrass tile; when taken, place up to two algae from the bag on free corners of such tiles.',
      fr: 'Tant que la carte est affichée, la Spéciation peut placer une espèce de plus sur chaque Récif, Varech ou Herbier ; en la prenant, placez jusqu’à deux algues du sac sur des coins libres de ces tuiles.',
    },
    fish: ['extinction'],
    taken: [{ op: 'placeElement', source: 'bagType', type: 'algae', max: 2, where: { terrain: ['reef', 'kelp', 'seagrass'] } }],
    whileDisplayed: [{ hook: 'speciationCapacity', terrain: ['reef', 'kelp', 'seagrass'], delta: 1 }],
    source: 'reconstructed',
  },
  {
    id: 'ascendancy',
    name: { en: 'Ascendancy', fr: 'Ascendant' },
    text: {
      en: 'Perform a Domination action without using a pawn; if you cannot or will not, gain 3 VP.',
      fr: 'Effectuez sans pion une action Domination ; si vous ne le pouvez ou ne le voulez pas, gagnez 3 PV.',
    },
    fish: [],
    taken: [
      { op: 'performAction', action: 'domination', id: 'a' },
      { op: 'gainVP', amount: 3, fallback: 'a' },
    ],
    source: 'reconstructed',
  },
  {
    id: 'black-smokers',
    name: { en: 'Black Smokers', fr: 'Fumeurs noirs' },
    text: {
      en: 'While displayed, first place on a smoker Vent scores 1 more VP; when taken, add up to one species to each smoker Vent, four in all at most.',
      fr: 'Tant que la carte est affichée, la première place sur un évent fumeur rapporte 1 PV de plus ; en la prenant, ajoutez jusqu’à une espèce sur chaque évent fumeur, quatre en tout au plus.',
    },
    fish: ['extinction', 'survival'],
    taken: [{ op: 'placeSpecies', onEach: { terrain: ['vent'], ventSide: 'smoker' }, perTile: 1, max: 4 }],
    whileDisplayed: [{ hook: 'scoringVP', terrain: ['vent'], ventSide: 'smoker', places: [1], delta: 1 }],
    source: 'reconstructed',
    notes: 'The rulebook says a few cards check geyser or smoker.',
  },
  {
    id: 'continental-drift',
    name: { en: 'Continental Drift', fr: 'Dérive des continents' },
    text: {
      en: 'On entering play, the face-up tile of each Wanderlust stack goes to its bottom and the next is turned up; when taken, perform a Wanderlust action without using a pawn, or gain 3 VP if you cannot or will not.',
      fr: 'À son entrée en jeu, la tuile visible de chaque pile passe dessous et la suivante est retournée ; en prenant la carte, effectuez sans pion une action Esprit d’aventure ou, si vous ne le pouvez ou ne le voulez pas, gagnez 3 PV.',
    },
    fish: ['survival'],
    taken: [
      { op: 'performAction', action: 'wanderlust', as: 'wanderlust-1', id: 'c' },
      { op: 'gainVP', amount: 3, fallback: 'c' },
    ],
    onEnter: [{ op: 'cycleStacks' }],
    source: 'reconstructed',
  },
  {
    id: 'coral-spawning',
    name: { en: 'Coral Spawning', fr: 'Ponte corallienne' },
    text: {
      en: 'While displayed, a Speciation action that puts a species on a Reef earns its animal 1 VP; when taken, score one Reef tile you occupy.',
      fr: 'Tant que la carte est affichée, une Spéciation qui place une espèce sur un Récif rapporte 1 PV à son animal ; en la prenant, décomptez une tuile Récif que vous occupez.',
    },
    fish: [],
    taken: [
      { op: 'chooseTile', as: 'T', where: { terrain: ['reef'], occupiedBy: 'actor' } },
      { op: 'scoreTile', on: 'T' },
    ],
    whileDisplayed: [{ hook: 'vpOnAction', action: 'speciation', condition: { placedOnTerrain: ['reef'] }, vp: 1 }],
    source: 'reconstructed',
  },
  {
    id: 'geyser-field',
    name: { en: 'Geyser Field', fr: 'Champ de geysers' },
    text: {
      en: 'On entering play, each animal gains 1 VP per geyser Vent it occupies; when taken, earn bonus VP for the geyser Vents you occupy, counting three at most, then add up to two species to one geyser Vent.',
      fr: 'À son entrée en jeu, chaque animal gagne 1 PV par évent geyser qu’il occupe ; en prenant la carte, gagnez les PV bonus des évents geyser que vous occupez, trois comptés au plus, puis ajoutez jusqu’à deux espèces sur un évent geyser.',
    },
    fish: [],
    taken: [
      { op: 'gainBonusVP', count: { count: 'tiles', where: { terrain: ['vent'], ventSide: 'geyser', occupiedBy: 'actor' }, max: 3 } },
      { op: 'chooseTile', as: 'T', where: { terrain: ['vent'], ventSide: 'geyser' } },
      { op: 'placeSpecies', on: 'T', max: 2 },
    ],
    onEnter: [
      {
        op: 'eachAnimal',
        who: 'each',
        steps: [
          { op: 'gainVP', who: 'self', amount: { count: 'tiles', where: { terrain: ['vent'], ventSide: 'geyser', occupiedBy: 'self' } } },
        ],
      },
    ],
    source: 'reconstructed',
    notes: 'The rulebook says a few cards check geyser or smoker.',
  },
  {
    id: 'keystone-species',
    name: { en: 'Keystone Species', fr: 'Espèce clé de voûte' },
    text: {
      en: 'While displayed, each Reseed gives 3 VP to the animal that alone controls the most special pawns; when taken, move one target marker up to three spaces either way and gain 2 VP.',
      fr: 'Tant que la carte est affichée, chaque Réensemencement donne 3 PV à l’animal qui contrôle à lui seul le plus de pions spéciaux ; en la prenant, déplacez un marqueur cible de trois cases au plus dans un sens ou dans l’autre et gagnez 2 PV.',
    },
    fish: ['survival'],
    taken: [
      { op: 'shiftTarget', max: 3 },
      { op: 'gainVP', amount: 2 },
    ],
    whileDisplayed: [{ hook: 'vpOnReseed', condition: { soleMost: 'specialPawnsControlled' }, vp: 3 }],
    source: 'reconstructed',
    notes: 'A recurring-VP card, a kind the rulebook’s overview promises.',
  },
  {
    id: 'red-tide',
    name: { en: 'Red Tide', fr: 'Marée rouge' },
    text: {
      en: 'On entering play, on each Reef, Kelp or Seagrass tile with six or more species, every animal with the highest number there, ties included, loses one; when taken, remove up to two elements of one type from Earth.',
      fr: 'À son entrée en jeu, sur chaque Récif, Varech ou Herbier portant au moins six espèces, tout animal majoritaire, même à égalité, en perd une ; en prenant la carte, retirez de la terre jusqu’à deux éléments d’un même type.',
    },
    fish: ['extinction'],
    taken: [{ op: 'removeElement', max: 2 }],
    onEnter: [
      {
        op: 'eliminateSpecies',
        onEach: { terrain: ['reef', 'kelp', 'seagrass'], minSpecies: 6 },
        count: 1,
        owner: 'eachAnimalWithMost',
        chooser: 'none',
      },
    ],
    source: 'reconstructed',
  },
  {
    id: 'territoriality',
    name: { en: 'Territoriality', fr: 'Territorialité' },
    text: {
      en: 'While displayed, special pawns cannot bump; when taken, gain 1 VP for each contested tile where you alone have the most species, at most 6.',
      fr: 'Tant que la carte est affichée, les pions spéciaux ne peuvent déloger aucun pion ; en la prenant, gagnez 1 PV par tuile disputée où vous êtes seul majoritaire, 6 au maximum.',
    },
    fish: [],
    taken: [{ op: 'gainVP', amount: { count: 'tiles', where: { actorSoleMost: true }, max: 6 } }],
    whileDisplayed: [{ hook: 'noBump' }],
    source: 'reconstructed',
  },
  {
    id: 'thermocline',
    name: { en: 'Thermocline', fr: 'Thermocline' },
    text: {
      en: 'While displayed, Migration cannot step straight between the upper and lower halves; when taken, perform a Migration of up to six species without using a pawn.',
      fr: 'Tant que la carte est affichée, la Migration ne peut passer directement d’une moitié à l’autre ; en la prenant, effectuez sans pion une Migration de six espèces au plus.',
    },
    fish: [],
    taken: [{ op: 'performAction', action: 'migration', cubes: 6 }],
    whileDisplayed: [{ hook: 'migrationBarrier' }],
    source: 'reconstructed',
  },
  {
    id: 'upwelling',
    name: { en: 'Upwelling', fr: 'Remontée d’eaux profondes' },
    text: {
      en: 'On entering play, the acting animal puts a random element from the bag on a free corner of an Ocean tile; when taken, earn bonus VP for the Ocean tiles you occupy, counting three at most.',
      fr: 'À son entrée en jeu, l’animal actif place un élément tiré du sac au hasard sur un coin libre d’une tuile Océan ; en prenant la carte, gagnez les PV bonus des tuiles Océan que vous occupez, trois comptées au plus.',
    },
    fish: ['survival'],
    taken: [{ op: 'gainBonusVP', count: { count: 'tiles', where: { terrain: ['ocean'], occupiedBy: 'actor' }, max: 3 } }],
    onEnter: [{ op: 'placeElement', source: 'bagRandom', count: 1, where: { terrain: ['ocean'] } }],
    source: 'reconstructed',
  },
  {
    id: 'asteroid',
    name: { en: 'Asteroid', fr: 'Astéroïde' },
    text: {
      en: 'The current round is the last one: the game stops when the next Reseed would occur.',
      fr: 'La manche en cours est la dernière : la partie s’arrête quand le prochain Réensemencement devrait avoir lieu.',
    },
    fish: [],
    taken: [{ op: 'triggerEndgame' }],
    source: 'rulebook',
    notes: 'Name, set-up place and effect: rulebook; that it bears no fish icon: assumed.',
  },
]
