import type { GenesisView } from '@deeptime/genesis/view'
import type { TableProps } from '../../table/board.ts'
import { Tableau } from './Tableau.tsx'

/** The tableaux that do not stand below the Earth: on a phone all of them, yours first. */
export function Life(props: TableProps<GenesisView>) {
  const { view, seat, size } = props
  const { players } = view.game
  const own = players.filter((player) => player.seat === seat)
  const others = players.filter((player) => player.seat !== seat)
  const shown = size === 'phone' ? [...own, ...others] : others
  return (
    <div className="ge-lives">
      {shown.map((player) => (
        <Tableau key={player.colour} player={player} table={props} />
      ))}
      {shown.length === 0 && <p className="ge-empty">{props.words.text('ge.alone')}</p>}
    </div>
  )
}
