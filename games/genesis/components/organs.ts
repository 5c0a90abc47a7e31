import type { Organ } from './deck.ts'
import type { ColourId } from './ids.ts'

/** A bubble answers the card’s own weakness: most are reconstructed. */
const organ = (
  id: string,
  colour: ColourId,
  en: string,
  fr: string,
  abilities: Organ['abilities'],
  source: Organ['source'] = 'reconstructed',
): Organ => ({ id, colour, name: { en, fr }, abilities, source })

/**
 * The organs of the sea (H5), one cube slot each. Their number and colours follow from the table of H3 (systems on land minus those of
 * the sea) and agree with the examples of H5 and H6; names and bubbles are reconstructed, or the name alone comes from the rulebook.
 */
export const MARINE_ORGANS = {
  seaweed: [
    organ('seaweed-marine-1', 'green', 'Leaves', 'Feuilles', { thermalShield: 1 }, 'rulebook'),
    organ('seaweed-marine-2', 'blue', 'Sporangia', 'Sporanges', { uvShield: true }),
    organ('seaweed-marine-3', 'blue', 'Gametes', 'Gamètes', { redQueen: 1 }),
  ],
  flatworm: [
    organ('flatworm-marine-1', 'yellow', 'Ciliated Epidermis', 'Épiderme cilié', { uvShield: true }),
    organ('flatworm-marine-2', 'yellow', 'Neoblast Parenchyma', 'Parenchyme à néoblastes', { cancerShield: true }),
    organ('flatworm-marine-3', 'green', 'Branched Gut', 'Intestin ramifié', { oxygenShield: 1 }),
    organ('flatworm-marine-4', 'green', 'Protonephridia', 'Protonéphridies', { thermalShield: 1 }),
    organ('flatworm-marine-5', 'blue', 'Hermaphrodite Gonads', 'Gonades hermaphrodites', { redQueen: 1 }),
  ],
  brachiopod: [
    organ('brachiopod-marine-1', 'red', 'Statocyst', 'Statocyste', {}),
    organ('brachiopod-marine-2', 'yellow', 'Bivalved Shell', 'Coquille bivalve', { uvShield: true }),
    organ('brachiopod-marine-3', 'yellow', 'Pedicle', 'Pédoncule', { thermalShield: 1 }),
    organ('brachiopod-marine-4', 'green', 'Lophophore', 'Lophophore', { oxygenShield: 1 }),
    organ('brachiopod-marine-5', 'green', 'Digestive Gland', 'Glande digestive', { cancerShield: true }),
    organ('brachiopod-marine-6', 'blue', 'Brooded Larvae', 'Larves couvées', { redQueen: 1 }),
  ],
  'arrow-worm': [
    organ('arrow-worm-marine-1', 'red', 'Cerebral Ganglion', 'Ganglion cérébral', { redQueen: 1 }),
    organ('arrow-worm-marine-2', 'yellow', 'Lateral Fins', 'Nageoires latérales', { thermalShield: 1 }),
    organ('arrow-worm-marine-3', 'yellow', 'Coelom', 'Cœlome', { cancerShield: true }),
    organ('arrow-worm-marine-4', 'green', 'Grasping Hooks', 'Crochets préhensiles', { uvShield: true }),
  ],
  dickinsonia: [
    organ('dickinsonia-marine-1', 'green', 'Rhizomorph', 'Rhizomorphe', { uvShield: true }, 'rulebook'),
    organ('dickinsonia-marine-2', 'green', 'Digestive Sole', 'Sole digestive', { thermalShield: 1 }),
    organ('dickinsonia-marine-3', 'blue', 'Fruiting Body', 'Sporocarpe', { redQueen: 1 }),
  ],
  opabinia: [
    organ('opabinia-marine-1', 'red', 'Five Eyes', 'Cinq yeux', { redQueen: 1 }),
    organ('opabinia-marine-2', 'green', 'Proboscis', 'Trompe', { thermalShield: 1 }),
    organ('opabinia-marine-3', 'blue', 'Brood Pouch', 'Poche incubatrice', { cancerShield: true }),
  ],
  'sea-star': [
    organ('sea-star-marine-1', 'red', 'Brain', 'Cerveau', { oxygenShield: 1 }, 'rulebook'),
    organ('sea-star-marine-2', 'red', 'Eyes', 'Yeux', { redQueen: 1 }, 'rulebook'),
    organ('sea-star-marine-3', 'yellow', 'Water-Vascular System', 'Système aquifère', { immunology: true }),
    organ('sea-star-marine-4', 'green', 'Kidney', 'Rein', { thermalShield: 1 }, 'rulebook'),
    organ('sea-star-marine-5', 'green', 'Stomach', 'Estomac', { cancerShield: true }),
    organ('sea-star-marine-6', 'green', 'Spiny Skin', 'Peau épineuse', { uvShield: true }),
  ],
  trilobite: [
    organ('trilobite-marine-1', 'green', 'Chitinous Cuticle', 'Cuticule chitineuse', { uvShield: true }, 'rulebook'),
    organ('trilobite-marine-2', 'blue', 'Resistant Egg', 'Œuf résistant', { thermalShield: 1 }, 'rulebook'),
  ],
} satisfies Readonly<Record<string, readonly Organ[]>>

/** Four organs on every land face, reconstructed; a shield against drought among them. */
export const LAND_ORGANS = {
  seaweed: [
    organ('seaweed-land-1', 'green', 'Waxy Cuticle', 'Cuticule cireuse', { droughtShield: true }),
    organ('seaweed-land-2', 'green', 'Stomata', 'Stomates', { thermalShield: 1 }),
    organ('seaweed-land-3', 'blue', 'Spore Capsule', 'Capsule à spores', { uvShield: true }),
    organ('seaweed-land-4', 'yellow', 'Hydroid Vessels', 'Hydroïdes', { cancerShield: true }),
  ],
  flatworm: [
    organ('flatworm-land-1', 'red', 'Brain', 'Cerveau', { thermalShield: 1 }, 'rulebook'),
    organ('flatworm-land-2', 'yellow', 'Burrowing Setae', 'Soies fouisseuses', { uvShield: true }),
    organ('flatworm-land-3', 'green', 'Mucous Skin', 'Épiderme muqueux', { droughtShield: true }),
    organ('flatworm-land-4', 'blue', 'Clitellum', 'Clitellum', { redQueen: 1 }),
  ],
  brachiopod: [
    organ('brachiopod-land-1', 'red', 'Eyestalks', 'Tentacules oculaires', { redQueen: 1 }),
    organ('brachiopod-land-2', 'yellow', 'Coiled Shell', 'Coquille spiralée', { uvShield: true }),
    organ('brachiopod-land-3', 'green', 'Epiphragm', 'Épiphragme', { droughtShield: true }),
    organ('brachiopod-land-4', 'blue', 'Love Dart', 'Dard d’amour', { cancerShield: true }),
  ],
  'arrow-worm': [
    organ('arrow-worm-land-1', 'red', 'Chelicerae', 'Chélicères', { redQueen: 1 }),
    organ('arrow-worm-land-2', 'yellow', 'Book Lungs', 'Poumons en livre', { oxygenShield: 1 }),
    organ('arrow-worm-land-3', 'green', 'Waxed Carapace', 'Carapace cirée', { droughtShield: true }),
    organ('arrow-worm-land-4', 'blue', 'Egg Sac', 'Sac d’œufs', { uvShield: true }),
  ],
  dickinsonia: [
    organ('dickinsonia-land-1', 'green', 'Mycorrhiza', 'Mycorhize', { droughtShield: true }),
    organ('dickinsonia-land-2', 'green', 'Melanised Wall', 'Paroi mélanisée', { uvShield: true }),
    organ('dickinsonia-land-3', 'blue', 'Basidiospores', 'Basidiospores', { thermalShield: 1 }),
    organ('dickinsonia-land-4', 'yellow', 'Septal Pores', 'Pores septaux', { immunology: true }),
  ],
  opabinia: [
    organ('opabinia-land-1', 'red', 'Slime Glands', 'Glandes à glu', { redQueen: 1 }),
    organ('opabinia-land-2', 'yellow', 'Tracheae', 'Trachées', { oxygenShield: 1 }),
    organ('opabinia-land-3', 'green', 'Papillate Cuticle', 'Cuticule papilleuse', { uvShield: true }),
    organ('opabinia-land-4', 'blue', 'Placenta', 'Placenta', { droughtShield: true }),
  ],
  'sea-star': [
    organ('sea-star-land-1', 'red', 'Tongue', 'Langue', { redQueen: 1 }),
    organ('sea-star-land-2', 'yellow', 'Lungs', 'Poumons', { oxygenShield: 1 }),
    organ('sea-star-land-3', 'green', 'Water Bladder', 'Vessie réservoir', { droughtShield: true }),
    organ('sea-star-land-4', 'blue', 'Gelatinous Spawn', 'Ponte gélatineuse', { uvShield: true }),
  ],
  trilobite: [
    organ('trilobite-land-1', 'red', 'Antennae', 'Antennes', { redQueen: 1 }),
    organ('trilobite-land-2', 'yellow', 'Wings', 'Ailes', { thermalShield: 1 }),
    organ('trilobite-land-3', 'green', 'Malpighian Tubules', 'Tubes de Malpighi', { droughtShield: true }),
    organ('trilobite-land-4', 'blue', 'Pupa', 'Chrysalide', { cancerShield: true }),
  ],
} satisfies Readonly<Record<string, readonly Organ[]>>
