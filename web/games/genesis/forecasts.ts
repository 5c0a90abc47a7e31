import type { Cards } from '@deeptime/genesis/components/cards.ts'
import type { ColourId } from '@deeptime/genesis/components/ids.ts'
import { cancerForecast, type LifeForecast, lifeForecast, type PoolForecast, poolForecast } from '@deeptime/genesis/forecast'
import type { ByColour, GenesisView, OrganismView, RefugiumView } from '@deeptime/genesis/view'
import { refugiumCard } from './cards.ts'

/** Forecasts of what lies on the table, from the rules' own functions. */

export const total = (counts: ByColour): number => Object.values(counts).reduce((sum, count) => sum + (count ?? 0), 0)

/** C3: the introductory game is always warm. */
export const isCold = (game: GenesisView): boolean => game.variants.mode !== 'introductory' && game.climate.at(-1) === 'snow'

/** The roll of a refugium for a colour, with some more bionts of it than are there. */
export function forecastPool(game: GenesisView, refugium: RefugiumView, colour: ColourId, cards: Cards, more = 0): PoolForecast {
  const card = refugiumCard(cards, refugium.id)
  const own = refugium.bionts.filter((biont) => biont.colour === colour).length + more
  const others = refugium.bionts.length + more - own
  return poolForecast({
    card,
    cold: isCold(game),
    organised: total(refugium.organised),
    disorganised: total(refugium.disorganised),
    bionts: own,
    others,
    enzymes: refugium.enzymes.length,
    reroll: others === 0 && cards.refugia.indexOf(card) >= 0 && COLOUR_NUMBERS[colour] === card.colour,
  })
}

const COLOUR_NUMBERS: Readonly<Record<ColourId, number>> = { red: 0, yellow: 1, green: 2, blue: 3 }

/** The next Darwinian roll of a micro-organism. */
export const forecastLife = ({ dice, chromosomes, errorShield, errorFace }: OrganismView): LifeForecast =>
  lifeForecast({ dice, red: chromosomes.red, yellow: chromosomes.yellow, shield: errorShield, onlySix: errorFace === 6 })

/** D8: the next cancer roll of a macroorganism. */
export function forecastCancer({ macro, bionts, chromosomes }: OrganismView, shielded: boolean) {
  const organs = macro?.organs.filter((organ) => organ.filled).length ?? 0
  return cancerForecast(organs + 2 * bionts.length, chromosomes.blue, shielded)
}

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`
