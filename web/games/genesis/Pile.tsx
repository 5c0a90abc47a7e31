import { COLOUR_IDS, type ColourId } from '@deeptime/genesis/components/ids.ts'
import type { GenesisView, RowView } from '@deeptime/genesis/view'
import type { TableProps } from '../../table/board.ts'
import { cardsFor, mutationCard } from './cards.ts'
import { SIGNS } from './icons.ts'
import { pileRef } from './refs.ts'
import { AbilitySigns, colours, Sign, Token } from './Tokens.tsx'

/** The pile of a row: its top card with what it gives, and the colour that promotion adds. */
export function Pile({ row, table }: { row: RowView; table: TableProps<GenesisView> }) {
  const { words, piece, settings } = table
  const { top, size } = row.pile
  const ref = pileRef(row.environment)
  if (top === null) {
    return (
      <div {...piece(ref)} className="ge-pile empty">
        <span>{words.text(size === 0 ? 'ge.pile.empty' : 'ge.pile.turning')}</span>
      </div>
    )
  }
  const card = mutationCard(cardsFor(settings), top)
  const [colour, plus] = [COLOUR_IDS[card.colour] as ColourId, COLOUR_IDS[card.plus] as ColourId]
  return (
    <div {...piece(ref)} className="ge-pile" style={colours(colour)} data-size={Math.min(size, 3)}>
      <h4 className="ge-pile-title">{words.text(`mutation.${top}`)}</h4>
      <span className="ge-pile-cubes">
        <Token kind="cube" colour={colour} size={16} />
        <small>{words.text('ge.pile.then')}</small>
        <Token kind="cube" colour={plus} size={14} look="printed" />
      </span>
      <span className="ge-pile-foot">
        <span className="ge-abilities">
          <AbilitySigns of={card.plain} size={16} words={words} />
        </span>
        <span className="ge-count">
          <Sign of={SIGNS.stack} size={12} />
          {size}
        </span>
      </span>
    </div>
  )
}
