import { COLOUR_IDS } from '@deeptime/genesis/components/ids.ts'
import type { GenesisView, OrganismView, PlayerView } from '@deeptime/genesis/view'
import type { TableProps } from '../../table/board.ts'
import { PlayerName } from '../../table/PlayerName.tsx'
import { Bionts } from './Bionts.tsx'
import { SIGNS } from './icons.ts'
import { Organism } from './Organism.tsx'
import { catalystRef, playerRef } from './refs.ts'
import { colours, Sign, Token } from './Tokens.tsx'

interface PlayerProps {
  readonly player: PlayerView
  readonly table: TableProps<GenesisView>
}

/** The bacteria and macroorganisms of a tableau. */
export const organismsOf = ({ organisms }: GenesisView, { colour }: PlayerView): readonly OrganismView[] =>
  organisms.filter((organism) => organism.kind !== 'parasite' && organism.controller.colour === colour && !organism.controller.npc)

const inRefugia = ({ rows }: GenesisView, { colour }: PlayerView): number =>
  rows.flatMap((row) => row.refugia).flatMap((refugium) => refugium.bionts.filter((b) => b.colour === colour && !b.npc)).length

/** A pool in one line: free bionts, catalysts of each colour, bionts in refugia against the limit, the parasite card while it is free. */
export function PoolLine({ player, table }: PlayerProps) {
  const { piece, words, cast, view } = table
  const { colour, pool, bionts, entropyLimit, parasiteFree, libertinage, trophies, transfers } = player
  const named = cast.actor(`@colour.${colour}`)
  return (
    <div className="ge-pool-line" style={colours(colour)}>
      <span {...piece(playerRef(colour))} className="ge-player-name">
        {named ? <PlayerName of={named} /> : words.text(`colour.${colour}`)}
      </span>
      <span className="ge-free">
        {bionts.length > 0 ? <Bionts bionts={bionts} place="pool" table={table} size={20} /> : <small>{words.text('ge.no-biont')}</small>}
      </span>
      <span className="ge-catalysts" title={words.text('ge.pool-limit', { limit: view.game.poolLimit })}>
        {COLOUR_IDS.map((c) => (
          <span key={c} {...piece(catalystRef(colour, c))} className="ge-catalyst" data-none={pool[c] === 0 || undefined}>
            <Token kind="disc" colour={c} size={18} />
            <b>{pool[c]}</b>
          </span>
        ))}
        <small>/{view.game.poolLimit}</small>
      </span>
      <span className="ge-fact">{words.text('ge.in-refugia', { count: inRefugia(view.game, player), limit: entropyLimit })}</span>
      {libertinage > 0 && (
        <span className="ge-fact" title={words.text('ge.libertinage', { count: libertinage, left: transfers })}>
          <Sign of={SIGNS.transfer} size={14} />
          {libertinage}
        </span>
      )}
      {trophies.length > 0 && (
        <span className="ge-fact" title={words.text('ge.trophies')}>
          <Sign of={SIGNS.fossil} size={14} />
          {trophies.length}
        </span>
      )}
      {parasiteFree.map((ref) => (
        <span key={ref} {...piece(ref)} className="ge-fact ge-face">
          <Sign of={SIGNS.virus} size={14} />
          {words.text(ref.replace(':', '.'))}
        </span>
      ))}
    </div>
  )
}

/** A tableau: the pool, then its organisms, but for one that stands elsewhere. */
export function Tableau({ player, table, without }: PlayerProps & { readonly without?: OrganismView | undefined }) {
  const organisms = organismsOf(table.view.game, player).filter(({ ref }) => ref !== without?.ref)
  return (
    <section className="ge-tableau" style={colours(player.colour)}>
      <PoolLine player={player} table={table} />
      <div className="ge-organisms">
        {organisms.map((organism) => (
          <Organism key={organism.id} organism={organism} table={table} />
        ))}
        {organisms.length === 0 && !without && <p className="ge-empty">{table.words.text('ge.no-life')}</p>}
      </div>
    </section>
  )
}
