import type { Abilities } from '@deeptime/genesis/components/cards.ts'
import { COLOUR_IDS, type ColourId } from '@deeptime/genesis/components/ids.ts'
import type { ByColour } from '@deeptime/genesis/view'
import type { Words } from '@deeptime/words'
import type { CSSProperties } from 'react'
import { abilityList } from './cards.ts'
import { ABILITY_SIGNS, type Sign as SignOf } from './icons.ts'
import { keyed } from './keyed.ts'

/** The mark of each colour, on a square of 16: it stands on every cube, disc and dome, so that colour is never alone. */
const GLYPHS: Readonly<Record<ColourId, { readonly d: string; readonly stroke?: number }>> = {
  red: { d: 'M8 3.3 12.3 11.6H3.7z' },
  yellow: { d: 'M4.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0', stroke: 2 },
  green: { d: 'M8 3.2 12.2 5.6v4.8L8 12.8 3.8 10.4V5.6z' },
  blue: { d: 'M5 3.5C5 7 11 9 11 12.5M11 3.5C11 7 5 9 5 12.5', stroke: 1.8 },
}

function Glyph({ colour, transform }: { colour: ColourId; transform?: string }) {
  const { d, stroke } = GLYPHS[colour]
  return <path className={stroke ? 'ge-glyph line' : 'ge-glyph'} d={d} strokeWidth={stroke} transform={transform} />
}

export const colours = (colour: ColourId): CSSProperties =>
  ({ '--c': `var(--ge-${colour})`, '--g': `var(--ge-on-${colour})`, '--t': `var(--ge-${colour}-text)` }) as CSSProperties

/** A colour by its mark alone, in ink that reads on the paper. */
export const Mark = ({ colour, size = 14 }: { colour: ColourId; size?: number }) => (
  <svg className="ge-mark" width={size} height={size} viewBox="0 0 16 16" style={colours(colour)} aria-hidden>
    <Glyph colour={colour} />
  </svg>
)

export type TokenKind = 'cube' | 'disc' | 'dome'

interface TokenProps {
  readonly kind: TokenKind
  readonly colour: ColourId
  readonly size?: number
  /** `loose` lies tilted and pale, `printed` is tinted only, `gone` is an outline. */
  readonly look?: 'loose' | 'printed' | 'gone' | 'npc' | undefined
  readonly turn?: number
}

/** A cube, a disc or a dome of a colour. */
export function Token({ kind, colour, size = 17, look, turn }: TokenProps) {
  const style = turn ? { ...colours(colour), transform: `rotate(${turn}deg)` } : colours(colour)
  return (
    <svg aria-hidden className={`ge-token ${kind} ${look ?? ''}`} width={size} height={size} viewBox="-0.5 -0.5 17 17" style={style}>
      {kind === 'cube' && <rect className="body" x={0.8} y={0.8} width={14.4} height={14.4} rx={2.6} />}
      {kind === 'disc' && (
        <>
          <circle className="body" cx={8} cy={8} r={7.2} />
          <circle className="ring" cx={8} cy={8} r={5.7} />
        </>
      )}
      {kind === 'dome' && <path className="body" d="M.8 15.2V9.5a7.2 8.7 0 0 1 14.4 0v5.7z" />}
      {look !== 'gone' && (
        <Glyph
          colour={colour}
          {...(kind === 'dome'
            ? { transform: 'translate(1.1 1.6) scale(.86)' }
            : kind === 'disc'
              ? { transform: 'translate(1.6 1.6) scale(.8)' }
              : {})}
        />
      )}
    </svg>
  )
}

/** Counts by colour as one list of colours, each with a key of its own. */
export const spread = (counts: ByColour) =>
  keyed(COLOUR_IDS.flatMap((colour) => new Array<ColourId>(Math.max(0, counts[colour] ?? 0)).fill(colour)))

/** Abilities as signs, one beside the other. */
export const AbilitySigns = ({ of, size, words }: { of: Abilities; size: number; words: Words }) =>
  keyed(abilityList(of)).map(({ item, key }) => (
    <Sign key={key} of={ABILITY_SIGNS[item]} size={size} title={words.text(`ability.${item}`)} />
  ))

/** A sign that says what it is to who can't see it, or one beside words that do. */
export function Sign({ of, size = 16, title }: { of: SignOf; size?: number; title?: string | undefined }) {
  const drawn =
    'path' in of ? (
      <path d={of.path} fill="currentColor" />
    ) : (
      <path d={of.strokes} fill="none" stroke="currentColor" strokeWidth={2.1} strokeLinecap="round" strokeLinejoin="round" />
    )
  const viewBox = 'path' in of ? '0 0 512 512' : '0 0 24 24'
  if (title === undefined) {
    return (
      <svg className="ge-sign" width={size} height={size} viewBox={viewBox} aria-hidden>
        {drawn}
      </svg>
    )
  }
  return (
    <svg className="ge-sign" width={size} height={size} viewBox={viewBox} role="img" aria-label={title}>
      <title>{title}</title>
      {drawn}
    </svg>
  )
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[8, 8]],
  2: [
    [4.5, 4.5],
    [11.5, 11.5],
  ],
  3: [
    [4.5, 4.5],
    [8, 8],
    [11.5, 11.5],
  ],
  4: [
    [4.5, 4.5],
    [11.5, 4.5],
    [4.5, 11.5],
    [11.5, 11.5],
  ],
  5: [
    [4.5, 4.5],
    [11.5, 4.5],
    [8, 8],
    [4.5, 11.5],
    [11.5, 11.5],
  ],
  6: [
    [4.5, 4],
    [11.5, 4],
    [4.5, 8],
    [11.5, 8],
    [4.5, 12],
    [11.5, 12],
  ],
}

/** A die that lies there. */
export const Die = ({ face, size = 34 }: { face: number; size?: number }) => (
  <svg aria-hidden className="ge-die" width={size} height={size} viewBox="0 0 16 16">
    <rect x={0.7} y={0.7} width={14.6} height={14.6} rx={3.2} />
    {PIPS[face]?.map(([x, y]) => (
      <circle key={`${x},${y}`} cx={x} cy={y} r={1.45} />
    ))}
  </svg>
)
