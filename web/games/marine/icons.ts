import algae from '~icon/algae'
import ammonite from '~icon/ammonite'
import anglerFish from '~icon/angler-fish'
import asteroid from '~icon/asteroid'
import bigWave from '~icon/big-wave'
import brainTentacle from '~icon/brain-tentacle'
import cardPick from '~icon/card-pick'
import circlingFish from '~icon/circling-fish'
import clownfish from '~icon/clownfish'
import compass from '~icon/compass'
import coral from '~icon/coral'
import crabClaw from '~icon/crab-claw'
import crossedSwords from '~icon/crossed-swords'
import cube from '~icon/cube'
import dna1 from '~icon/dna1'
import dna2 from '~icon/dna2'
import doubleFish from '~icon/double-fish'
import earthAsiaOceania from '~icon/earth-asia-oceania'
import earthCrack from '~icon/earth-crack'
import erlenmeyer from '~icon/erlenmeyer'
import eruption from '~icon/eruption'
import eyeTarget from '~icon/eye-target'
import fangs from '~icon/fangs'
import fishEggs from '~icon/fish-eggs'
import fishEscape from '~icon/fish-escape'
import fishScales from '~icon/fish-scales'
import fishbone from '~icon/fishbone'
import flatfish from '~icon/flatfish'
import footprint from '~icon/footprint'
import fossil from '~icon/fossil'
import fragmentedMeteor from '~icon/fragmented-meteor'
import giantSquid from '~icon/giant-squid'
import hexes from '~icon/hexes'
import hourglass from '~icon/hourglass'
import jellyfish from '~icon/jellyfish'
import laurelCrown from '~icon/laurel-crown'
import laurels from '~icon/laurels'
import lava from '~icon/lava'
import nautilusShell from '~icon/nautilus-shell'
import nightSleep from '~icon/night-sleep'
import octopus from '~icon/octopus'
import openingShell from '~icon/opening-shell'
import padlock from '~icon/padlock'
import pawn from '~icon/pawn'
import plesiosaurus from '~icon/plesiosaurus'
import poisonCloud from '~icon/poison-cloud'
import poisonGas from '~icon/poison-gas'
import returnArrow from '~icon/return-arrow'
import schoolOfFish from '~icon/school-of-fish'
import seaSerpent from '~icon/sea-serpent'
import seaStar from '~icon/sea-star'
import seaTurtle from '~icon/sea-turtle'
import seaUrchin from '~icon/sea-urchin'
import seahorse from '~icon/seahorse'
import sharkBite from '~icon/shark-bite'
import sharkFin from '~icon/shark-fin'
import sharkJaws from '~icon/shark-jaws'
import shrimp from '~icon/shrimp'
import skullCrossedBones from '~icon/skull-crossed-bones'
import smokingVolcano from '~icon/smoking-volcano'
import snail from '~icon/snail'
import soundWaves from '~icon/sound-waves'
import sprout from '~icon/sprout'
import squid from '~icon/squid'
import stack from '~icon/stack'
import sun from '~icon/sun'
import thermometerCold from '~icon/thermometer-cold'
import thermometerHot from '~icon/thermometer-hot'
import tropicalFish from '~icon/tropical-fish'
import turtleShell from '~icon/turtle-shell'
import virus from '~icon/virus'
import waterSplash from '~icon/water-splash'
import waveCrest from '~icon/wave-crest'
import waves from '~icon/waves'
import worms from '~icon/worms'

/** Every icon that Marine's table shows, by its name in the set. */
export const ICONS = {
  algae,
  ammonite,
  'angler-fish': anglerFish,
  asteroid,
  'big-wave': bigWave,
  'brain-tentacle': brainTentacle,
  'card-pick': cardPick,
  'circling-fish': circlingFish,
  clownfish,
  compass,
  coral,
  'crab-claw': crabClaw,
  'crossed-swords': crossedSwords,
  cube,
  dna1,
  dna2,
  'double-fish': doubleFish,
  'earth-asia-oceania': earthAsiaOceania,
  'earth-crack': earthCrack,
  erlenmeyer,
  eruption,
  'eye-target': eyeTarget,
  fangs,
  'fish-eggs': fishEggs,
  'fish-escape': fishEscape,
  'fish-scales': fishScales,
  fishbone,
  flatfish,
  footprint,
  fossil,
  'fragmented-meteor': fragmentedMeteor,
  'giant-squid': giantSquid,
  hexes,
  hourglass,
  jellyfish,
  'laurel-crown': laurelCrown,
  laurels,
  lava,
  'nautilus-shell': nautilusShell,
  'night-sleep': nightSleep,
  octopus,
  'opening-shell': openingShell,
  padlock,
  pawn,
  plesiosaurus,
  'poison-cloud': poisonCloud,
  'poison-gas': poisonGas,
  'return-arrow': returnArrow,
  'school-of-fish': schoolOfFish,
  'sea-serpent': seaSerpent,
  'sea-star': seaStar,
  'sea-turtle': seaTurtle,
  'sea-urchin': seaUrchin,
  seahorse,
  'shark-bite': sharkBite,
  'shark-fin': sharkFin,
  'shark-jaws': sharkJaws,
  shrimp,
  'skull-crossed-bones': skullCrossedBones,
  'smoking-volcano': smokingVolcano,
  snail,
  'sound-waves': soundWaves,
  sprout,
  squid,
  stack,
  sun,
  'thermometer-cold': thermometerCold,
  'thermometer-hot': thermometerHot,
  'tropical-fish': tropicalFish,
  'turtle-shell': turtleShell,
  virus,
  'water-splash': waterSplash,
  'wave-crest': waveCrest,
  waves,
  worms,
} as const satisfies Readonly<Record<string, string>>

export type IconName = keyof typeof ICONS
