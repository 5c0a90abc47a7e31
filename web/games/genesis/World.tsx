import type { Cards } from '@deeptime/genesis/components/cards.ts'
import { COLOUR_IDS, type ColourId, ENVIRONMENT_IDS } from '@deeptime/genesis/components/ids.ts'
import { TROPHIC_LEVELS } from '@deeptime/genesis/components/tracks.ts'
import { weatherForecast } from '@deeptime/genesis/forecast'
import type { EventView, GenesisView } from '@deeptime/genesis/view'
import type { TableProps } from '../../table/board.ts'
import { cardsFor, eventCard } from './cards.ts'
import { climateRun } from './climate.ts'
import { seenBy } from './Earth.tsx'
import { EVENT_SIGNS, portraitOf, ROW_SIGNS, SIGNS } from './icons.ts'
import { keyed } from './keyed.ts'
import { missingFor } from './missing.ts'
import { nameOf } from './names.ts'
import { CLIMATE, chainRef, eonRef, eventRef, macroRef } from './refs.ts'
import { organismsOf } from './Tableau.tsx'
import { colours, Mark, Sign, Token } from './Tokens.tsx'

/** The world: where the turn stands, the event and its climate, what may come, what is for sale, the food chains. */
export function World(props: TableProps<GenesisView>) {
  const { variants } = props.view.game
  const advanced = variants.mode !== 'introductory'
  return (
    <div className="ge-world">
      <Phases {...props} />
      {props.view.game.events.map((event) => (
        <EventCard key={event.id} {...props} event={event} />
      ))}
      {advanced && <Climate {...props} />}
      <Clock {...props} />
      <Weather {...props} />
      {advanced && <Macros {...props} />}
      {advanced && <FoodChains {...props} />}
    </div>
  )
}

const PHASES = [1, 2, 3, 4, 5] as const

/** The five phases; in the current one, who acts in which order. */
function Phases({ view, words }: TableProps<GenesisView>) {
  const { phase, order } = view.game
  const now = view.ask?.params?.colour
  return (
    <ol className="ge-phases">
      {PHASES.map((n) => (
        <li key={n} data-now={n === phase || undefined} data-past={n < phase || undefined} aria-current={n === phase ? 'step' : undefined}>
          <i className="ge-step" aria-hidden>
            {n < phase ? <Sign of={SIGNS.done} size={11} /> : n}
          </i>
          <span>{words.text(`ge.phase.${n}`)}</span>
          {n === phase && n !== 3 && (
            <span className="ge-order">
              {order.map(({ colour, npc }) => (
                <span
                  key={`${colour}${npc}`}
                  className="ge-crest"
                  style={colours(colour)}
                  data-now={now === `@colour.${colour}` || undefined}
                  data-npc={npc || undefined}
                >
                  <Mark colour={colour} size={12} />
                </span>
              ))}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

/** An event of this turn: the rows it opens and its icons, in the order in which they act. */
function EventCard({ event, words, piece, settings }: TableProps<GenesisView> & { event: EventView }) {
  const card = eventCard(cardsFor(settings), event.id)
  return (
    <div {...piece(eventRef(event.id))} className="ge-event">
      <h3>{words.text(`event.${event.id}`)}</h3>
      <small>
        {words.text(`eon.${event.eon}`)}
        {card.aftershock && ` · ${words.text('ge.aftershock')}`}
      </small>
      {!card.aftershock && (
        <span className="ge-event-rows">
          {ENVIRONMENT_IDS.map((row, i) => (
            <span key={row} data-open={card.active[i] || undefined} title={words.text(`environment.${row}`)}>
              <Sign of={ROW_SIGNS[row]} size={16} />
            </span>
          ))}
        </span>
      )}
      <span className="ge-event-icons">
        {keyed(event.icons).map(({ item, key }) => (
          <span key={key}>
            <Sign of={EVENT_SIGNS[item]} size={20} />
            <small>{words.text(`ge.icon.${item}`)}</small>
          </span>
        ))}
        {event.icons.length === 0 && <small>{words.text('ge.no-icons')}</small>}
      </span>
    </div>
  )
}

/** The last climate icons, with the run that can end the world. */
function Climate({ view, words, piece }: TableProps<GenesisView>) {
  const { climate } = view.game
  const { run, needed, icon } = climateRun(view.game)
  const shown = keyed(climate.slice(-6))
  return (
    <div {...piece(CLIMATE)} className="ge-climate">
      <span className="ge-climate-icons">
        {shown.map(({ item, key, at }) => (
          <i key={key} className={item} data-run={at >= shown.length - run || undefined}>
            <Sign of={SIGNS[item]} size={15} />
          </i>
        ))}
      </span>
      <p>
        <b>{words.text(`ge.climate.${icon}`)}</b> {words.text('ge.climate.run', { run, needed })}
      </p>
    </div>
  )
}

/** The event deck as a clock: a mark for each card that came, with its climate, and a pale one for each that is still to come. */
function Clock({ view, words, settings, piece }: TableProps<GenesisView>) {
  const { decks, pastEvents, events } = view.game
  const cards = cardsFor(settings)
  const come = [...new Set([...pastEvents, ...events.map(({ id }) => id)])].map((id) => eventCard(cards, id))
  return (
    <div className="ge-clock">
      {decks.map(({ eon, left }) => (
        <div key={eon} {...piece(eonRef(eon))} className="ge-eon" data-eon={eon}>
          <small>{words.text(`eon.${eon}`)}</small>
          <span>
            {come
              .filter((card) => card.eon === eon)
              .map((card) => (
                <i key={card.id} title={words.text(`event.${card.id}`)} className={card.climate[0] ?? 'calm'} />
              ))}
            {keyed(new Array<'next'>(left).fill('next')).map(({ key }) => (
              <i key={key} className="next" />
            ))}
          </span>
        </div>
      ))}
    </div>
  )
}

/** The next card, from what everybody knows of the deck. */
export function nextEvents({ decks }: GenesisView, cards: Cards) {
  const deck = decks.find(({ left }) => left > 0)
  return deck && { eon: deck.eon, left: deck.left, forecast: weatherForecast(deck.possible.map((id) => eventCard(cards, id))) }
}

const SHOWN = ['strike', 'extremophile', 'oxygen', 'uv', 'cancer', 'drought'] as const

function Weather({ view, words, piece, settings }: TableProps<GenesisView>) {
  const next = nextEvents(view.game, cardsFor(settings))
  const left = view.game.decks.reduce((sum, deck) => sum + deck.left, 0)
  if (!next) return <p className="ge-empty">{words.text('ge.deck.empty')}</p>
  const { bring, cards } = next.forecast
  return (
    <div {...piece(eonRef(next.eon))} className="ge-weather">
      <h3>{words.text('ge.weather', { cards })}</h3>
      <ul>
        {SHOWN.map((kind) => (
          <li key={kind} data-none={bring[kind] === 0 || undefined}>
            <Sign of={EVENT_SIGNS[kind === 'uv' ? 'uv2' : kind]} size={15} title={words.text(`ge.brings.${kind}`)} />
            <span className="ge-share" aria-hidden>
              <i className="ge-share-part" style={{ width: `${(100 * bring[kind]) / Math.max(1, cards)}%` }} />
            </span>
            <b>{bring[kind]}</b>
          </li>
        ))}
      </ul>
      <small>{words.text('ge.deck.left', { left })}</small>
    </div>
  )
}

/** The macroorganisms on sale, with what the nearest of your bacteria still lacks. */
function Macros(props: TableProps<GenesisView>) {
  const { view, words, piece, settings } = props
  const me = seenBy(props)
  const bacteria = me ? organismsOf(view.game, me).filter((organism) => organism.kind === 'bacterium') : []
  const cards = cardsFor(settings)
  return (
    <div className="ge-macros">
      <h3>{words.text('ge.macros')}</h3>
      <ul>
        {cards.macros
          .filter(({ id }) => view.game.macros.includes(id))
          .map((macro) => {
            const missing = missingFor(macro, bacteria, cards)
            return (
              <li key={macro.id} {...piece(macroRef(macro.id))} className="ge-for-sale" data-reach={missing === 0 || undefined}>
                <Sign of={{ path: portraitOf(macro.id, false) }} size={20} />
                <span>{words.text(`marine.${macro.id}`)}</span>
                <span className="ge-needs">
                  {COLOUR_IDS.map((colour, i) => {
                    const count = macro.marine.systems[i] as number
                    return (
                      count > 0 && (
                        <span key={colour}>
                          <Token kind="cube" colour={colour} size={11} />
                          {count}
                        </span>
                      )
                    )
                  })}
                </span>
                {missing !== undefined && <small>{words.text('ge.missing', { count: missing })}</small>}
              </li>
            )
          })}
      </ul>
    </div>
  )
}

/** Two ladders of three rungs: sea and land, the slowest at the bottom. */
function FoodChains({ view, words, piece }: TableProps<GenesisView>) {
  const risen = view.game.organisms.filter((organism) => organism.macro)
  if (risen.length === 0) return null
  return (
    <div className="ge-chains">
      <h3>{words.text('ge.chains')}</h3>
      {(['sea', 'land'] as const).map((ecosystem) => (
        <div key={ecosystem} {...piece(chainRef(ecosystem))} className="ge-chain">
          <b>{words.text(`ecosystem.${ecosystem}`)}</b>
          {TROPHIC_LEVELS.map((level) => {
            const here = risen.find(({ macro }) => macro?.level === level && macro.land === (ecosystem === 'land'))
            return (
              <span
                key={level}
                className="ge-rung"
                style={here ? colours(here.controller.colour as ColourId) : undefined}
                data-empty={!here || undefined}
              >
                <small>{words.text(`level.${level}`)}</small>
                {here?.macro && (
                  <>
                    <Sign of={{ path: portraitOf(here.macro.id, here.macro.land) }} size={20} title={nameOf(here, words)} />
                    <small>{words.text('ge.speed', { speed: here.macro.speed })}</small>
                  </>
                )}
              </span>
            )
          })}
        </div>
      ))}
    </div>
  )
}
