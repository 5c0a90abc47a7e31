import { COLOURS, type EventCard, type EventData, type MegafaunaView } from '@deeptime/megafauna'
import type { Words } from '@deeptime/words'
import type { TableProps } from '../../table/board.ts'
import { CONDITION_ART, EVENT_ART } from './art.ts'
import { eventIn } from './components.ts'
import { DiscMark, Glyph, TokenMark } from './Pieces.tsx'
import { eventRef } from './refs.ts'

/** The event cards of this turn, event by event, and what this era may still bring. */
export function Events(props: TableProps<MegafaunaView>) {
  const { view, words, settings, piece } = props
  const { et, biosphere, etUnseen, etLeft, air } = view.game
  return (
    <div className="mf-events">
      {[et, biosphere].map((id) => {
        const card = id === null ? undefined : eventIn(settings, id)
        return card && <Card key={card.id} card={card} {...props} />
      })}
      {et === null && <p className="mf-quiet">{words.text('mf.noEvent')}</p>}
      {etLeft > 0 && (
        <details className="mf-unseen">
          <summary>{words.text('mf.stillCome', { left: etLeft, of: etUnseen.length })}</summary>
          <ul>
            {etUnseen.map((id) => (
              <li key={id} {...piece(eventRef(id))}>
                {words.text(`event.${id}`)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {air && (
        <details className="mf-unseen">
          <summary>{words.text('mf.biosphereCome', { climate: `@climate.${air.climate}` })}</summary>
          <ul>
            {(view.game.biosphereLeft[air.climate] ?? []).map((id) => (
              <li key={id} {...piece(eventRef(id))}>
                {words.text(`event.${id}`)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Card({ card, piece, words, view }: TableProps<MegafaunaView> & { readonly card: EventCard }) {
  return (
    <article {...piece(eventRef(card.id))} className="mf-event" data-kind={card.craton === null ? 'et' : 'biosphere'}>
      <h3>
        <Glyph name={card.craton === null ? 'asteroid' : 'three-leaves'} size={16} />
        <span>{words.text(`event.${card.id}`)}</span>
        {card.craton === null ? (
          <span className="mf-order">
            {card.order
              .map((colour) => COLOURS[colour] as string)
              .filter((colour) => view.game.players.some((player) => player.colour === colour))
              .map((colour) => (
                <TokenMark key={colour} species={`${colour}-archetype`} size={16} />
              ))}
          </span>
        ) : (
          <small>{words.text(`craton.${card.craton}`)}</small>
        )}
      </h3>
      {card.rows.map((row) => (
        <p key={row.map((event) => JSON.stringify(event)).join()}>
          {row.map((event) => (
            <EventLine key={JSON.stringify(event)} event={event} words={words} used={counts(view.game, event)} />
          ))}
        </p>
      ))}
    </article>
  )
}

const FIRST_GAME: readonly string[] = ['mutagen', 'radiation', 'crowdDisease']
/** A8b: the first game knows three kinds of events. */
const counts = (game: MegafaunaView, event: EventData): boolean => game.air !== null || FIRST_GAME.includes(event.kind)

/** One event of a card, in signs and a few words. */
export function EventLine({ event, words, used = true }: { event: EventData; words: Words; used?: boolean }) {
  const turn = event.kind === 'latitudinalDrift' ? (event.direction === 'N' ? -90 : 90) : 0
  return (
    <span className="mf-event-line" data-off={!used || undefined}>
      {event.kind === 'reservoir' ? (
        <DiscMark disc={event.disc} size={14} />
      ) : (
        <span style={{ display: 'inline-flex', transform: `rotate(${turn}deg)` }}>
          <Glyph name={EVENT_ART[event.kind] ?? 'bubbles'} size={14} />
        </span>
      )}
      <span>{eventText(event, words)}</span>
      {event.kind === 'reservoir' && event.requires && <Glyph name={CONDITION_ART[event.requires] ?? 'droplets'} size={13} />}
      {event.kind === 'reservoir' && event.pistol && <Glyph name="revolver" size={15} />}
    </span>
  )
}

export function eventText(event: EventData, words: Words): string {
  switch (event.kind) {
    case 'latitudinalDrift':
      return words.text('mf.event.latitude', { direction: `@direction.${event.direction}`, steps: event.steps })
    case 'collision':
      return words.text('mf.event.collision', { craton: `@craton.${event.craton}`, direction: `@direction.${event.direction}` })
    case 'climax':
      return words.text('mf.event.climax', { latitudes: event.latitudes.map(String) })
    case 'radiation':
      return words.text('mf.event.radiation', { row: `@row.${event.organs}` })
    case 'reservoir':
      return words.text('mf.event.reservoir', { from: `@track.${event.from}`, to: `@track.${event.to}` })
    default:
      return words.text(`mf.event.${event.kind}`)
  }
}
