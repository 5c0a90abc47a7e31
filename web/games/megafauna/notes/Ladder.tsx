import type { MegafaunaView, ProspectView, RungView } from '@deeptime/megafauna'
import type { Words } from '@deeptime/words'
import type { ReactNode } from 'react'
import type { DrawnNote } from '../../../table/board.ts'
import { prospectAt, readSpecies, speciesOf } from '../components.ts'
import { Badge, Cube, Glyph, TokenMark } from '../Pieces.tsx'
import { moverIn } from '../questions.ts'
import { readSpace } from '../refs.ts'

/** The rungs of both ladders in their order; a rung that is not in a contest's own steps was skipped, or not needed any more. */
const LADDERS = {
  G: [
    ['edible', 'G3'],
    ['roadrunner', 'G4'],
    ['humidity', 'G5'],
    ['size', 'G6'],
    ['skeleton', 'G7'],
  ],
  H: [
    ['roadrunner', 'H3'],
    ['prey', 'H4'],
    ['size', 'H5'],
    ['skeleton', 'H6'],
  ],
} as const

interface Line {
  readonly rung: string
  readonly rule: string
  readonly step: RungView | undefined
  readonly said: 'skipped' | 'level' | 'win' | 'lose' | 'needless'
}

/** All lines of the contest: those before the one that decides, that one, and those that are not needed. */
export function linesOf(ladder: readonly RungView[]): readonly Line[] {
  const kind = ladder.some(({ rule }) => rule.startsWith('H')) ? 'H' : 'G'
  const decided = ladder.find(({ wins }) => wins !== 0)
  const known = LADDERS[kind].map(([rung, rule]): Line => {
    const step = ladder.find((one) => one.rung === rung)
    if (step) return { rung, rule: step.rule, step, said: step.wins > 0 ? 'win' : step.wins < 0 ? 'lose' : 'level' }
    const past = decided !== undefined && indexOf(kind, rung) > indexOf(kind, decided.rung)
    return { rung, rule, step, said: past ? 'needless' : 'skipped' }
  })
  const alike = ladder.some(({ rung }) => rung === 'same')
  const last = ladder.filter(({ rung }) => rung === 'owner' || rung === 'same')
  // Two creeples of one species differ in nothing: no rung is climbed.
  return [
    ...(alike ? [] : known),
    ...last.map((step): Line => ({ rung: step.rung, rule: step.rule, step, said: step.wins < 0 ? 'lose' : 'level' })),
  ]
}

const indexOf = (kind: 'G' | 'H', rung: string): number => {
  const at = LADDERS[kind].findIndex(([name]) => name === rung)
  return at < 0 ? LADDERS[kind].length : at
}

interface LadderProps {
  readonly prospect: ProspectView
  readonly mover: string
  readonly game: MegafaunaView
  readonly words: Words
}

/** What would come of settling there: the price, the verdict, the ladder line by line, and who would fall with it. */
export function Ladder({ prospect, mover, game, words }: LadderProps) {
  const { verdict, resident, ladder, cost, starves } = prospect
  const { level } = readSpace(prospect.space)
  const points = speciesOf(game, mover)?.dispersal ?? cost
  const own = starves !== null && readSpecies(starves).colour === readSpecies(mover).colour
  return (
    <div className="mf-ladder" data-verdict={verdict}>
      <p className="mf-ladder-head">
        <svg width="20" height="20" viewBox="-9 -9 18 18" aria-hidden="true" focusable="false">
          <Badge verdict={own ? 'own' : verdict} x={0} y={0} />
        </svg>
        <b>{words.text(`mf.forecast.${verdict}`, { resident: resident ? `@species.${resident}` : '', level: `@level.${level}` })}</b>
        <span className="mf-ladder-cost">
          <Glyph name="footprint" size={13} /> {words.text('mf.ladder.cost', { cost, points })}
        </span>
      </p>
      {resident && ladder.length > 0 && (
        <table>
          <thead>
            <tr>
              <th aria-label={words.text('mf.ladder.rung')} />
              <th>
                <TokenMark species={mover} size={20} />
              </th>
              <th>
                <TokenMark species={resident} size={20} />
              </th>
              <th aria-label={words.text('mf.ladder.outcome')} />
            </tr>
          </thead>
          <tbody>
            {linesOf(ladder).map(({ rung, rule, step, said }) => (
              <tr key={rung} data-said={said}>
                <th scope="row">
                  {step?.organ && <Cube organ={step.organ} size={14} />} {words.text(`mf.rung.${rung}`)}
                </th>
                <td>{step ? step.newcomer : '·'}</td>
                <td>{step ? step.resident : '·'}</td>
                <td className="mf-ladder-said">
                  {words.text(`mf.rung.${said}`)} <small>{rule}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {resident && verdict === 'win' && <p>{words.text('mf.ladder.falls', { species: `@species.${resident}` })}</p>}
      {verdict === 'lose' && <p>{words.text('mf.ladder.lies')}</p>}
      {starves && (
        <p className="mf-ladder-warning">
          {words.text(own ? 'mf.forecast.starvesOwn' : 'mf.forecast.starves', { species: `@species.${starves}` })}
        </p>
      )}
    </div>
  )
}

/** The note of a level that a newborn can reach. */
export function spaceDrawn(space: string, { view, words }: DrawnNote<MegafaunaView>): ReactNode | undefined {
  const mover = moverIn(view)
  const prospect = prospectAt(view.game, mover, space)
  return mover && prospect ? <Ladder {...{ prospect, mover, words }} game={view.game} /> : undefined
}
