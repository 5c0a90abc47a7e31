import type { DisplayView, MegafaunaView } from '@deeptime/megafauna'
import type { TableProps } from '../../table/board.ts'
import { CardFace, SideFace } from './CardFace.tsx'
import { mutationIn } from './components.ts'
import { Glyph } from './Pieces.tsx'
import { cardRef, toolRef } from './refs.ts'

/** The ten cards with both sides of their promotion, what the piles still hold, and the tools that nobody has. */
export function Cards(props: TableProps<MegafaunaView>) {
  const { view, words, piece } = props
  const { display, tools } = view.game
  return (
    <div className="mf-cards">
      <Row {...props} row={display.metabolic} name="metabolic" />
      <Row {...props} row={display.darwinian} name="darwinian" />
      {tools.length > 0 && (
        <section>
          <h3>{words.text('mf.tools')}</h3>
          <div className="mf-minis">
            {tools.map((tool) => (
              <div key={tool} {...piece(toolRef(tool))} className="mf-mini mf-mini-tool">
                <b>{words.text(`tool.${tool}`)}</b>
                <Glyph name="stone-axe" size={13} />
              </div>
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

function Row({ row, name, piece, settings, words }: TableProps<MegafaunaView> & { readonly row: DisplayView; readonly name: string }) {
  return (
    <section>
      <h3>
        {words.text(`mf.row.${name}`)} <small>{words.text('mf.pile', { cards: row.pile.length })}</small>
      </h3>
      {row.cards.map((slot) => {
        const card = slot && mutationIn(settings, slot.card)
        if (!slot || !card) return null
        return (
          <div key={slot.card} {...piece(cardRef(slot.card))} className="mf-card mf-card-full">
            <CardFace card={card} words={words} />
            <span className="mf-price">
              <Glyph name="nest-eggs" size={11} />
              {slot.cost}
            </span>
            <SideFace card={card} letter="A" words={words} />
            <SideFace card={card} letter="B" words={words} />
          </div>
        )
      })}
    </section>
  )
}
