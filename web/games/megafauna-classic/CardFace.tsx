import type { Card, Dynasty } from '@deeptime/megafauna-classic'
import type { Words } from '@deeptime/words'
import { memo, useId } from 'react'
import { EVENT_ART, INSTINCT_ART, SILHOUETTE_ART } from './art.ts'
import { isMutation, sideOf } from './components.ts'
import type { IconName } from './icons.ts'
import { eventName } from './labels.ts'
import { cardArt, Glyph, SizeMark, Strand } from './Pieces.tsx'

/** What a card gives to a dynasty: both kinds of cards, seen alike. */
export function essence(card: Card, dynasty: Dynasty) {
  if (isMutation(card)) return { art: cardArt(card.id), dna: card.dna, sizes: card.sizes, silhouette: undefined, name: `card.${card.id}` }
  const side = sideOf(card, dynasty)
  const key = `${card.id}.${dynasty}`
  return { art: cardArt(key), dna: side.dna, sizes: side.sizes, silhouette: side.silhouette, name: `card.${key}` }
}

export const sizesText = ([from, to]: readonly [number, number]): string => (from === to ? `${from}` : `${from}–${to}`)

/** The width from which an emblem has room for a number, in pixels. */
const ROOMY = 34

interface EmblemProps {
  readonly icon: IconName
  /** The number of the card, small at the foot, where there is room for it. */
  readonly number: string | undefined
  readonly width: number
  readonly height: number
  readonly tone: 'mutation' | 'genotype'
}

/** The picture of a card: its emblem on a tinted ground, framed like a plate in a field guide. */
export const Emblem = memo(function Emblem({ icon, number, width, height, tone }: EmblemProps) {
  const id = useId()
  return (
    <svg className="mc-emblem" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0.5" y2="1">
          <stop offset="0" stopColor={`var(--mc-plate-${tone}-top)`} />
          <stop offset="1" stopColor={`var(--mc-plate-${tone})`} />
        </linearGradient>
      </defs>
      <rect x="0.5" y="0.5" width={width - 1} height={height - 1} rx="4" fill={`url(#${id})`} className="mc-plate-rim" />
      <g opacity="0.13">
        <Glyph name={icon} size={width * 1.35} x={width * 0.74} y={height * 0.66} />
      </g>
      <Glyph name={icon} size={width * 0.72} x={width / 2} y={height * (number ? 0.43 : 0.5)} />
      {number && (
        <text x={width / 2} y={height - 4.5} className="mc-number">
          {number}
        </text>
      )}
      <rect x="2.5" y="2.5" width={width - 5} height={height - 5} rx="2.5" className="mc-plate-line" />
    </svg>
  )
})

/** Whether a name needs smaller letters: two lines would not hold it, or one its longest word. */
export const isLong = (name: string): boolean => name.length > 20 || name.split(/[\s-]/).some((word) => word.length > 12)

interface FaceProps {
  readonly card: Card
  readonly dynasty: Dynasty
  readonly words: Words
  /** The width of the emblem. */
  readonly plate: number
}

/** A card as a specimen label: emblem, name, what it gives, for which sizes, and the event it brings. */
export const CardFace = memo(function CardFace({ card, dynasty, words, plate }: FaceProps) {
  const { art, dna, sizes, silhouette, name } = essence(card, dynasty)
  const title = words.text(name)
  return (
    <>
      <Emblem icon={art} number={plate < ROOMY ? undefined : card.id} width={plate} height={Math.round(plate * 1.24)} tone={card.kind} />
      <h3 lang={words.language} data-long={isLong(title) || undefined}>
        {title}
      </h3>
      <small className="mc-sizes" title={words.text('mc.sizes', { sizes: sizesText(sizes) })}>
        <SizeMark size={12} /> {sizesText(sizes)}
      </small>
      <p className="mc-gives">
        {silhouette && <Glyph name={SILHOUETTE_ART[silhouette]} size={15} className="mc-silhouette" />}
        <Strand dna={dna} />
        {isMutation(card) && card.instinct && (
          <span className="mc-instinct" title={words.text(`instinct.${card.instinct}`)}>
            <Glyph name={INSTINCT_ART[card.instinct]} size={14} />
          </span>
        )}
        {card.event.kind !== 'newTiles' && (
          <span className="mc-event" data-event={card.event.kind} title={eventName(card.event, card.id, words)}>
            <Glyph name={EVENT_ART[card.event.kind]} size={13} />
          </span>
        )}
      </p>
    </>
  )
})
