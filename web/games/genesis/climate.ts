import type { ClimateIcon } from '@deeptime/genesis/components/ids.ts'
import { ARMAGEDDON_RUN, WATERWORLD_RUN } from '@deeptime/genesis/components/tracks.ts'
import type { GenesisView } from '@deeptime/genesis/view'

/** D10: how many equal icons came last, and how many end the world. */
export function climateRun({ climate, waterworld }: GenesisView): {
  readonly run: number
  readonly needed: number
  readonly icon: ClimateIcon
} {
  const icon = climate.at(-1) ?? 'sun'
  let run = 0
  while (run < climate.length && climate.at(-1 - run) === icon) run++
  return { run, needed: waterworld && icon === 'sun' ? WATERWORLD_RUN : ARMAGEDDON_RUN, icon }
}
