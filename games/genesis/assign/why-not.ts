import type { WhyNot } from '@deeptime/engine'
import { type Reason, whyNotOf } from '@deeptime/kit'
import { hasParasite, mayHost, prospect } from '../attach.ts'
import { biontOf, unmovedBiont } from '../bionts.ts'
import type { Colour } from '../components/ids.ts'
import type { WhyKey } from '../keys.ts'
import { isHyperparasite, organismAt, organisms, rowOf, tableauOf } from '../organisms.ts'
import { allCatalysts } from '../pools.ts'
import { biontRef, faceRef, organismRef, refugiumRef } from '../refs.ts'
import { refugia, refugiumCard } from '../refugia.ts'
import type { RuleId } from '../rules.ts'
import { type GenesisState, isParasite, NONE, parasiteOf } from '../state.ts'
import { entropyRoom, openRows, placeId } from './bionts.ts'

/** Why things can't be assigned: the questions that list the options, asked of everything else. */

export type GenesisReason = Reason<WhyKey, RuleId>

/** Why a biont that is out cannot be moved. */
function biontReason(s: GenesisState, player: number, place: number): GenesisReason | undefined {
  if (unmovedBiont(s, player, place) === NONE) return { key: 'moved', rule: 'E' }
  const organism = s.organisms[place]
  if (!organism) return s.active[refugiumCard(s, place).row] ? undefined : { key: 'row-locked', rule: 'E1' }
  if (organism.macro) return { key: 'macro', rule: 'E6' }
  return (s.hgtLeft[player] as number) > 0 ? undefined : { key: 'no-transfer', rule: 'E6' }
}

function refugiumReason(s: GenesisState, player: number, placard: number): GenesisReason | undefined {
  const { row, fee } = refugiumCard(s, placard)
  if (!(openRows(s, player) & (1 << row))) return { key: 'row-closed', rule: 'E1' }
  if (entropyRoom(s, player) <= 0) return { key: 'entropy', rule: 'E2', params: { limit: s.limit[player] as number } }
  return allCatalysts(s, player) < fee ? { key: 'no-fee', rule: 'E2' } : undefined
}

/** Why a face finds no host anywhere, or why the card is no answer. */
function faceReason(s: GenesisState, player: number, face: number): GenesisReason | undefined {
  const parasite = parasiteOf(player as Colour)
  if (s.organisms[parasite]) return { key: 'parasite-out', rule: 'E3' }
  const seeker = { parasite, face, controller: player, rows: openRows(s, player), carries: false }
  return organisms(s).some((host) => prospect(s, seeker, host) > 0) ? undefined : { key: 'no-cube', rule: 'E3' }
}

/** Why an organism is no host for a face. */
export function hostReason(s: GenesisState, player: number, face: number, host: number): GenesisReason | undefined {
  const parasite = parasiteOf(player as Colour)
  const seeker = { parasite, face, controller: player, rows: openRows(s, player), carries: false }
  if (prospect(s, seeker, host) > 0 || host === parasite) return undefined
  if (mayHost(s, seeker, host))
    return organismAt(s, host).parasite === NONE ? { key: 'no-cube', rule: 'E3' } : { key: 'not-more', rule: 'E4' }
  if (!isParasite(host) && tableauOf(s, host) === player) return { key: 'own-tableau', rule: 'E3' }
  if (isParasite(host) && organismAt(s, host).controller === player) return { key: 'own-parasite', rule: 'E3' }
  if (isHyperparasite(s, host)) return { key: 'hyperparasite', rule: 'E3' }
  return openRows(s, player) & (1 << rowOf(s, host)) ? undefined : { key: 'row-closed', rule: 'E3' }
}

export function whyNotAssign(s: GenesisState, player: number): readonly WhyNot[] {
  const places = [...refugia(s), ...organisms(s)].filter((place) => biontOf(s, player, place) !== NONE)
  return [
    ...whyNotOf(
      places,
      (place) => biontRef(player, placeId(s, place)),
      (place) => biontReason(s, player, place),
    ),
    ...whyNotOf(
      refugia(s),
      (placard) => refugiumRef(s, placard),
      (placard) => refugiumReason(s, player, placard),
    ),
    ...(hasParasite(s)
      ? whyNotOf(
          [0, 1],
          (face) => faceRef(s, parasiteOf(player as Colour), face),
          (face) => faceReason(s, player, face),
        )
      : []),
  ]
}

export const whyNotHost = (s: GenesisState, player: number, face: number): readonly WhyNot[] =>
  whyNotOf(
    organisms(s),
    (host) => organismRef(s, host),
    (host) => hostReason(s, player, face, host),
  )
