import { NO_ABILITIES } from '@deeptime/genesis/components/cards.ts'
import type { GenesisView, MacroView, OrganismView } from '@deeptime/genesis/view'
import type { TableProps } from '../../table/board.ts'
import { cardsFor, macroCard } from './cards.ts'
import { fallsNext } from './falls.ts'
import { portraitOf, SIGNS } from './icons.ts'
import { trophicRef } from './refs.ts'
import { AbilitySigns, Sign, spread, Token } from './Tokens.tsx'

interface MacroProps {
  readonly organism: OrganismView
  readonly macro: MacroView
  readonly table: TableProps<GenesisView>
}

/** A macroorganism as a specimen plate: its portrait with the trophic biont, printed systems, organs and guests. */
export function MacroPlate({ organism, macro, table }: MacroProps) {
  const { words, piece, settings } = table
  const cards = cardsFor(settings)
  const face = macroCard(cards, macro.id)[macro.land ? 'land' : 'marine']
  const falls = fallsNext(organism, cards)
  const gap = macro.organs.filter((organ) => !organ.filled).length
  return (
    <div className="ge-macro">
      <div className="ge-plate" data-land={macro.land || undefined}>
        <Sign of={{ path: portraitOf(macro.id, macro.land) }} size={54} />
        <span {...piece(trophicRef(organism.id))} className="ge-bionts" data-falls={falls.has(trophicRef(organism.id)) || undefined}>
          <Token kind="dome" colour={macro.trophic.colour} size={20} />
        </span>
      </div>
      <div className="ge-macro-parts">
        <small>{words.text('ge.systems')}</small>
        <span>
          {spread(macro.systems).map(({ item, key }) => (
            <Token key={key} kind="cube" colour={item} size={15} look="printed" />
          ))}
        </span>
        <small>{words.text('ge.organs', { gap })}</small>
        <span>
          {macro.organs.map((organ, slot) => (
            <span key={organ.ref} {...piece(organ.ref)} className="ge-part" data-falls={falls.has(organ.ref) || undefined}>
              <Token kind="cube" colour={organ.colour} size={16} look={organ.filled ? undefined : 'gone'} />
              <AbilitySigns of={face.organs[slot]?.abilities ?? NO_ABILITIES} size={11} words={words} />
              {organ.waiting && <Sign of={SIGNS.hourglass} size={9} />}
            </span>
          ))}
        </span>
        <small>{words.text('ge.guests')}</small>
        <span>
          {macro.circles.map((circle) => (
            <span key={circle.ref} {...piece(circle.ref)} className="ge-part" data-falls={falls.has(circle.ref) || undefined}>
              {circle.biont ? (
                <Token kind="dome" colour={circle.colour} size={17} look={circle.biont.npc ? 'npc' : undefined} />
              ) : (
                <Token kind="disc" colour={circle.colour} size={15} look="gone" />
              )}
            </span>
          ))}
        </span>
      </div>
    </div>
  )
}
