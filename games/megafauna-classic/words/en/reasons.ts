import type { ReasonWords } from '../chapters.ts'

/** Why something can’t be chosen. */
export const REASONS_EN: ReasonWords = {
  'why.too-dear':
    'Can’t be bought: it costs {cost, plural, one {1 gene} other {# genes}}, and you have {genes, plural, =0 {none} other {#}}.',
  'why.time-goes-on': 'Can’t be bought: after {turns} quiet turns a card of the lower display must be.',
  'why.not-yours': 'Can’t be chosen: this species is not yours.',
  'why.size': 'Can’t be chosen: the card is for sizes {least} to {most}, and this species has size {size}.',
  'why.no-spare': 'Can’t be chosen: the species has no animal to spare.',
  'why.letters': 'Can’t be chosen: it shares fewer than {share, plural, one {1 letter} other {# letters}} with {dna}.',
  'why.no-place': 'Can’t be chosen: the child could live in the place of none of its animals.',
  'why.no-animal': 'Can’t be chosen: none of the animals in question stands here.',
  'why.no-child': 'Can’t be chosen: no child of this animal finds a place, or there is no animal to spare.',
  'why.instincts': 'Can’t be chosen: none of your species has both instincts for it.',
  'why.known': 'Can’t be chosen: your species with the instincts have it already.',
  'why.flipped': 'Can’t be chosen: nothing lives on a flipped biome.',
  'why.terrain': 'Can’t be chosen: it can’t enter this terrain.',
  'why.reach': 'Can’t be chosen: out of range, or the way is barred.',
  'why.no-prey': 'Can’t be chosen: nothing below suits it as prey.',
  'why.no-roots': 'Can’t be chosen: there are no roots or nuts here.',
  'why.no-biome': 'Can’t be chosen: there is no biome here, and no farm of its own.',
  'why.no-food': 'Can’t be chosen: it lacks the letters to eat here.',
  'why.elsewhere': 'Can’t be chosen: refuge lies in the same habitat only.',
  'why.space-taken': 'Can’t be chosen: somebody stands here.',
  'why.no-finalist': 'Can’t be chosen: it is not among those that are tied.',
  'why.yourself': 'Can’t be chosen: nobody takes a gene from themselves.',
  'why.not-richest': 'Can’t be chosen: only from a player with the most genes.',
}
