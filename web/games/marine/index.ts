import type { Seat } from '@deeptime/engine'
import { type AnimalId, type MarineView, marine } from '@deeptime/marine'
import { EVOLUTION_CARDS } from '@deeptime/marine/components/evolution-cards.ts'
import { TRAITS } from '@deeptime/marine/components/traits.ts'
import { manifest } from '@deeptime/marine/manifest'
import type { Crest, Figure, GameTable, Shape } from '../../table/board.ts'
import { Actions } from './Actions.tsx'
import { Animals } from './Animals.tsx'
import { Board } from './Board.tsx'
import { Cards } from './Cards.tsx'
import { changes } from './changes.ts'
import { compound } from './compound.ts'
import { ICONS } from './icons.ts'
import { note } from './notes/index.ts'
import { picture } from './picture.ts'
import { animalIn } from './questions.ts'
import { sidesOf } from './sides.ts'
import { asteroidAtMost } from './status.ts'
import { Picture } from './story/Picture.tsx'
import { tellerOf } from './story/teller.ts'
import { ANIMAL_ICONS } from './symbols.ts'
import { tutorial } from './tutorial/index.ts'
import './styles/colours.css'
import './styles/earth.css'
import './styles/cards.css'
import './styles/actions.css'
import './styles/animals.css'
import './styles/light.css'
import './styles/motion.css'

const SHAPES: Readonly<Record<AnimalId, Shape>> = { reptile: 'diamond', cephalopod: 'circle', fish: 'triangle', crustacean: 'square' }

const crestOfAnimal = (id: AnimalId): Crest => ({
  colour: `var(--mr-${id})`,
  icon: ICONS[ANIMAL_ICONS[id]],
  shape: SHAPES[id],
  name: `animal.${id}`,
})

const animalsOf = (view: MarineView, seat: Seat) => view.animals.filter((animal) => animal.seat === seat)

function figures(view: MarineView, seat: Seat): readonly Figure[] {
  const animals = animalsOf(view, seat)
  const sum = (of: (animal: (typeof animals)[number]) => number) => animals.reduce((n, animal) => n + of(animal), 0)
  const specials = view.specialPawns.filter((pawn) => pawn.space === null && animals.some(({ id }) => id === pawn.controller)).length
  return [
    { icon: ICONS.pawn, label: 'mr.pawnsReady', value: sum((a) => a.pawns.available) + specials },
    { icon: ICONS.cube, label: 'mr.genePool', value: sum((a) => a.genePool) },
  ]
}

const reconstructed = EVOLUTION_CARDS.filter(({ source }) => source === 'reconstructed').length

/** Marine's table. */
export const marineTable: GameTable<MarineView> = {
  game: marine,
  manifest,
  texts: {
    en: async () => (await import('./texts/en/index.ts')).texts,
    fr: async () => (await import('./texts/fr/index.ts')).texts,
  },
  Board,
  panels: [
    { id: 'actions', title: 'mr.actions', icon: ICONS.pawn, side: 'left', Component: Actions },
    { id: 'animals', title: 'mr.animals', icon: ICONS.octopus, side: 'left', Component: Animals },
    { id: 'cards', title: 'mr.cards', icon: ICONS['card-pick'], side: 'beside', Component: Cards },
  ],
  crests: (view, seat) => animalsOf(view, seat).map(({ id }) => crestOfAnimal(id)),
  crestOf(of, view) {
    const named = animalIn(of.params)
    if (named) return crestOfAnimal(named)
    return 'seat' in of && view.active && animalsOf(view, of.seat).some(({ id }) => id === view.active)
      ? crestOfAnimal(view.active)
      : undefined
  },
  status(view, settings) {
    const dealt = view.row.length > 0 || view.pile === 0
    if (view.animals.length === 0 || view.over || !dealt) return undefined
    const most = asteroidAtMost(view, settings)
    const key = view.lastRound ? 'mr.status.last' : most === 0 ? 'mr.status.seen' : 'mr.status'
    return { key, params: { round: view.round, most } }
  },
  figures,
  picture,
  note,
  changes,
  compound,
  Picture,
  story: tellerOf(crestOfAnimal),
  sides: sidesOf(crestOfAnimal),
  sources: {
    key: 'mr.sources',
    params: { cards: EVOLUTION_CARDS.length, known: EVOLUTION_CARDS.length - reconstructed, made: reconstructed, traits: TRAITS.length },
  },
  tutorial,
}
