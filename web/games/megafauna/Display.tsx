import { DISPLAY_COSTS, type DisplayView, EMOTIONS, type MegafaunaView } from '@deeptime/megafauna'
import type { TableProps } from '../../table/board.ts'
import { CardFace } from './CardFace.tsx'
import { mutationIn, speciesOf } from './components.ts'
import { Face, Glyph } from './Pieces.tsx'
import { cardRef } from './refs.ts'

const ACTIONS = 2

/** The cards for sale: two rows of five in the action phase, one line of titles with prices while others things happen. */
export function Display(props: TableProps<MegafaunaView>) {
  const { view, words, size } = props
  const { display, phase, over } = view.game
  if (over || display.metabolic.cards.length === 0) return null
  const open = size !== 'phone' && (phase === ACTIONS || view.game.air === null)
  return (
    <section className="mf-display" data-open={open || undefined} aria-label={words.text('mf.display')}>
      {open && <Prices {...props} />}
      <Row {...props} row={display.metabolic} name="metabolic" />
      <Row {...props} row={display.darwinian} name="darwinian" />
    </section>
  )
}

function Prices({ words }: TableProps<MegafaunaView>) {
  return (
    <div className="mf-prices" aria-hidden="true">
      {DISPLAY_COSTS.map((cost) => (
        <b key={cost}>
          {cost === 0 ? (
            words.text('mf.free')
          ) : (
            <>
              <Glyph name="nest-eggs" size={13} /> {cost}
            </>
          )}
        </b>
      ))}
    </div>
  )
}

function Row(props: TableProps<MegafaunaView> & { readonly row: DisplayView; readonly name: string }) {
  const { row, name, piece, settings, words } = props
  return (
    <div className="mf-row" data-row={name}>
      {DISPLAY_COSTS.map((cost, position) => {
        const slot = row.cards[position]
        if (!slot) return <span key={cost} className="mf-gap" />
        const card = mutationIn(settings, slot.card)
        if (!card) return null
        return (
          <div
            key={slot.card}
            {...piece(cardRef(slot.card))}
            className="mf-card"
            data-top={position === DISPLAY_COSTS.length - 1 || undefined}
          >
            <CardFace card={card} words={words} />
            <Price {...props} slot={slot} colour={card.colour} />
          </div>
        )
      })}
    </div>
  )
}

type Slot = NonNullable<DisplayView['cards'][number]>

/** The price, and a lower one for a species whose feelings are the card's. */
function Price({ view, slot, colour }: TableProps<MegafaunaView> & { readonly slot: Slot; readonly colour: number }) {
  const cheapest = Object.entries(slot.costs).reduce<readonly [string, number] | undefined>(
    (best, entry) => (best === undefined || entry[1] < best[1] ? entry : best),
    undefined,
  )
  const cheaper = cheapest && cheapest[1] < slot.cost && speciesOf(view.game, cheapest[0]) ? cheapest[1] : undefined
  return (
    <span className="mf-price" data-cheaper={cheaper !== undefined || undefined}>
      {cheaper !== undefined && <Face emotion={EMOTIONS[colour] as string} size={14} />}
      <Glyph name="nest-eggs" size={11} />
      {cheaper ?? slot.cost}
    </span>
  )
}
