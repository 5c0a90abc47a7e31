import { BIOMES, type MegafaunaView, RAFTING } from '@deeptime/megafauna'
import type { TableProps } from '../../table/board.ts'
import { BIOME_ART } from './art.ts'
import { readSpecies, speciesOf } from './components.ts'
import { Cube, Die, Glyph, TokenMark } from './Pieces.tsx'
import { moverIn } from './questions.ts'

const BLUE = 3

/** What it costs the newborn to enter each biome, and whether it can live there: in the free ocean while it looks for a place. */
export function MovementKey({ view, words, size }: TableProps<MegafaunaView>) {
  const mover = moverIn(view)
  const species = mover && speciesOf(view.game, mover)
  if (!mover || !species || size === 'phone') return null
  const { form } = readSpecies(mover)
  return (
    <aside className="mf-key" aria-label={words.text('mf.key', { species: `@species.${mover}` })}>
      <h3>
        <TokenMark species={mover} size={22} /> {words.text(`mf.form.${form}`)}
        <span className="mf-key-sum">
          <Glyph name="footprint" size={13} /> {species.dispersal} = <Die value={species.size} size={14} /> +{' '}
          <Cube organ="blue" count={species.organs[BLUE] ?? 0} size={15} />
        </span>
      </h3>
      <ul>
        {BIOMES.map(({ biome, cost, habitable }) => (
          <li
            key={biome}
            title={words.text(habitable[form] ? 'mf.key.home' : 'mf.key.passes', { biome: `@mf.biome.${biome}`, cost: cost[form] })}
          >
            <span
              className="mf-key-biome"
              style={{ background: `var(--mf-${biome === 'bloom' ? 'rain' : biome})` }}
              data-barred={!habitable[form] || undefined}
            >
              <Glyph name={BIOME_ART[biome] ?? 'grass'} size={15} />
            </span>
            {cost[form]}
          </li>
        ))}
        <li title={words.text('mf.key.raft', { cost: RAFTING[form] })}>
          <span className="mf-key-biome">
            <Glyph name="windsock" size={15} />
          </span>
          +{RAFTING[form]}
        </li>
      </ul>
    </aside>
  )
}
