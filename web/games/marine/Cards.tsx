import type { MarineView } from '@deeptime/marine'
import type { EvolutionCard } from '@deeptime/marine/components/deck.ts'
import type { Language } from '@deeptime/words'
import { useRef } from 'react'
import type { SizeClass, TableProps } from '../../table/board.ts'
import { useTight } from '../../table/useTight.ts'
import { cardOf } from './deck.ts'
import { EmblemPlate } from './Emblem.tsx'
import { type Sign, signsOf } from './effects.ts'
import { CARD_EMBLEMS, PLAIN_EMBLEM } from './emblems.ts'
import { Glyph } from './Pieces.tsx'
import { cardRef, DRAW_PILE } from './refs.ts'
import { asteroidAtMost } from './status.ts'
import { FISH_SYMBOLS } from './symbols.ts'

/** A row of five and the card in hand. */
const MOST = 6

/** Whether the column in which the row stands would have to scroll. */
function isTall(row: HTMLElement): boolean {
  const column = row.closest('.beside')
  return column !== null && column.scrollHeight > column.clientHeight
}

/** The evolution row, newest card on top, as it lies on the board. */
export function Cards(props: TableProps<MarineView>) {
  const { view, before, settings, piece, words, still, size } = props
  const game = view.game
  const inHand = game.inHand.card === null ? undefined : cardOf(game.inHand.card, settings)
  const known = new Set(before?.game.row)
  const row = useRef<HTMLDivElement>(null)
  // If the texts do not fit, those of the newest cards give way first: a card is never cut.
  useTight(row, MOST, isTall)
  return (
    <div className="mr-cards" ref={row}>
      {inHand && <Card card={inHand} slot="✦" piece={piece} language={words.language} fresh={false} inHand />}
      {game.row.toReversed().map((id, i) => {
        const card = cardOf(id, settings)
        const slot = game.row.length - i
        if (!card) return null
        return (
          <Card
            key={id}
            card={card}
            slot={slot}
            piece={piece}
            language={words.language}
            fresh={!still && before !== undefined && !known.has(id)}
          />
        )
      })}
      {game.over ? (
        <p className="mr-pile">
          <Glyph name="asteroid" size={18} />
          <span>{words.text('mr.fallen')}</span>
        </p>
      ) : (
        <div {...piece(DRAW_PILE)} className="mr-pile">
          <Glyph name="asteroid" size={size === 'phone' ? 18 : 13} />
          <span>{words.text(pileKey(game, size), { pile: game.pile, most: asteroidAtMost(game, settings) })}</span>
        </div>
      )}
    </div>
  )
}

/** Where the row has a column of its own, its heading has room for a few words. */
const pileKey = (game: MarineView, size: SizeClass): string =>
  size !== 'phone' ? 'mr.pile.short' : game.lastRound ? 'mr.lastRound' : 'mr.pile'

interface CardProps {
  readonly card: EvolutionCard
  readonly slot: number | string
  readonly piece: TableProps<MarineView>['piece']
  readonly language: Language
  readonly fresh: boolean
  readonly inHand?: boolean
}

function Card({ card, slot, piece, language, fresh, inHand = false }: CardProps) {
  const signs = signsOf(card)
  return (
    <div
      {...piece(cardRef(card.id), `${card.name[language]}. ${card.text[language]}`)}
      className={`mr-card${fresh ? ' dealt' : ''}${inHand ? ' mr-inhand' : ''}`}
    >
      <EmblemPlate emblem={CARD_EMBLEMS[card.id] ?? PLAIN_EMBLEM} width={46} height={58} />
      <h3 lang={language}>{card.name[language]}</h3>
      <p className="mr-signs">
        <SignRow when="enter" signs={signs.onEnter} />
        <SignRow when="shown" signs={signs.whileDisplayed} />
        <SignRow when="taken" signs={signs.taken} />
      </p>
      <p className="mr-text">{card.text[language]}</p>
      <span className="mr-slot">{slot}</span>
      <span className="mr-fish">
        {card.fish.map((fish) => (
          <Glyph key={fish} name={FISH_SYMBOLS[fish]} size={16} className={`mr-${fish}`} />
        ))}
      </span>
    </div>
  )
}

/** When an effect happens: as the card comes, or while it lies there. When it is taken goes without a sign. */
const MOMENTS = { enter: 'M0 -6V3M-4 -1L0 3L4 -1M-5 6H5', shown: 'M-6 0C-3 -5 3 -5 6 0C3 5 -3 5 -6 0ZM-1 0H1', taken: '' } as const

function SignRow({ when, signs }: { when: keyof typeof MOMENTS; signs: readonly Sign[] }) {
  if (signs.length === 0) return null
  // A card may do the same thing twice: its place in the row tells two signs apart.
  const places = signs.map((sign, place) => ({ ...sign, id: `${place}${sign.icon}` }))
  return (
    <span className="mr-moment" data-when={when}>
      {MOMENTS[when] && (
        <svg viewBox="-8 -8 16 16" width="13" height="13" aria-hidden="true" focusable="false" className="stroked mr-when">
          <path d={MOMENTS[when]} />
        </svg>
      )}
      {places.map((sign) => (
        <b key={sign.id} data-change={sign.change}>
          <Glyph name={sign.icon} size={14} />
          {sign.change === 'more' ? '+' : sign.change === 'less' ? '−' : ''}
          {sign.amount}
        </b>
      ))}
    </span>
  )
}
