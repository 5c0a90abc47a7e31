import { EMOTIONS, FORMS, type Mutation, ORGANS, type Side } from '@deeptime/megafauna'
import type { Words } from '@deeptime/words'
import { memo } from 'react'
import { emblemOf, formArt } from './art.ts'
import { Cube, Die, Face, Glyph } from './Pieces.tsx'

/** Cubes by their number: one entry a cube, each with a key of its own. */
export const cubesOf = (counts: readonly number[]): readonly { readonly key: string; readonly organ: string }[] =>
  ORGANS.flatMap((organ, i) => Array.from({ length: counts[i] ?? 0 }, (_, n) => ({ key: `${organ}${n}`, organ })))

/** What a face of a card gives, in signs. */
export const Gist = memo(function Gist({ side, size = 14 }: { side: Side; size?: number }) {
  if (side.form >= 0) {
    return (
      <span className="mf-gist mf-gist-form">
        <Glyph name={formArt('', FORMS[side.form] as string)} size={size} />
      </span>
    )
  }
  return (
    <span className="mf-gist">
      {side.left >= 0 && <Face emotion={EMOTIONS[side.left] as string} size={size + 2} half="left" />}
      {cubesOf(side.plus).map(({ key, organ }) => (
        <Cube key={key} organ={organ} size={size} />
      ))}
      {side.monster >= 0 && (
        <span className="mf-monster" data-organ={ORGANS[side.monster]}>
          <Glyph name="sea-dragon" size={size + 1} />
        </span>
      )}
      {side.venom && <Glyph name="scorpion-tail" size={size} />}
      {side.mutualism && <Glyph name="linked-rings" size={size} />}
      {side.haustorium >= 0 && (
        <span className="mf-skeleton">
          <Glyph name="ribcage" size={size - 1} />
          {side.haustorium}
        </span>
      )}
      {side.right >= 0 && <Face emotion={EMOTIONS[side.right] as string} size={size + 2} half="right" />}
    </span>
  )
})

interface CardFaceProps {
  readonly card: Mutation
  readonly words: Words
}

/** A mutation as a specimen label: emblem, name, what it gives now, and both sides of its promotion. */
export const CardFace = memo(function CardFace({ card, words }: CardFaceProps) {
  const colour = ORGANS[card.colour] as string
  return (
    <>
      <span className="mf-emblem" data-organ={colour}>
        <Glyph name={emblemOf(card.id, colour)} size={28} />
        <small>{card.number}</small>
      </span>
      <span className="mf-card-name">{words.text(`card.${card.id}`)}</span>
      <span className="mf-card-gives">
        <span className="mf-gist">
          {cubesOf(card.faces[0].plus).map(({ key, organ }) => (
            <Cube key={key} organ={organ} size={14} />
          ))}
          {card.plantIcon && (
            <span className="mf-plant">
              <Glyph name="fern" size={12} />
            </span>
          )}
        </span>
        <Gist side={card.faces[1]} />
        <Gist side={card.faces[2]} />
      </span>
    </>
  )
})

/** A promoted side, told in full. */
export const SideFace = memo(function SideFace({ card, letter, words }: CardFaceProps & { readonly letter: 'A' | 'B' }) {
  const side = card.faces[letter === 'A' ? 1 : 2]
  return (
    <div className="mf-side">
      <b>{words.text(`side.${card.id}${letter}`)}</b>
      <span className="mf-side-size">
        ≤ <Die value={side.maxSize} size={14} />
      </span>
      <Gist side={side} size={15} />
      {side.fossil && <Glyph name="ammonite-fossil" size={13} className="mf-fossil" />}
    </div>
  )
})
