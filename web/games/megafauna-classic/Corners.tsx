import { type ClassicView, GREENHOUSE } from '@deeptime/megafauna-classic'
import { memo } from 'react'
import { alikeIn } from '../../table/alike.ts'
import type { TableProps } from '../../table/board.ts'
import { TILE_ART } from './art.ts'
import { PERIODS, periodOf } from './components.ts'
import type { GroundProps } from './Ground.tsx'
import { cornerAt, type Layout } from './geometry.ts'
import { Glyph } from './Pieces.tsx'
import { ERA, GENERAL_DECK, greenhouseRef, periodRef, TARPIT } from './refs.ts'

/** Where the corners begin that the last row leaves free. */
const topOf = (layout: Layout): number => cornerAt(layout, 4, 0).y + 6

const BOX = { width: 34.5, height: 38 } as const

/** The climate, in the corner south-west of the map: the colder the further left. */
export const Greenhouse = memo(
  function Greenhouse({ view, piece, words, layout }: GroundProps) {
    const { greenhouse } = view.game
    const now = GREENHOUSE.indexOf(greenhouse)
    return (
      <g transform={`translate(-2 ${topOf(layout)})`} className="mc-greenhouse">
        <text className="mc-heading u15">{words.text('mc.greenhouse')}</text>
        {GREENHOUSE.map((level, i) => (
          <g
            key={level}
            {...piece(greenhouseRef(level))}
            transform={`translate(${i * (BOX.width + 2.6)} 11)`}
            className="mc-level"
            data-now={i === now || undefined}
          >
            <rect width={BOX.width} height={BOX.height} rx={5} data-level={level} className="mc-level-box" />
            {i === 0 || i === GREENHOUSE.length - 1 ? (
              <Glyph name={i === 0 ? 'icebergs' : 'thermometer-hot'} size={22} x={BOX.width / 2} y={BOX.height / 2} />
            ) : (
              <text x={BOX.width / 2} y={24}>
                {level}
              </text>
            )}
            <rect x={-1} y={-1} width={BOX.width + 2} height={BOX.height + 2} rx={6} className="halo" />
          </g>
        ))}
        <g className="mc-mercury" style={{ transform: `translate(${now * (BOX.width + 2.6) + BOX.width / 2}px, 54px)` }}>
          <path d="M0 -6L6 4H-6Z" />
        </g>
        {layout.named && (
          <text y={76} className="mc-caption u15">
            {words.text(now >= GREENHOUSE.indexOf('1600') ? 'mc.slots.sea' : 'mc.slots.land')}
          </text>
        )}
      </g>
    )
  },
  alikeIn(
    ({ view, layout }) => [view.game.greenhouse, layout],
    () => GREENHOUSE.map(greenhouseRef),
  ),
)

const RIGHT = 18

/** The tarpit and what is still to come, in the corner south-east of the map. */
export function Supplies(props: GroundProps) {
  const { layout } = props
  return (
    <g transform={`translate(${4 * layout.pitch.x + RIGHT} ${topOf(layout)})`}>
      <Tarpit {...props} />
      <Decks {...props} />
    </g>
  )
}

const SINKING: readonly (readonly [x: number, y: number, turn: number])[] = [
  [22, 36, -14],
  [44, 29, 10],
  [66, 36, -4],
]

function Tarpit({ view, before, piece, words, still }: TableProps<ClassicView>) {
  const { tarpit } = view.game
  const grown = !still && before !== undefined && before.game.tarpit.length < tarpit.length
  return (
    <g {...piece(TARPIT)} className="mc-tarpit">
      <text className="mc-heading u15">{words.text('mc.tarpit')}</text>
      {tarpit.slice(-3).map((tile, i) => {
        const [x, y, turn] = SINKING[i] ?? [44, 34, 0]
        return (
          <g key={tile} transform={`translate(${x} ${y}) rotate(${turn})`} className={grown && i === 2 ? 'mc-sinks' : undefined}>
            <rect x={-11} y={-11} width={22} height={22} rx={3} className="mc-bone" />
            <Glyph name={TILE_ART[tile] ?? 'fossil'} size={15} x={0} y={-2} />
          </g>
        )
      })}
      <path d="M-4 45C6 33 24 41 40 37C58 33 78 33 90 44C98 54 88 68 70 70C52 74 30 75 14 70C-4 66 -10 54 -4 45Z" className="mc-tar" />
      <text x={44} y={61} className="mc-tar-count">
        {tarpit.length}
      </text>
      <path d="M-4 45C6 33 24 41 40 37C58 33 78 33 90 44C98 54 88 68 70 70C52 74 30 75 14 70C-4 66 -10 54 -4 45Z" className="halo" />
    </g>
  )
}

const CARD = { width: 25, height: 27 } as const

interface PileProps {
  readonly x: number
  readonly y: number
  readonly count: number
  readonly kind: 'cards' | 'mesozoic' | 'cenozoic'
  readonly now: boolean
  readonly caption: string
}

function Pile({ x, y, count, kind, now, caption }: PileProps) {
  return (
    <g
      transform={`translate(${x} ${y})`}
      className="mc-pile"
      data-kind={kind}
      data-now={now || undefined}
      data-out={count === 0 || undefined}
    >
      {count > 2 && <rect x={2.4} y={2.4} {...CARD} rx={3} />}
      {count > 1 && <rect x={1.2} y={1.2} {...CARD} rx={3} />}
      <rect {...CARD} rx={3} />
      <text x={CARD.width / 2} y={18.5} className="mc-pile-count">
        {count}
      </text>
      <text x={CARD.width / 2} y={40} className="mc-caption mc-middle u15">
        {caption}
      </text>
      <rect x={-2} y={-2} width={CARD.width + 5} height={CARD.height + 5} rx={4} className="halo" />
    </g>
  )
}

const STEP = 34
/** Where the second row of piles stands, clear of the captions of the first. */
const LOWER = 62

/** What is still to come. */
const supplyOf = ({ periods, mesozoicSupply, cenozoicSupply, era, upper, generalDeck, over }: ClassicView): string =>
  [...periods, mesozoicSupply, cenozoicSupply, era, upper && generalDeck, over].join()

const DECKS = [...PERIODS.map(periodRef), ERA, GENERAL_DECK]

const Decks = memo(
  function Decks({ view, piece, words }: TableProps<ClassicView>) {
    const { game } = view
    const now = periodOf(game)
    return (
      <g transform="translate(106 0)">
        <text className="mc-heading u15">{words.text('mc.periods')}</text>
        {PERIODS.map((period, i) => (
          <g key={period} {...piece(periodRef(period))}>
            <Pile
              x={i * STEP}
              y={7}
              count={game.periods[i] ?? 0}
              kind="cards"
              now={period === now && !game.over}
              caption={words.text(`mc.period.${period}`)}
            />
          </g>
        ))}
        <g {...piece(ERA)}>
          <Pile
            x={0}
            y={LOWER}
            count={game.mesozoicSupply}
            kind="mesozoic"
            now={game.era === 'mesozoic'}
            caption={words.text('mc.supply.mesozoic')}
          />
          <Pile
            x={STEP}
            y={LOWER}
            count={game.cenozoicSupply}
            kind="cenozoic"
            now={game.era === 'cenozoic'}
            caption={words.text('mc.supply.cenozoic')}
          />
          {game.era === 'mesozoic' && (
            <g transform={`translate(${STEP + CARD.width} ${LOWER + 2})`} className="mc-disc">
              <circle r={8} />
              <Glyph name="sunflower" size={12} x={0} y={0} />
            </g>
          )}
        </g>
        {game.upper && (
          <g {...piece(GENERAL_DECK)}>
            <Pile x={3 * STEP} y={LOWER} count={game.generalDeck} kind="cards" now={false} caption={words.text('mc.supply.general')} />
          </g>
        )}
      </g>
    )
  },
  alikeIn(
    ({ view }) => [supplyOf(view.game)],
    () => DECKS,
  ),
)
