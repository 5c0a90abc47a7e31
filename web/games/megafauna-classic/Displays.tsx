import type { ClassicView, DisplayView } from '@deeptime/megafauna-classic'
import { useRef } from 'react'
import type { TableProps } from '../../table/board.ts'
import { useKeptHeight } from '../../table/useKeptHeight.ts'
import { CardFace } from './CardFace.tsx'
import { cardOf, dynastyOf, playerAt } from './components.ts'
import { cardName } from './labels.ts'
import { Glyph } from './Pieces.tsx'
import { cardRef } from './refs.ts'

/** Room for one row of cards, in pixels. */
const TALLEST_ROW = 140

/** The cards for sale: the lower display, above it the upper one where it is used; the card just bought stands in its gap. */
export function Displays(props: TableProps<ClassicView>) {
  const { view, words, size } = props
  const { lower, upper, bought } = view.game
  const gap = upper && upper.cards.length < lower.cards.length ? 'upper' : 'lower'
  const box = useRef<HTMLDivElement>(null)
  useKeptHeight(box, upper ? Number.POSITIVE_INFINITY : TALLEST_ROW, size === 'wide')
  return (
    // On a phone the cards are pushed along, with keys too, even when none of them can be chosen.
    <div className="mc-displays" data-rows={upper ? 2 : 1} ref={box} tabIndex={size === 'phone' ? 0 : undefined}>
      {upper && (
        <Row {...props} display={upper} label={words.text('mc.display.upper')} side="upper" bought={gap === 'upper' ? bought : null} />
      )}
      <Row {...props} display={lower} label={words.text('mc.display.lower')} side="lower" bought={gap === 'lower' ? bought : null} />
    </div>
  )
}

/** Genotypes show the side that the seat at the screen would play; to the audience, that of whose turn it is. */
const colourAt = ({ view, seat }: TableProps<ClassicView>) => playerAt(view.game, seat)?.colour ?? view.game.active

interface RowProps extends TableProps<ClassicView> {
  readonly display: DisplayView
  readonly label: string
  readonly side: 'upper' | 'lower'
  /** The card that left this row and waits to be played: it stands in the gap. */
  readonly bought: string | null
}

function Row(props: RowProps) {
  const { display, label, side, bought, before, still } = props
  const was = before?.game[side]?.cards
  const known = new Set(was?.map((card) => card.id))
  return (
    <ul className="mc-row" aria-label={label}>
      {display.cards.map((slot) => (
        <DisplayCard key={slot.id} slot={slot} table={props} fresh={!still && was !== undefined && !known.has(slot.id)} />
      ))}
      {bought && <Bought {...props} id={bought} />}
    </ul>
  )
}

interface DisplayCardProps {
  readonly slot: DisplayView['cards'][number]
  readonly table: TableProps<ClassicView>
  readonly fresh: boolean
}

function DisplayCard({ slot, table, fresh }: DisplayCardProps) {
  const { piece, words } = table
  const card = cardOf(slot.id)
  if (!card) return null
  const colour = colourAt(table)
  return (
    <li>
      <div
        {...piece(cardRef(slot.id), cardName(slot.id, colour, words))}
        className={fresh ? 'mc-card dealt' : 'mc-card'}
        data-kind={card.kind}
      >
        <CardFace card={card} dynasty={dynastyOf(colour)} words={words} plate={34} />
        <span className="mc-cost">{slot.cost === 0 ? words.text('mc.free') : words.text('mc.cost', { genes: slot.cost })}</span>
        {slot.genes > 0 && (
          <span className="mc-genes" title={words.text('mc.genesOn', { genes: slot.genes })}>
            <Glyph name="dna2" size={12} />
            {slot.genes}
          </span>
        )}
      </div>
    </li>
  )
}

/** A card that was bought and waits to be played. */
function Bought(props: TableProps<ClassicView> & { id: string }) {
  const { id, piece, words } = props
  const card = cardOf(id)
  if (!card) return null
  return (
    <li className="mc-in-hand">
      <div {...piece(cardRef(id))} className="mc-card mc-bought" data-kind={card.kind}>
        <CardFace card={card} dynasty={dynastyOf(props.view.game.active)} words={words} plate={34} />
        <span className="mc-cost">{words.text('mc.bought')}</span>
      </div>
    </li>
  )
}
