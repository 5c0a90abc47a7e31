import type { ClassicView } from '@deeptime/megafauna-classic'
import { speciesOf } from './components.ts'
import type { Light } from './Habitat.tsx'

/** What the rules say of a species now: where it could feed, whom it could eat, who could eat it. */
export function lightOn(game: ClassicView, id: string | undefined): Light | undefined {
  const species = id === undefined ? undefined : speciesOf(game, id)
  if (!species) return undefined
  return {
    colour: species.colour === 'white' ? 'var(--mc-white-line)' : `var(--mc-${species.colour})`,
    places: new Set(species.couldLive),
    prey: new Set(species.canEat),
    hunters: new Set(species.eatenBy),
  }
}
