import type { Named } from './cast.ts'

/** What a player is called: the name, and beside it, in italics, the other word. */
export function PlayerName({ of: { name, term } }: { of: Named }) {
  return (
    <span className="player-name">
      <b>{name}</b>
      {term && <i>{term}</i>}
    </span>
  )
}
