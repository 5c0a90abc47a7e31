import type { ClassicView, DisplayView } from '@deeptime/megafauna-classic'
import type { TableProps } from '../../table/board.ts'
import { CardFace } from './CardFace.tsx'
import { cardOf, dynastyOf, playerAt } from './components.ts'
import { cardName } from './labels.ts'
import { Glyph } from './Pieces.tsx'
import { cardRef } from './refs.ts'

/** The cards for sale, a row a price: the upper display, where it is used, beside the lower one; the card just bought stands in its gap. */
export function Displays(props: TableProps<ClassicView>) {
  const { view, words } = props
  const { lower, upper, bought } = view.game
  const gap = upper && upper.cards.length < lower.cards.length ? 'upper' : 'lower'
  return (
    <div className="mc-displays" data-rows={upper ? 2 : 1}>
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
    <ul className="mc-row" aria-label={label} title={label}>
      {display.cards.map((slot) => (
        <DisplayCard key={slot.id} slot={slot} table={props} fresh={!still && was !== undefined && !known.has(slot.id)} />
      ))}
      {bought && <Bought {...props} id={bought} />}
    </ul>
  )
}

/** The width of a card's emblem. */
const PLATE = 27

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
        <CardFace card={card} dynasty={dynastyOf(colour)} words={words} plate={PLATE} />
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
        <CardFace card={card} dynasty={dynastyOf(props.view.game.active)} words={words} plate={PLATE} />
        <span className="mc-cost">{words.text('mc.bought')}</span>
      </div>
    </li>
  )
}
