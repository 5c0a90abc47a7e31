import type { Phrases } from '../phrases.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })
const join = (items: readonly string[]): string => list.format(items)

/** “two red organs and a blue organ”, from a list with one colour for each cube. */
function organs(colours: readonly string[]): string {
  const parts = [...new Set(colours)].map((colour) => {
    const n = colours.filter((c) => c === colour).length
    return n === 1 ? `one ${colour} organ` : `${n} ${colour} organs`
  })
  return join(parts)
}

const TABS: Readonly<Record<string, string>> = { north: 'north', middle: 'middle', south: 'south' }

export const PHRASES_EN: Phrases = {
  next: '; ',
  hex: (craton, number) => `${craton} ${number}`,
  centre: (craton) => `the centre of ${craton}`,
  tab: (craton, tab) => `the ${TABS[tab]} tab of ${craton}`,
  space: (place, level) => `${place}, ${level}`,
  mutation: (colours, system, plantIcon) =>
    `Gives ${organs(colours)} (${system}).${plantIcon ? ' Green may take it: it bears the monstrous plant.' : ''}`,
  side: (side) => {
    if (side.form !== undefined) {
      return `${side.name}: founds a species, the ${side.form}, up to size ${side.maxSize}; ${join(side.recession)} recedes.`
    }
    const gives = [
      ...(side.organs.length > 0 ? [organs(side.organs)] : []),
      ...(side.monster !== undefined ? [`a ${side.monster} monster`] : []),
      ...(side.venom ? ['venom'] : []),
      ...(side.mutualism ? ['mutualism'] : []),
      ...(side.left !== undefined ? [`${side.left} on the left`] : []),
      ...(side.right !== undefined ? [`${side.right} on the right`] : []),
      ...(side.haustorium !== undefined ? [`the skeletal number ${side.haustorium}`] : []),
    ]
    return `${side.name}, up to size ${side.maxSize}: ${join(gives)}${side.fossil ? '; worth a fossil' : ''}.`
  },
  tool: (prey, divingBell) =>
    `Hunts every ${prey}, and guards a herbivore that is one.${divingBell ? ' A carnivore with it lives in seas and blooms where swimmers feed it.' : ''}`,
  order: (colours) => `Order of play: ${colours.join(', ')}.`,
  stable: 'The biosphere is stable: no biosphere card.',
  comet: 'In era III of the long game this ends the game.',
  impacted: (craton) => `Craters and drifts to the north or south strike ${craton}.`,
  event: (event, name) => {
    switch (event.kind) {
      case 'latitudinalDrift':
        return `drift ${name(`direction.${event.direction}`)} by ${event.steps}`
      case 'crater':
        return 'crater'
      case 'collision':
        return `${name(`craton.${event.craton}`)} moves ${name(`direction.${event.direction}`)}`
      case 'rift':
        return 'Pangaea rifts'
      case 'climax':
        return `climax in latitude ${join(event.latitudes.map(String))}`
      case 'deluge':
        return 'deluge'
      case 'mutagen':
        return 'mutagen'
      case 'radiation':
        return `${name(`row.${event.organs}`)} radiation`
      case 'crowdDisease':
        return 'crowd disease'
      case 'windy':
        return 'wind everywhere'
    }
  },
  reservoir: (event, name) => {
    const icons = [
      ...(event.requires ? [`needs ${name(`condition.${event.requires}`)}`] : []),
      ...(event.rainShadow ? ['into a rain shadow'] : []),
      ...(event.pistol ? ['pistol'] : []),
    ]
    const move = `${name(`disc.${event.disc}`)} disc from ${name(`track.${event.from}`)} to ${name(`track.${event.to}`)}`
    return icons.length > 0 ? `${move} (${icons.join(', ')})` : move
  },
}
