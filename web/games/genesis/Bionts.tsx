import { COLOUR_IDS } from '@deeptime/genesis/components/ids.ts'
import type { BiontView, GenesisView } from '@deeptime/genesis/view'
import type { TableProps } from '../../table/board.ts'
import { keyed } from './keyed.ts'
import { biontRef } from './refs.ts'
import { Token } from './Tokens.tsx'

interface BiontsProps {
  readonly bionts: readonly BiontView[]
  /** What the rules call the place: `pool`, `refugium-mars`, `bacterium-mars`. */
  readonly place: string
  readonly table: TableProps<GenesisView>
  readonly size?: number
}

/** The bionts of one place, those of a colour as one piece. */
export const Bionts = ({ bionts, place, table, size = 18 }: BiontsProps) =>
  COLOUR_IDS.map((colour) => {
    const own = bionts.filter((biont) => biont.colour === colour)
    if (own.length === 0) return null
    return (
      <span
        key={colour}
        {...table.piece(biontRef(colour, place))}
        className="ge-bionts"
        data-moved={own.every((b) => b.moved) || undefined}
      >
        {keyed(own.map((biont) => (biont.npc ? 'npc' : 'own'))).map(({ item, key }) => (
          <Token key={key} kind="dome" colour={colour} size={size} look={item === 'npc' ? 'npc' : undefined} />
        ))}
      </span>
    )
  })
