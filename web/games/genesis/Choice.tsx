import type { Option, Params } from '@deeptime/engine'
import type { GenesisView } from '@deeptime/genesis/view'
import type { TableProps } from '../../table/board.ts'
import { climateRun } from './climate.ts'

/** Questions with two answers that deserve a card each: what either does. */
export const TWO_SIDED: ReadonlySet<string> = new Set([
  'gaia.call',
  'gaia.vote',
  'redQueen.consent',
  'transfer.block',
  'landfall',
  'ocean.land',
  'libertine.claim',
])

const half = (points: number): number => Math.ceil(points / 2)

/** What the words of the cards need: whose points are halved, how long the run is, what stands against what. */
function paramsOf({ view, seat }: TableProps<GenesisView>): Params {
  const points = view.scores[seat]?.total ?? 0
  const { run, needed } = climateRun(view.game)
  return { ...view.ask?.params, points, half: half(points), run, needed, mode: view.game.variants.mode }
}

/** Two equal cards for a question that has two sides; the prompt above keeps its buttons. */
export function Choice(props: TableProps<GenesisView>) {
  const { view, words, choose } = props
  const { ask } = view
  if (!ask || !TWO_SIDED.has(ask.kind)) return null
  const params = paramsOf(props)
  return (
    <section className="ge-choice" aria-label={words.ask(ask)}>
      <p>{words.text(`ge.choice.${ask.kind}`, params)}</p>
      <div className="ge-sides">
        {ask.options.map((option: Option) => (
          <button key={option.id} type="button" className="ge-side" data-side={option.id} onClick={() => choose(option.id)}>
            <strong>{words.option(option)}</strong>
            <span>{words.text(`ge.choice.${ask.kind}.${option.id}`, params)}</span>
          </button>
        ))}
      </div>
    </section>
  )
}
