import type { GenesisView } from '@deeptime/genesis/view'
import type { TableProps } from '../../table/board.ts'
import { Choice } from './Choice.tsx'
import { Dice } from './Dice.tsx'
import { Earth } from './Earth.tsx'
import { organismByRef } from './names.ts'
import { Organism } from './Organism.tsx'
import { PoolLine, Tableau } from './Tableau.tsx'

/** The middle of the table: the Earth in section, and below it your own life, on a phone your pool; while dice lie there, what they do. */
export function Board(props: TableProps<GenesisView>) {
  const { view, seat, size, still } = props
  const { players, roll } = view.game
  const own = players.filter((player) => player.seat === seat)
  // A micro-organism of yours stands beside its dice while they lie there.
  const rolls = roll && size !== 'phone' ? organismByRef(view.game, roll.of) : undefined
  const rolling = rolls && rolls.kind !== 'parasite' && own.some(({ colour }) => colour === rolls.controller.colour) ? rolls : undefined
  return (
    <div className="ge-table" data-size={size} data-still={still || undefined}>
      <Earth {...props} />
      <Choice {...props} />
      {roll && (
        <div className="ge-rolling">
          <Dice {...props} roll={roll} />
          {rolling && <Organism organism={rolling} table={props} />}
        </div>
      )}
      {own.map((player) =>
        size === 'phone' ? (
          <PoolLine key={player.colour} player={player} table={props} />
        ) : (
          <Tableau key={player.colour} player={player} table={props} without={rolling} />
        ),
      )}
    </div>
  )
}
