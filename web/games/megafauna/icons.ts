import acorn from '~icon/acorn'
import algae from '~icon/algae'
import alienEgg from '~icon/alien-egg'
import ammonite from '~icon/ammonite'
import ammoniteFossil from '~icon/ammonite-fossil'
import anglerFish from '~icon/angler-fish'
import anteater from '~icon/anteater'
import ants from '~icon/ants'
import armadilloTail from '~icon/armadillo-tail'
import armouredShell from '~icon/armoured-shell'
import asteroid from '~icon/asteroid'
import babyBottle from '~icon/baby-bottle'
import bamboo from '~icon/bamboo'
import barefoot from '~icon/barefoot'
import beastEye from '~icon/beast-eye'
import bee from '~icon/bee'
import beehive from '~icon/beehive'
import biceps from '~icon/biceps'
import bigEgg from '~icon/big-egg'
import bigWave from '~icon/big-wave'
import blood from '~icon/blood'
import brain from '~icon/brain'
import brainStem from '~icon/brain-stem'
import brainTentacle from '~icon/brain-tentacle'
import bubbleField from '~icon/bubble-field'
import bubbles from '~icon/bubbles'
import bullHorns from '~icon/bull-horns'
import butterfly from '~icon/butterfly'
import cactus from '~icon/cactus'
import cardPick from '~icon/card-pick'
import caterpillar from '~icon/caterpillar'
import cauldron from '~icon/cauldron'
import chameleonGlyph from '~icon/chameleon-glyph'
import claws from '~icon/claws'
import compass from '~icon/compass'
import coral from '~icon/coral'
import cow from '~icon/cow'
import crossedBones from '~icon/crossed-bones'
import curledLeaf from '~icon/curled-leaf'
import deer from '~icon/deer'
import deerHead from '~icon/deer-head'
import desert from '~icon/desert'
import dimetrodon from '~icon/dimetrodon'
import diplodocus from '~icon/diplodocus'
import dna1 from '~icon/dna1'
import dna2 from '~icon/dna2'
import dolphin from '~icon/dolphin'
import dragonfly from '~icon/dragonfly'
import droplets from '~icon/droplets'
import earthCrack from '~icon/earth-crack'
import earthWorm from '~icon/earth-worm'
import edgeCrack from '~icon/edge-crack'
import eggClutch from '~icon/egg-clutch'
import eggDefense from '~icon/egg-defense'
import familyTree from '~icon/family-tree'
import fangs from '~icon/fangs'
import featheredWing from '~icon/feathered-wing'
import fern from '~icon/fern'
import fishEggs from '~icon/fish-eggs'
import fluffyCloud from '~icon/fluffy-cloud'
import fly from '~icon/fly'
import footprint from '~icon/footprint'
import fragmentedMeteor from '~icon/fragmented-meteor'
import frog from '~icon/frog'
import fruiting from '~icon/fruiting'
import grass from '~icon/grass'
import hairStrands from '~icon/hair-strands'
import hand from '~icon/hand'
import hangingSpider from '~icon/hanging-spider'
import heartBeats from '~icon/heart-beats'
import heartOrgan from '~icon/heart-organ'
import hearts from '~icon/hearts'
import histogram from '~icon/histogram'
import hummingbird from '~icon/hummingbird'
import iceberg from '~icon/iceberg'
import insectJaws from '~icon/insect-jaws'
import kangaroo from '~icon/kangaroo'
import lightningBranches from '~icon/lightning-branches'
import linkedRings from '~icon/linked-rings'
import lizardTongue from '~icon/lizard-tongue'
import lungs from '~icon/lungs'
import mammoth from '~icon/mammoth'
import meteorImpact from '~icon/meteor-impact'
import molecule from '~icon/molecule'
import muscleFat from '~icon/muscle-fat'
import mushroomGills from '~icon/mushroom-gills'
import mushroomsCluster from '~icon/mushrooms-cluster'
import nestBirds from '~icon/nest-birds'
import nestEggs from '~icon/nest-eggs'
import noseSide from '~icon/nose-side'
import pawPrint from '~icon/paw-print'
import pawn from '~icon/pawn'
import peaks from '~icon/peaks'
import pineTree from '~icon/pine-tree'
import plainArrow from '~icon/plain-arrow'
import plantRoots from '~icon/plant-roots'
import poisonGas from '~icon/poison-gas'
import present from '~icon/present'
import quill from '~icon/quill'
import radioactive from '~icon/radioactive'
import raft from '~icon/raft'
import reed from '~icon/reed'
import revolver from '~icon/revolver'
import ribcage from '~icon/ribcage'
import rootTip from '~icon/root-tip'
import scarabBeetle from '~icon/scarab-beetle'
import scorpionTail from '~icon/scorpion-tail'
import seaDragon from '~icon/sea-dragon'
import seahorse from '~icon/seahorse'
import sixEyes from '~icon/six-eyes'
import snail from '~icon/snail'
import snakeBite from '~icon/snake-bite'
import snowflake1 from '~icon/snowflake-1'
import soundWaves from '~icon/sound-waves'
import spiderWeb from '~icon/spider-web'
import spikedTail from '~icon/spiked-tail'
import stomach from '~icon/stomach'
import stoneAxe from '~icon/stone-axe'
import stonePile from '~icon/stone-pile'
import sun from '~icon/sun'
import sunCloud from '~icon/sun-cloud'
import sunflower from '~icon/sunflower'
import talk from '~icon/talk'
import thermometerHot from '~icon/thermometer-hot'
import thornyTentacle from '~icon/thorny-tentacle'
import threeFriends from '~icon/three-friends'
import threeLeaves from '~icon/three-leaves'
import tombstone from '~icon/tombstone'
import tooth from '~icon/tooth'
import treeBranch from '~icon/tree-branch'
import trilobite from '~icon/trilobite'
import tripleBeak from '~icon/triple-beak'
import tropicalFish from '~icon/tropical-fish'
import turtleShell from '~icon/turtle-shell'
import twoFeathers from '~icon/two-feathers'
import venusFlytrap from '~icon/venus-flytrap'
import virus from '~icon/virus'
import waterDrop from '~icon/water-drop'
import waves from '~icon/waves'
import whaleTail from '~icon/whale-tail'
import wildfires from '~icon/wildfires'
import windsock from '~icon/windsock'

/** The icons of the table, by their names in the set. */
export const ICONS = {
  acorn,
  algae,
  'alien-egg': alienEgg,
  ammonite,
  'ammonite-fossil': ammoniteFossil,
  'angler-fish': anglerFish,
  anteater,
  ants,
  'armadillo-tail': armadilloTail,
  'armoured-shell': armouredShell,
  asteroid,
  'baby-bottle': babyBottle,
  bamboo,
  barefoot,
  'beast-eye': beastEye,
  bee,
  beehive,
  biceps,
  'big-egg': bigEgg,
  'big-wave': bigWave,
  blood,
  brain,
  'brain-stem': brainStem,
  'brain-tentacle': brainTentacle,
  'bubble-field': bubbleField,
  bubbles,
  'bull-horns': bullHorns,
  butterfly,
  cactus,
  'card-pick': cardPick,
  caterpillar,
  cauldron,
  'chameleon-glyph': chameleonGlyph,
  claws,
  compass,
  coral,
  cow,
  'crossed-bones': crossedBones,
  'curled-leaf': curledLeaf,
  deer,
  'deer-head': deerHead,
  desert,
  dimetrodon,
  diplodocus,
  dna1,
  dna2,
  dolphin,
  dragonfly,
  droplets,
  'earth-crack': earthCrack,
  'earth-worm': earthWorm,
  'edge-crack': edgeCrack,
  'egg-clutch': eggClutch,
  'egg-defense': eggDefense,
  'family-tree': familyTree,
  fangs,
  'feathered-wing': featheredWing,
  fern,
  'fish-eggs': fishEggs,
  'fluffy-cloud': fluffyCloud,
  fly,
  footprint,
  'fragmented-meteor': fragmentedMeteor,
  frog,
  fruiting,
  grass,
  'hair-strands': hairStrands,
  hand,
  'hanging-spider': hangingSpider,
  'heart-beats': heartBeats,
  'heart-organ': heartOrgan,
  hearts,
  histogram,
  hummingbird,
  iceberg,
  'insect-jaws': insectJaws,
  kangaroo,
  'lightning-branches': lightningBranches,
  'linked-rings': linkedRings,
  'lizard-tongue': lizardTongue,
  lungs,
  mammoth,
  'meteor-impact': meteorImpact,
  molecule,
  'muscle-fat': muscleFat,
  'mushroom-gills': mushroomGills,
  'mushrooms-cluster': mushroomsCluster,
  'nest-birds': nestBirds,
  'nest-eggs': nestEggs,
  'nose-side': noseSide,
  'paw-print': pawPrint,
  pawn,
  peaks,
  'pine-tree': pineTree,
  'plain-arrow': plainArrow,
  'plant-roots': plantRoots,
  'poison-gas': poisonGas,
  present,
  quill,
  radioactive,
  raft,
  reed,
  revolver,
  ribcage,
  'root-tip': rootTip,
  'scarab-beetle': scarabBeetle,
  'scorpion-tail': scorpionTail,
  'sea-dragon': seaDragon,
  seahorse,
  'six-eyes': sixEyes,
  snail,
  'snake-bite': snakeBite,
  'snowflake-1': snowflake1,
  'sound-waves': soundWaves,
  'spider-web': spiderWeb,
  'spiked-tail': spikedTail,
  stomach,
  'stone-axe': stoneAxe,
  'stone-pile': stonePile,
  sun,
  'sun-cloud': sunCloud,
  sunflower,
  talk,
  'thermometer-hot': thermometerHot,
  'thorny-tentacle': thornyTentacle,
  'three-friends': threeFriends,
  'three-leaves': threeLeaves,
  tombstone,
  tooth,
  'tree-branch': treeBranch,
  trilobite,
  'triple-beak': tripleBeak,
  'tropical-fish': tropicalFish,
  'turtle-shell': turtleShell,
  'two-feathers': twoFeathers,
  'venus-flytrap': venusFlytrap,
  virus,
  'water-drop': waterDrop,
  waves,
  'whale-tail': whaleTail,
  wildfires,
  windsock,
} as const

export type IconName = keyof typeof ICONS
