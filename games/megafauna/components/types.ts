/** The shapes of the printed components. Names live in the catalogs, under the ids used here. */

/** Where a component comes from: the rulebook, public play reports and reviews, or designed to fit. */
export type Source = 'rulebook' | 'public' | 'reconstructed'

/** Where a card's figures come from: some attested (`provenance.ts` tells which), or all of them designed to fit. */
export type Figures = 'mixed' | 'reconstructed'

export type Colour = 'green' | 'orange' | 'black' | 'white'
export type Form = 'archetype' | 'armored' | 'swimmer' | 'flyer' | 'burrower'
export type Organ = 'red' | 'yellow' | 'green' | 'blue' | 'white'
export type Emotion = 'red' | 'yellow' | 'green' | 'blue' | 'violet'
export type Biome = 'weeds' | 'swamp' | 'sea' | 'bloom' | 'forest' | 'mountain' | 'ice' | 'highland' | 'basin'
export type World = 'earth' | 'mars' | 'venus'
export type Tab = 'north' | 'middle' | 'south'
export type Disc = 'black' | 'white' | 'green'
export type Climate = 'tooCold' | 'goldilocks' | 'tooHot'
export type Strip = 'icehouse' | 'iceAge' | 'cool' | 'eden' | 'warm' | 'hothouse'
export type Humidity = 'wet' | 'arid'
/** The craton icons of the event cards; the cratons of Mars and Venus answer to the same icons (K1a). */
export type CratonIcon = 'laurentia' | 'baltica' | 'siberia' | 'gondwana'

/** Four mutation colours; white is an organ, but no card is white. */
export type MutationColour = Exclude<Organ, 'white'>

/** One promoted orientation of a mutation (E2): a trait, or the genotype of a new form (E2e). */
export interface SideData {
  /** A genotype: the form that it founds, and the colours that recede in the daughter (E3c). */
  readonly form?: Exclude<Form, 'archetype'>
  readonly recession?: readonly Organ[]
  /** Plus organs, one entry a cube. */
  readonly plus?: readonly Organ[]
  /** A monster of this colour instead of cubes (J4). */
  readonly monster?: MutationColour
  readonly maxSize: number
  readonly venom?: true
  readonly mutualism?: true
  /** Halves of an emotion at the left and right edge (J6). */
  readonly left?: Emotion
  readonly right?: Emotion
  /** The skeletal number of a haustorium (J5). */
  readonly haustorium?: 0 | 5
  readonly fossil?: 'upright' | 'inverted'
}

export interface MutationData {
  readonly id: string
  readonly colour: MutationColour
  readonly plus: readonly Organ[]
  /** A monstrous plant: green may take this red or yellow card (E1d). */
  readonly plantIcon: boolean
  readonly A: SideData
  readonly B: SideData
  readonly source: Source
  readonly figures: Figures
}

/** Where a disc comes from or goes to (D10). */
export type DiscPlace = 'oxygen' | 'clouds' | 'atmosphere' | 'cloudsOrAtmosphere' | 'continent' | 'offshore'
export type Condition = 'microbe' | 'conflagration' | 'precipitation' | 'overcast'

export interface ReservoirEvent {
  readonly kind: 'reservoir'
  readonly disc: Disc
  readonly from: DiscPlace
  readonly to: DiscPlace
  /** Medea may move all discs of the colour (D10a). */
  readonly pistol?: true
  readonly requires?: Condition
  /** The target must lie in a rain shadow or at a centre (D12a). */
  readonly rainShadow?: true
}

export type EventData =
  | { readonly kind: 'latitudinalDrift'; readonly direction: 'N' | 'S'; readonly steps: 1 | 2 }
  | { readonly kind: 'crater' }
  | { readonly kind: 'collision'; readonly craton: CratonIcon; readonly direction: 'E' | 'W' }
  | { readonly kind: 'rift' }
  | { readonly kind: 'climax'; readonly latitudes: readonly number[] }
  | { readonly kind: 'deluge' }
  | { readonly kind: 'mutagen' }
  | { readonly kind: 'radiation'; readonly organs: Row }
  | { readonly kind: 'crowdDisease' }
  | { readonly kind: 'windy' }
  | ReservoirEvent

export type Row = 'metabolic' | 'darwinian'

interface EventCardBase {
  readonly id: string
  /** Rows from top to bottom, each from left to right (A1e). */
  readonly rows: readonly (readonly EventData[])[]
  readonly source: Source
  readonly figures: Figures
}

export interface EtCardData extends EventCardBase {
  /** The three printed colours; the fourth acts last (A5). */
  readonly order: readonly Colour[]
  /** No biosphere card is drawn (A1c). */
  readonly stable?: true
  readonly comet?: true
}

export interface BiosphereCardData extends EventCardBase {
  /** The craton that craters and latitudinal drifts concern (A1d). */
  readonly craton: CratonIcon
}
