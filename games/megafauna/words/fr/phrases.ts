import type { Phrases } from '../phrases.ts'

const list = new Intl.ListFormat('fr', { type: 'conjunction' })
const join = (items: readonly string[]): string => list.format(items)

/** « deux organes rouges et un organe bleu », d’une liste avec une couleur par cube. */
function organs(colours: readonly string[]): string {
  const parts = [...new Set(colours)].map((colour) => {
    const n = colours.filter((c) => c === colour).length
    return n === 1 ? `un organe ${colour}` : `${n} organes ${colour}s`
  })
  return join(parts)
}

const TABS: Readonly<Record<string, string>> = { north: 'nord', middle: 'du milieu', south: 'sud' }

const RECESSION: Readonly<Record<string, string>> = {
  rouge: 'le rouge',
  jaune: 'le jaune',
  vert: 'le vert',
  bleu: 'le bleu',
  blanc: 'le blanc',
}

export const PHRASES_FR: Phrases = {
  next: ' ; ',
  hex: (craton, number) => `${craton} ${number}`,
  centre: (craton) => `${craton}, centre`,
  tab: (craton, tab) => `${craton}, large ${TABS[tab]}`,
  space: (place, level) => `${place}, ${level}`,
  mutation: (colours, system, plantIcon) =>
    `Donne ${organs(colours)} (${system}).${plantIcon ? ' Vert peut la prendre : elle porte la plante monstrueuse.' : ''}`,
  side: (side) => {
    if (side.form !== undefined) {
      const recedes = join(side.recession.map((colour) => RECESSION[colour] as string))
      return `${side.name} : fonde une espèce, le ${side.form}, jusqu’à la taille ${side.maxSize} ; ${recedes} régresse.`
    }
    const gives = [
      ...(side.organs.length > 0 ? [organs(side.organs)] : []),
      ...(side.monster !== undefined ? [`un monstre ${side.monster}`] : []),
      ...(side.venom ? ['le venin'] : []),
      ...(side.mutualism ? ['le mutualisme'] : []),
      ...(side.left !== undefined ? [`${side.left} à gauche`] : []),
      ...(side.right !== undefined ? [`${side.right} à droite`] : []),
      ...(side.haustorium !== undefined ? [`le nombre squelettique ${side.haustorium}`] : []),
    ]
    return `${side.name}, jusqu’à la taille ${side.maxSize} : ${join(gives)}${side.fossil ? ' ; vaut un fossile' : ''}.`
  },
  tool: (prey, divingBell) =>
    `Permet de chasser tout ${prey}, et protège l’herbivore qui en est un.${divingBell ? ' Un carnivore qui la possède vit dans les mers et les éclosions où des nageurs le nourrissent.' : ''}`,
  order: (colours) => `Ordre du tour : ${colours.join(', ')}.`,
  stable: 'Biosphère stable : pas de carte biosphère.',
  comet: 'Dans l’ère III de la partie longue, elle met fin à la partie.',
  impacted: (craton) => `Cratères et dérives vers le nord ou le sud frappent ${craton}.`,
  event: (event, name) => {
    switch (event.kind) {
      case 'latitudinalDrift':
        return `dérive de ${event.steps} vers ${name(`direction.${event.direction}`)}`
      case 'crater':
        return 'cratère'
      case 'collision':
        return `${name(`craton.${event.craton}`)} glisse vers ${name(`direction.${event.direction}`)}`
      case 'rift':
        return 'rift de la Pangée'
      case 'climax':
        return `climax à la latitude ${join(event.latitudes.map(String))}`
      case 'deluge':
        return 'déluge'
      case 'mutagen':
        return 'mutagène'
      case 'radiation':
        return `radiation ${name(`row.${event.organs}`)}`
      case 'crowdDisease':
        return 'contagion'
      case 'windy':
        return 'vent partout'
    }
  },
  reservoir: (event, name) => {
    const icons = [
      ...(event.requires ? [`il faut ${name(`condition.${event.requires}`)}`] : []),
      ...(event.rainShadow ? ['vers une ombre pluviométrique'] : []),
      ...(event.pistol ? ['pistolet'] : []),
    ]
    const move = `disque ${name(`disc.${event.disc}`)} : ${name(`track.${event.from}`)} → ${name(`track.${event.to}`)}`
    return icons.length > 0 ? `${move} (${icons.join(', ')})` : move
  },
}
