import type { ColourId } from '@deeptime/genesis/components/ids.ts'
import type { GenesisView, PlayerView, RowView } from '@deeptime/genesis/view'
import type { TableProps } from '../../table/board.ts'
import { ROW_SIGNS, SIGNS } from './icons.ts'
import { Pile } from './Pile.tsx'
import { Pool } from './Pool.tsx'
import { rowRef } from './refs.ts'
import { Scenery } from './Scenery.tsx'
import { Sign } from './Tokens.tsx'

/** The player whose eyes the table is seen with: the one at the screen, or whose turn it is. */
export function seenBy({ view, seat }: TableProps<GenesisView>): PlayerView | undefined {
  const asked = view.ask?.params?.colour
  const colour = typeof asked === 'string' ? (asked.replace('@colour.', '') as ColourId) : undefined
  const own = view.game.players.filter((player) => player.seat === seat)
  return own.find((player) => player.colour === colour) ?? own[0]
}

/** The Earth in section: four strata from the sky to the rock, refugia as pools in them, a pile of mutations tied to each. */
export function Earth(props: TableProps<GenesisView>) {
  const me = seenBy(props)
  return (
    <div className="ge-earth" data-size={props.size}>
      {props.view.game.rows.map((row) => (
        <Stratum key={row.environment} row={row} table={props} home={me?.homeRows.includes(row.environment) ?? false} />
      ))}
    </div>
  )
}

interface StratumProps {
  readonly row: RowView
  readonly table: TableProps<GenesisView>
  readonly home: boolean
}

function Stratum({ row, table, home }: StratumProps) {
  const { words, piece } = table
  const { environment, active, refugia, placards } = row
  return (
    <section className="ge-row" data-row={environment} data-asleep={!active || undefined} data-many={refugia.length > 3 || undefined}>
      <Pile row={row} table={table} />
      <div className="ge-stratum">
        <Scenery row={environment} />
        <div {...piece(rowRef(environment))} className="ge-row-name">
          <Sign of={ROW_SIGNS[environment]} size={26} />
          <h3>{words.text(`environment.${environment}`)}</h3>
          <span className={active ? 'ge-state open' : 'ge-state'}>{words.text(active ? 'ge.row.open' : 'ge.row.asleep')}</span>
          {home && <span className="ge-state home">{words.text('ge.row.home')}</span>}
          {placards > 0 && (
            <span className="ge-hidden">
              <Sign of={SIGNS.stack} size={12} />
              {words.text('ge.row.hidden', { count: placards })}
            </span>
          )}
        </div>
        <div className="ge-pools">
          {refugia.map((refugium) => (
            <Pool key={refugium.id} refugium={refugium} table={table} />
          ))}
        </div>
      </div>
    </section>
  )
}
