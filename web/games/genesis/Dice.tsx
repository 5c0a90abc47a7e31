import { COLOUR_IDS, type ColourId } from '@deeptime/genesis/components/ids.ts'
import { rerollForecast } from '@deeptime/genesis/reroll-forecast'
import { deaths, errors, facesOf, isDouble, lives, triples } from '@deeptime/genesis/rolls'
import type { GenesisView, OrganismView, RefugiumView, RollView } from '@deeptime/genesis/view'
import type { CSSProperties, ReactNode } from 'react'
import type { TableProps } from '../../table/board.ts'
import { cardsFor, refugiumCard } from './cards.ts'
import { forecastPool, isCold, percent, total } from './forecasts.ts'
import { SIGNS } from './icons.ts'
import { nameOf, organismByRef } from './names.ts'
import { facesText } from './Pool.tsx'
import { dieRef } from './refs.ts'
import { Die, Sign, Token } from './Tokens.tsx'

type DiceProps = TableProps<GenesisView> & { readonly roll: RollView }

/** One rule of a roll: dice that it bites are marked, and what comes of it is said. */
interface Line {
  readonly key: string
  readonly marks: readonly ReactNode[]
  readonly result: string
}

/** The dice that lie on the table: dice are columns, rules are rows, a mark stands where a rule bites. */
export function Dice(props: DiceProps) {
  const { roll, view, words, piece } = props
  const refugium = view.game.rows.flatMap((row) => row.refugia).find(({ ref }) => ref === roll.of)
  const organism = organismByRef(view.game, roll.of)
  const dice = [...roll.dice.keys()].sort((a, b) => (roll.dice[a] as number) - (roll.dice[b] as number))
  const faces = dice.map((die) => roll.dice[die] as number)
  const lines = refugium ? poolLines(props, refugium, faces) : organism ? lifeLines(props, organism, faces) : []
  const name = refugium ? words.text(`refugium.${refugium.id}`) : organism ? nameOf(organism, words) : ''
  return (
    <section className="ge-tray" aria-label={words.text('ge.tray', { name })} style={{ '--dice': dice.length } as CSSProperties}>
      <div className="ge-tray-row head">
        <span className="ge-tray-title">
          <b>{name}</b>
          <small>{words.text(`ge.roll.${roll.cause}`, { count: dice.length })}</small>
        </span>
        {dice.map((die) => (
          <span key={die} className="ge-tray-cell">
            <span {...piece(dieRef(die))} className="ge-die-piece">
              <Die face={roll.dice[die] as number} />
            </span>
          </span>
        ))}
        <span className="ge-tray-result" />
      </div>
      {lines.map(({ key, marks, result }) => (
        <div key={key} className={`ge-tray-row ${key}`} data-now={stateOf(key, view.ask?.kind) === 'now' || undefined}>
          <span className="ge-tray-title">
            <i className="ge-tray-state" data-is={stateOf(key, view.ask?.kind)} aria-hidden>
              {stateOf(key, view.ask?.kind) === 'done' && <Sign of={SIGNS.done} size={9} />}
            </i>
            {words.text(`ge.line.${key}`)}
          </span>
          {marks.map((mark, i) => (
            <span key={dice[i]} className="ge-tray-cell">
              {mark}
            </span>
          ))}
          <span className="ge-tray-result">{result}</span>
        </div>
      ))}
      <Odds {...props} refugium={refugium} organism={organism} faces={facesOf(faces)} />
    </section>
  )
}

const ORDER = ['life', 'death', 'enzymes', 'double'] as const

/** The rule of a roll that each question is about. */
const ASKED: Readonly<Record<string, string>> = {
  'auto.animate': 'life',
  'auto.die': 'death',
  'auto.give': 'death',
  'auto.take': 'double',
  'auto.heir': 'double',
  'atrophy.token': 'errors',
}

/** Whether a rule has been applied, is being applied, or is still to come. */
export function stateOf(line: string, kind: string | undefined): 'done' | 'now' | 'next' {
  const now = kind === undefined ? undefined : ASKED[kind]
  if (now === undefined) return 'next'
  if (now === line) return 'now'
  if (now === 'errors') return 'done'
  return ORDER.indexOf(line as (typeof ORDER)[number]) < ORDER.indexOf(now as (typeof ORDER)[number]) ? 'done' : 'next'
}

type OddsProps = DiceProps & {
  readonly refugium: RefugiumView | undefined
  readonly organism: OrganismView | undefined
  readonly faces: readonly number[]
}

/** What the dice bring if they stay, and what rolling again would: for a question that offers it. */
function Odds({ view, words, settings, refugium, organism, faces }: OddsProps) {
  const { ask, game } = view
  if (ask?.kind === 'darwin.reroll' && organism) {
    const left = Number(ask.params?.left ?? 0)
    const forecast = rerollForecast({ faces, left, shield: organism.errorShield, onlySix: organism.errorFace === 6 })
    return (
      <div className="ge-odds">
        <Odd label={words.text('ge.odds.keep')} bad={forecast.losses > 0} text={words.text('ge.odds.losses', { count: forecast.losses })} />
        {forecast.losses > 0 && (
          <Odd
            label={words.text('ge.odds.reroll', { count: forecast.again })}
            text={words.text('ge.unharmed', { chance: percent(forecast.unharmed) })}
          />
        )}
      </div>
    )
  }
  if (ask?.kind === 'auto.reroll' && refugium?.progenote) {
    const forecast = forecastPool(game, refugium, refugium.progenote, cardsFor(settings))
    return (
      <div className="ge-odds">
        <Odd label={words.text('ge.odds.keep')} text={words.text(isDouble(faces) ? 'ge.result.double' : 'ge.result.no-double')} />
        <Odd label={words.text('ge.odds.all')} text={words.text('ge.odds.double', { chance: percent(forecast.taken) })} />
      </div>
    )
  }
  return null
}

const Odd = ({ label, text, bad }: { label: string; text: string; bad?: boolean }) => (
  <span>
    {label}
    <b className={bad ? 'bad' : undefined}>{text}</b>
  </span>
)

/** A mark where a rule bites: up, down, or one of those that count together. */
const Bite = ({ way }: { way: 'up' | 'down' | 'dot' }) => (
  <svg className={`ge-bite ${way}`} width={22} height={22} viewBox="0 0 22 22" aria-hidden>
    <rect width={22} height={22} rx={6} />
    <path d={BITES[way]} />
  </svg>
)
const BITES = { up: 'M11 17V6M6 10.5 11 5.5l5 5', down: 'M11 5v11M6 11.5l5 5 5-5', dot: 'M8 9h6M8 13h6' } as const
const up = <Bite way="up" />
const down = <Bite way="down" />
const dot = <Bite way="dot" />

/** F1–F3: life, death, enzymes, a double. What an enzyme covers shows the enzyme. */
function poolLines({ view, words, settings }: DiceProps, refugium: RefugiumView, dice: readonly number[]): Line[] {
  const card = refugiumCard(cardsFor(settings), refugium.id)
  const cold = isCold(view.game)
  const faces = facesOf(dice)
  const alive = cold ? card.life.cold : card.life.warm
  const slots = card.enzymeSlots.map((slot, i) => ({ ...slot, enzyme: refugium.enzymes[i] }))
  const mark = (face: number, kills: 'manna' | 'enzyme'): ReactNode => {
    const here = slots.filter((slot) => slot.face === face && slot.kills === kills)
    if (here.some((slot) => slot.enzyme === undefined)) return down
    const enzyme = here[0]?.enzyme
    return enzyme ? <Token kind="disc" colour={enzyme} size={18} /> : null
  }
  const dead = deaths(card, refugium.enzymes.length, faces)
  return [
    {
      key: 'life',
      marks: dice.map((face) => (alive[face] ? up : null)),
      result: words.text('ge.result.life', { count: lives(card, cold, faces), faces: facesText(alive) }),
    },
    { key: 'death', marks: dice.map((face) => mark(face, 'manna')), result: words.text('ge.result.death', { count: dead.manna }) },
    { key: 'enzymes', marks: dice.map((face) => mark(face, 'enzyme')), result: words.text('ge.result.enzymes', { count: dead.enzymes }) },
    {
      key: 'double',
      marks: dice.map((face) => ((faces[face] as number) >= 2 ? dot : null)),
      result: words.text(isDouble(faces) ? 'ge.result.double' : 'ge.result.no-double', { cubes: total(refugium.organised) }),
    },
  ]
}

/** G1–G3, D8: proteins, triples, errors with a blue mark over each that heredity stops. */
function lifeLines({ roll, words }: DiceProps, organism: OrganismView, dice: readonly number[]): Line[] {
  const faces = facesOf(dice)
  const onlySix = organism.errorFace === 6
  const found = errors(onlySix, faces)
  const shield = organism.errorShield
  let stopped = 0
  const errorMark = (face: number): ReactNode => {
    if (face < organism.errorFace) return null
    stopped++
    return stopped <= shield ? <Token kind="cube" colour="blue" size={16} /> : down
  }
  const red = organism.chromosomes.red
  const ones = faces[1] as number
  const makes = COLOUR_IDS.find((colour) => colour === organism.colour) as ColourId
  const gain = <Token kind="disc" colour={makes} size={16} />
  const cancer = roll.cause === 'cancer'
  return [
    {
      key: 'proteins',
      marks: dice.map((face) => (face === 1 ? gain : null)),
      result: cancer ? words.text('ge.result.ones', { count: ones }) : words.text('ge.result.proteins', { ones, red, count: ones * red }),
    },
    ...(cancer
      ? []
      : [
          {
            key: 'triples',
            marks: dice.map((face) => ((faces[face] as number) >= 3 ? dot : null)),
            result: words.text('ge.result.triples', { count: triples(faces) }),
          },
        ]),
    {
      key: 'errors',
      marks: dice.map(errorMark),
      result: words.text('ge.result.errors', { found, shield, count: Math.max(0, found - shield) }),
    },
  ]
}
