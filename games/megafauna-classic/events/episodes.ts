/** 17.0 Episodes: the Atlantic opens after the first catastrophe, the Cenozoic begins after the second. */

import { type ClassicTable, tell } from '../keys.ts'

export function triggerEpisode(t: ClassicTable): void {
  t.state.catastrophes++
  if (t.state.catastrophes === 1) tell(t, 'episode.atlantic', {}, '17.1')
  if (t.state.catastrophes === 2) tell(t, 'episode.cenozoic', {}, '17.2')
}
