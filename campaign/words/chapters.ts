import type { WordsOf } from '@deeptime/kit'
import type { BECOMINGS } from '../becoming.ts'
import type { CHRONICLE_KEYS } from '../chronicle/keys.ts'
import type { CAMPAIGN_PROBLEMS } from '../problems.ts'

const MACROS = [
  'macro-seaweed',
  'macro-dickinsonia',
  'macro-brachiopod',
  'macro-flatworm',
  'macro-arrow-worm',
  'macro-trilobite',
  'macro-sea-star',
  'macro-opabinia',
] as const
const LIVES = ['red', 'yellow', 'green', 'blue'] as const
const PHYLA = ['green', 'orange', 'black', 'white'] as const

export type NameWords = WordsOf<{
  'campaign.marine': typeof MACROS
  'campaign.land': typeof MACROS
  'campaign.life': typeof LIVES
  'campaign.organ': typeof LIVES
  'campaign.card': typeof LIVES
  'campaign.phylum': typeof PHYLA
}>
export type CarryWords = WordsOf<{ 'campaign.problem': typeof CAMPAIGN_PROBLEMS; 'campaign.becomes': typeof BECOMINGS }>
export type ChronicleWords = WordsOf<{ chronicle: typeof CHRONICLE_KEYS }>

/** What the pages of a campaign say, besides. */
export const PAGE_KEYS = [
  'campaign',
  'continue',
  'again',
  'intro',
  'first',
  'next',
  'carried',
  'seats',
  'seat',
  'stays',
  'away',
  'newcomer',
  'join',
  'points',
  'catalysts',
  'macros',
  'macros.none',
  'score',
  'organs',
  'bionts',
  'endosymbionts',
  'length',
  'length.short',
  'length.long',
  'endosymbionts.hunt',
  'begin',
  'bot',
  'refused',
  'other',
  'chapter',
  'chapters',
  'replay',
  'open',
  'chronicle',
  'origins',
  'origins.about',
  'origins.file',
  'origins.print',
  'origins.rank',
  'origins.species',
  'origins.none',
  'origins.greenhouse.glacial',
  'origins.greenhouse.tropical',
  'origins.instinct.alpha',
  'origins.instinct.naturalHistory',
  'origins.instinct.language',
  'origins.instinct.dexterity',
  'origins.covered',
  'origins.size',
  'origins.short',
  'share.link',
  'share.copied',
  'share.svg',
  'share.png',
  'print',
  'export',
  'standing',
  'standing.total',
  'loading',
  'gone',
  'invite',
  'invited',
  'home',
] as const
export type PageWords = WordsOf<{ campaign: typeof PAGE_KEYS }>
