import type { ClassicView } from '@deeptime/megafauna-classic'
import type { Words } from '@deeptime/words'
import { memo, useMemo } from 'react'
import type { TableProps } from '../../table/board.ts'
import { RuleLink } from '../../table/RuleLink.tsx'
import { playerAt, tileOf } from './components.ts'
import { type Case, casesIn, type Line } from './contests.ts'
import { habitatName } from './labels.ts'
import { Glyph, TokenMark, unitIcon } from './Pieces.tsx'

const MOST = 6

/** Why did it die? The contests of the last turns, step by step. */
export function Why(props: TableProps<ClassicView>) {
  const { log, view, seat, words } = props
  const cases = useMemo(() => casesIn(log).slice(-MOST).reverse(), [log])
  const colour = playerAt(view.game, seat)?.colour
  if (cases.length === 0) return <p className="mc-quiet">{words.text('mc.why.none')}</p>
  return (
    <div className="mc-why">
      {cases.map((one) => (
        <Explained key={one.id} of={one} table={props} mine={one.dead.some((unit) => unit.startsWith(`species.${colour}-`))} />
      ))}
    </div>
  )
}

function Explained({ of, table, mine }: { of: Case; table: TableProps<ClassicView>; mine: boolean }) {
  const { words, view } = table
  const { game } = view
  const place = of.habitat === undefined ? words.text('mc.why.world') : words.text(`habitat.${of.habitat}`)
  const biome = of.habitat !== undefined && of.turn >= game.turn - 1 ? habitatName(of.habitat, game, words) : undefined
  return (
    <details className="mc-case" data-mine={mine || undefined} open={of.turn >= game.turn - 1}>
      <summary>
        <b>{biome ?? place}</b>
        <small>{biome ? place : words.text('mc.why.turn', { turn: of.turn })}</small>
        <span className="mc-fallen">
          {of.dead.map((unit, i) => (
            <Fallen key={`${unit}${of.dead.slice(0, i).filter((other) => other === unit).length}`} unit={unit} />
          ))}
        </span>
      </summary>
      <ol>
        {of.lines.map((line, i) => (
          <Step
            key={`${line.rule}${line.even ?? line.entry?.key}${of.lines.slice(0, i).filter((l) => l.rule === line.rule).length}`}
            line={line}
            words={words}
          />
        ))}
      </ol>
    </details>
  )
}

interface StepProps {
  readonly line: Line
  readonly words: Words
}

/** A step once told stays as it is. */
const Step = memo(
  function Step({ line, words }: StepProps) {
    return (
      <li data-even={line.even !== undefined || undefined}>
        {line.entry ? words.log(line.entry) : words.text(`mc.why.even.${line.even}`)}{' '}
        <RuleLink game="megafauna-classic" rule={line.rule} words={words} />
      </li>
    )
  },
  (a, b) => a.words === b.words && a.line.rule === b.line.rule && a.line.entry === b.line.entry && a.line.even === b.line.even,
)

/** Someone who died, as a small mark: `species.red-dino`, `tile.IM4`. */
function Fallen({ unit }: { unit: string }) {
  const [kind = '', id = ''] = unit.split(/\.(.*)/s)
  if (kind === 'species') return <TokenMark species={id} size={19} />
  return tileOf(id) ? <Glyph name={unitIcon(`tile:${id}`)} size={17} /> : null
}
