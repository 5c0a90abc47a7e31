import acorn from '~icon/acorn'
import agave from '~icon/agave'
import algae from '~icon/algae'
import ammonite from '~icon/ammonite'
import anglerFish from '~icon/angler-fish'
import animalHide from '~icon/animal-hide'
import ant from '~icon/ant'
import anteater from '~icon/anteater'
import ants from '~icon/ants'
import archaeopteryxFossil from '~icon/archaeopteryx-fossil'
import armadilloTail from '~icon/armadillo-tail'
import asteroid from '~icon/asteroid'
import bamboo from '~icon/bamboo'
import barnOwl from '~icon/barn-owl'
import bat from '~icon/bat'
import batWing from '~icon/bat-wing'
import beaver from '~icon/beaver'
import bee from '~icon/bee'
import berryBush from '~icon/berry-bush'
import biceps from '~icon/biceps'
import birchTrees from '~icon/birch-trees'
import birdTwitter from '~icon/bird-twitter'
import bison from '~icon/bison'
import boar from '~icon/boar'
import bonsaiTree from '~icon/bonsai-tree'
import brain from '~icon/brain'
import brokenBone from '~icon/broken-bone'
import bull from '~icon/bull'
import cactus from '~icon/cactus'
import camelHead from '~icon/camel-head'
import cardPick from '~icon/card-pick'
import chameleonGlyph from '~icon/chameleon-glyph'
import chestnutLeaf from '~icon/chestnut-leaf'
import circle from '~icon/circle'
import claws from '~icon/claws'
import coral from '~icon/coral'
import cow from '~icon/cow'
import crocJaws from '~icon/croc-jaws'
import dandelionFlower from '~icon/dandelion-flower'
import deadWood from '~icon/dead-wood'
import deerHead from '~icon/deer-head'
import dinosaurBones from '~icon/dinosaur-bones'
import dinosaurRex from '~icon/dinosaur-rex'
import direwolf from '~icon/direwolf'
import dna1 from '~icon/dna1'
import dna2 from '~icon/dna2'
import dolphin from '~icon/dolphin'
import dorsalScales from '~icon/dorsal-scales'
import dove from '~icon/dove'
import eagleHead from '~icon/eagle-head'
import earthWorm from '~icon/earth-worm'
import earwig from '~icon/earwig'
import eggClutch from '~icon/egg-clutch'
import eggDefense from '~icon/egg-defense'
import elephantHead from '~icon/elephant-head'
import fallingLeaf from '~icon/falling-leaf'
import familyTree from '~icon/family-tree'
import fangs from '~icon/fangs'
import feather from '~icon/feather'
import featheredWing from '~icon/feathered-wing'
import fern from '~icon/fern'
import fireFlower from '~icon/fire-flower'
import flamingo from '~icon/flamingo'
import flatfish from '~icon/flatfish'
import fluffyCloud from '~icon/fluffy-cloud'
import footprint from '~icon/footprint'
import footsteps from '~icon/footsteps'
import forest from '~icon/forest'
import fossil from '~icon/fossil'
import foxHead from '~icon/fox-head'
import frogFoot from '~icon/frog-foot'
import frontTeeth from '~icon/front-teeth'
import fruitTree from '~icon/fruit-tree'
import gecko from '~icon/gecko'
import ginkgoLeaf from '~icon/ginkgo-leaf'
import gorilla from '~icon/gorilla'
import grain from '~icon/grain'
import grass from '~icon/grass'
import hand from '~icon/hand'
import handGrip from '~icon/hand-grip'
import heartOrgan from '~icon/heart-organ'
import highGrass from '~icon/high-grass'
import histogram from '~icon/histogram'
import hoof from '~icon/hoof'
import hornedReptile from '~icon/horned-reptile'
import horseHead from '~icon/horse-head'
import icebergs from '~icon/icebergs'
import jellyfish from '~icon/jellyfish'
import jugglingSeal from '~icon/juggling-seal'
import kangaroo from '~icon/kangaroo'
import lilyPads from '~icon/lily-pads'
import lizardTongue from '~icon/lizard-tongue'
import lungs from '~icon/lungs'
import mammoth from '~icon/mammoth'
import meat from '~icon/meat'
import mole from '~icon/mole'
import monkey from '~icon/monkey'
import mountainCave from '~icon/mountain-cave'
import mountains from '~icon/mountains'
import mouse from '~icon/mouse'
import nestEggs from '~icon/nest-eggs'
import nightSleep from '~icon/night-sleep'
import oak from '~icon/oak'
import oakLeaf from '~icon/oak-leaf'
import octopus from '~icon/octopus'
import orbital from '~icon/orbital'
import ostrich from '~icon/ostrich'
import oyster from '~icon/oyster'
import palmTree from '~icon/palm-tree'
import parasaurolophus from '~icon/parasaurolophus'
import pawPrint from '~icon/paw-print'
import pineTree from '~icon/pine-tree'
import plantRoots from '~icon/plant-roots'
import plesiosaurus from '~icon/plesiosaurus'
import polarStar from '~icon/polar-star'
import porcupine from '~icon/porcupine'
import rabbit from '~icon/rabbit'
import ramProfile from '~icon/ram-profile'
import raven from '~icon/raven'
import reed from '~icon/reed'
import reptileTail from '~icon/reptile-tail'
import rhinocerosHorn from '~icon/rhinoceros-horn'
import saberTooth from '~icon/saber-tooth'
import saberToothedCatHead from '~icon/saber-toothed-cat-head'
import salamander from '~icon/salamander'
import sauropodHead from '~icon/sauropod-head'
import schoolOfFish from '~icon/school-of-fish'
import seaSerpent from '~icon/sea-serpent'
import seaTurtle from '~icon/sea-turtle'
import seaUrchin from '~icon/sea-urchin'
import sharkJaws from '~icon/shark-jaws'
import shrimp from '~icon/shrimp'
import skullCrossedBones from '~icon/skull-crossed-bones'
import sloth from '~icon/sloth'
import snakeTongue from '~icon/snake-tongue'
import sniffingDog from '~icon/sniffing-dog'
import snowflake1 from '~icon/snowflake-1'
import soundWaves from '~icon/sound-waves'
import spermWhale from '~icon/sperm-whale'
import spikedTail from '~icon/spiked-tail'
import sprint from '~icon/sprint'
import sprout from '~icon/sprout'
import square from '~icon/square'
import squid from '~icon/squid'
import squirrel from '~icon/squirrel'
import stegosaurusScales from '~icon/stegosaurus-scales'
import stomach from '~icon/stomach'
import stoneAxe from '~icon/stone-axe'
import stonePile from '~icon/stone-pile'
import sun from '~icon/sun'
import sunflower from '~icon/sunflower'
import swallow from '~icon/swallow'
import swamp from '~icon/swamp'
import talk from '~icon/talk'
import thermometerHot from '~icon/thermometer-hot'
import threeFriends from '~icon/three-friends'
import thrownSpear from '~icon/thrown-spear'
import tigerHead from '~icon/tiger-head'
import tongue from '~icon/tongue'
import tooth from '~icon/tooth'
import triceratopsHead from '~icon/triceratops-head'
import tripleBeak from '~icon/triple-beak'
import tripleShells from '~icon/triple-shells'
import tropicalFish from '~icon/tropical-fish'
import turtle from '~icon/turtle'
import ultrasound from '~icon/ultrasound'
import velociraptor from '~icon/velociraptor'
import velociraptorTracks from '~icon/velociraptor-tracks'
import volcano from '~icon/volcano'
import watch from '~icon/watch'
import whaleTail from '~icon/whale-tail'
import wheat from '~icon/wheat'
import willowTree from '~icon/willow-tree'
import wolfHead from '~icon/wolf-head'
import worms from '~icon/worms'
import zigzagLeaf from '~icon/zigzag-leaf'

/** The icons of this table, bundled one by one. */
export const ICONS = {
  acorn,
  agave,
  algae,
  ammonite,
  'angler-fish': anglerFish,
  'animal-hide': animalHide,
  ant,
  anteater,
  ants,
  'archaeopteryx-fossil': archaeopteryxFossil,
  'armadillo-tail': armadilloTail,
  asteroid,
  bamboo,
  'barn-owl': barnOwl,
  bat,
  'bat-wing': batWing,
  beaver,
  bee,
  'berry-bush': berryBush,
  biceps,
  'birch-trees': birchTrees,
  'bird-twitter': birdTwitter,
  bison,
  boar,
  'bonsai-tree': bonsaiTree,
  brain,
  'broken-bone': brokenBone,
  bull,
  cactus,
  'camel-head': camelHead,
  'card-pick': cardPick,
  'chameleon-glyph': chameleonGlyph,
  'chestnut-leaf': chestnutLeaf,
  circle,
  claws,
  coral,
  cow,
  'croc-jaws': crocJaws,
  'dandelion-flower': dandelionFlower,
  'dead-wood': deadWood,
  'deer-head': deerHead,
  'dinosaur-bones': dinosaurBones,
  'dinosaur-rex': dinosaurRex,
  direwolf,
  dna1,
  dna2,
  dolphin,
  'dorsal-scales': dorsalScales,
  dove,
  'eagle-head': eagleHead,
  'earth-worm': earthWorm,
  earwig,
  'egg-clutch': eggClutch,
  'egg-defense': eggDefense,
  'elephant-head': elephantHead,
  'falling-leaf': fallingLeaf,
  'family-tree': familyTree,
  fangs,
  feather,
  'feathered-wing': featheredWing,
  fern,
  'fire-flower': fireFlower,
  flamingo,
  flatfish,
  'fluffy-cloud': fluffyCloud,
  footprint,
  footsteps,
  forest,
  fossil,
  'fox-head': foxHead,
  'frog-foot': frogFoot,
  'front-teeth': frontTeeth,
  'fruit-tree': fruitTree,
  gecko,
  'ginkgo-leaf': ginkgoLeaf,
  gorilla,
  grain,
  grass,
  hand,
  'hand-grip': handGrip,
  'heart-organ': heartOrgan,
  'high-grass': highGrass,
  histogram,
  hoof,
  'horned-reptile': hornedReptile,
  'horse-head': horseHead,
  icebergs,
  jellyfish,
  'juggling-seal': jugglingSeal,
  kangaroo,
  'lily-pads': lilyPads,
  'lizard-tongue': lizardTongue,
  lungs,
  mammoth,
  meat,
  mole,
  monkey,
  'mountain-cave': mountainCave,
  mountains,
  mouse,
  'nest-eggs': nestEggs,
  'night-sleep': nightSleep,
  oak,
  'oak-leaf': oakLeaf,
  octopus,
  orbital,
  ostrich,
  oyster,
  'palm-tree': palmTree,
  parasaurolophus,
  'paw-print': pawPrint,
  'pine-tree': pineTree,
  'plant-roots': plantRoots,
  plesiosaurus,
  'polar-star': polarStar,
  porcupine,
  rabbit,
  'ram-profile': ramProfile,
  raven,
  reed,
  'reptile-tail': reptileTail,
  'rhinoceros-horn': rhinocerosHorn,
  'saber-tooth': saberTooth,
  'saber-toothed-cat-head': saberToothedCatHead,
  salamander,
  'sauropod-head': sauropodHead,
  'school-of-fish': schoolOfFish,
  'sea-serpent': seaSerpent,
  'sea-turtle': seaTurtle,
  'sea-urchin': seaUrchin,
  'shark-jaws': sharkJaws,
  shrimp,
  'skull-crossed-bones': skullCrossedBones,
  sloth,
  'snake-tongue': snakeTongue,
  'sniffing-dog': sniffingDog,
  'snowflake-1': snowflake1,
  'sound-waves': soundWaves,
  'sperm-whale': spermWhale,
  'spiked-tail': spikedTail,
  sprint,
  sprout,
  square,
  squid,
  squirrel,
  'stegosaurus-scales': stegosaurusScales,
  stomach,
  'stone-axe': stoneAxe,
  'stone-pile': stonePile,
  sun,
  sunflower,
  swallow,
  swamp,
  talk,
  'thermometer-hot': thermometerHot,
  'three-friends': threeFriends,
  'thrown-spear': thrownSpear,
  'tiger-head': tigerHead,
  tongue,
  tooth,
  'triceratops-head': triceratopsHead,
  'triple-beak': tripleBeak,
  'triple-shells': tripleShells,
  'tropical-fish': tropicalFish,
  turtle,
  ultrasound,
  velociraptor,
  'velociraptor-tracks': velociraptorTracks,
  volcano,
  watch,
  'whale-tail': whaleTail,
  wheat,
  'willow-tree': willowTree,
  'wolf-head': wolfHead,
  worms,
  'zigzag-leaf': zigzagLeaf,
} as const

export type IconName = keyof typeof ICONS
