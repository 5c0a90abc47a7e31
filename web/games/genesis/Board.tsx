import type { GenesisView } from '@deeptime/genesis/view'
import type { TableProps } from '../../table/board.ts'
import { Dice } from './Dice.tsx'
import { Earth } from './Earth.tsx'
import { PoolLine, Tableau } from './Tableau.tsx'

/** The middle of the table: the Earth in section, and below it your own life, on a phone your pool; while dice lie there, what they do. */
export function Board(props: TableProps<GenesisView>) {
  const { view, seat, size, still } = props
  const { players, roll } = view.game
  const own = players.filter((player) => player.seat === seat)
  return (
    <div className="ge-table" data-size={size} data-still={still || undefined}>
      <Earth {...props} />
      {roll && <Dice {...props} roll={roll} />}
      {own.map((player) =>
        size === 'phone' ? (
          <PoolLine key={player.colour} player={player} table={props} />
        ) : (
          <Tableau key={player.colour} player={player} table={props} />
        ),
      )}
    </div>
  )
}
