import type { Script, Table } from '@deeptime/engine'
import { actorsIn, biontOf } from '../bionts.ts'
import { settle } from '../losses.ts'
import { ALLOW, type GenesisOption, REFUSE } from '../options.ts'
import { diseaseColour, icons, organismAt } from '../organisms.ts'
import { biontRef, colourWord, diseaseRef, organismId, organismWord } from '../refs.ts'
import { decide, tell } from '../speech.ts'
import { type Actor, colourOfActor, type GenesisState, isNpc, isParasite, NONE } from '../state.ts'
import { type CubeOption, emptyOrgan, giveBack, steal, stealable } from '../steal.ts'
import { circleFree, takeInto } from './macros.ts'
import { canPay } from './payment.ts'

/** H4: a host against its parasite, or the other way round. */

type T = Table<GenesisState>

export interface AttackOption extends GenesisOption {
  readonly target: number
  /** The colour of the cube or biont, which is the price. */
  readonly price: number
  readonly prey: { readonly slot: number } | { readonly biont: Actor } | { readonly cube: CubeOption }
}

/** More icons need no consent, nor does a player against himself. */
const needsConsent = (s: GenesisState, buyer: Actor, attacker: number, target: number): boolean => {
  const { controller } = organismAt(s, target)
  if (controller === buyer || controller === organismAt(s, attacker).controller) return false
  return icons(s, attacker, 'redQueen') <= icons(s, target, 'redQueen')
}

export function attackOptions(s: GenesisState, buyer: Actor, o: number, refused: readonly string[]): AttackOption[] {
  if (!s.variants.foreign || icons(s, o, 'redQueen') === 0) return []
  const { parasite, host } = organismAt(s, o)
  const found: AttackOption[] = []
  if (parasite !== NONE) found.push(...againstParasite(s, o, parasite))
  if (isParasite(o) && host !== NONE) found.push(...againstHost(s, o, host))
  return found.filter(({ id, target, price }) => {
    if (refused.includes(id) || !canPay(s, o, price)) return false
    return !isNpc(organismAt(s, target).controller) || !needsConsent(s, buyer, o, target)
  })
}

/** A disease cube back; only if there is none, a biont. */
function againstParasite(s: GenesisState, o: number, parasite: number): AttackOption[] {
  const { disease, face } = organismAt(s, parasite)
  const { macro } = organismAt(s, o)
  const filled = [0, 1].filter((slot) => disease[slot] !== NONE)
  if (filled.length === 0) return bionts(s, o, parasite)
  return filled
    .filter((slot) => !macro || emptyOrgan(s, o, diseaseColour(s, parasite, face, slot)) !== NONE)
    .map((slot) => {
      const price = diseaseColour(s, parasite, face, slot)
      const ref = diseaseRef(s, parasite, slot)
      return {
        id: `red-queen:${ref}`,
        about: [ref],
        label: 'red-queen',
        params: { what: colourWord(price) },
        target: parasite,
        price,
        prey: { slot },
      }
    })
}

function bionts(s: GenesisState, o: number, parasite: number): AttackOption[] {
  return actorsIn(s, parasite)
    .filter((actor) => circleFree(s, o, colourOfActor(actor)))
    .map((actor) => {
      const price = colourOfActor(actor)
      const ref = biontRef(actor, organismId(s, parasite))
      const params = { colour: colourWord(price) }
      return { id: `red-queen:${ref}`, about: [ref], label: 'red-queen-biont', params, target: parasite, price, prey: { biont: actor } }
    })
}

const againstHost = (s: GenesisState, o: number, host: number): AttackOption[] =>
  stealable(s, o, host).map((cube) => ({
    id: `red-queen:${cube.id}`,
    about: cube.about ?? [],
    label: 'red-queen',
    params: { what: colourWord(cube.colour) },
    target: host,
    price: cube.colour,
    prey: { cube },
  }))

/** Asked after the prey is named, before anything is paid. */
export function* consents(t: T, buyer: Actor, o: number, target: number): Script<boolean> {
  const s = t.state
  if (!needsConsent(s, buyer, o, target)) return true
  const params = { attacker: organismWord(s, o), target: organismWord(s, target) }
  const { id } = yield* decide(t, organismAt(s, target).controller, 'redQueen.consent', [ALLOW, REFUSE], 'H4', params)
  if (id === ALLOW.id) return true
  tell(t, 'red-queen.refused', { organism: params.attacker, target: params.target }, 'H4')
  return false
}

/** The attack; the answer is the biont that was taken, or `NONE`. */
export function* attack(t: T, o: number, { target, price, prey }: AttackOption): Script<number> {
  const s = t.state
  const params = { organism: organismWord(s, o), target: organismWord(s, target), what: colourWord(price) }
  tell(t, 'red-queen', params, 'H4')
  if ('cube' in prey) {
    steal(s, o, target, prey.cube)
    yield* settle(t, target)
    return NONE
  }
  if ('slot' in prey) {
    giveBack(s, target, prey.slot)
    yield* settle(t, target)
    return NONE
  }
  const biont = biontOf(s, prey.biont, target, 'most')
  takeInto(t, o, biont)
  yield* settle(t, target)
  return biont
}
