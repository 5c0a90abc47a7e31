import type { AnimalView, ElementId, MarineView } from '@deeptime/marine'
import { bonusPoints } from '@deeptime/marine/components/bonus.ts'
import { ELEMENTS } from '@deeptime/marine/components/elements.ts'
import type { Words } from '@deeptime/words'
import type { Note } from '../../../table/board.ts'

/** Notes about animals and what is theirs: displays, pawns, the food chain, the Survival card. */

const animalNamed = (game: MarineView, id: string): AnimalView | undefined => game.animals.find((animal) => animal.id === id)

const countOf = (animal: AnimalView, element: ElementId): number =>
  [...animal.fixed, ...animal.added].filter((disc) => disc === element).length

/** "2 discs: dominance 6, target 4": whether the animal dominates a type, and why. */
function dominanceLine(animal: AnimalView, element: ElementId, game: MarineView, words: Words): string {
  const target = game.specialPawns.find((pawn) => pawn.element === element)?.target ?? 0
  const value = animal.dominance[element]
  const params = { animal: `@animal.${animal.id}`, element: `@element.${element}`, discs: countOf(animal, element), value, target }
  return words.text(value > target ? 'mr.note.dominant' : 'mr.note.notDominant', params)
}

export function animalNote(id: string, game: MarineView, words: Words): Note {
  const animal = animalNamed(game, id)
  const title = words.text(`animal.${id}`)
  if (!animal) return { title, lines: [], rule: 'Animal' }
  const held = game.specialPawns.filter((pawn) => pawn.controller === animal.id).map((pawn) => `@element.${pawn.element}`)
  const types = ELEMENTS.map((element) => element.id).filter((element) => countOf(animal, element) > 0)
  const lines = [
    words.text('mr.note.cubes', { genePool: animal.genePool, box: animal.box }),
    words.text('mr.note.pawns', { available: animal.pawns.available, total: animal.pawns.total }),
    ...(held.length > 0 ? [words.text('mr.note.holds', { elements: held })] : []),
    ...types.map((element) => dominanceLine(animal, element, game, words)),
  ]
  return { title, lines, rule: 'Animal' }
}

/** `fish-4`: the fourth place of a display. */
export function displayNote(id: string, game: MarineView, words: Words): Note {
  const [name = '', place = '1'] = id.split('-')
  const animal = animalNamed(game, name)
  const i = Number(place) - 1
  const element = animal && [...animal.fixed, ...animal.added][i]
  if (!animal || !element)
    return { title: words.text('mr.note.greySpace'), lines: [words.text('mr.note.greySpaceText')], rule: 'Adaptation' }
  const kind = i < animal.fixed.length ? 'fixed' : animal.protected.includes(element) ? 'protected' : 'added'
  const lines = [words.text(`mr.note.${kind}`), dominanceLine(animal, element, game, words)]
  return { title: words.text(`element.${element}`), lines, rule: 'Dominance 2' }
}

export function pawnNote(element: ElementId, game: MarineView, words: Words): Note {
  const pawn = game.specialPawns.find((special) => special.element === element)
  const title = words.text('mr.note.specialPawn', { element: `@element.${element}` })
  if (!pawn) return { title, lines: [], rule: 'Special pawns' }
  const owner = pawn.controller
    ? words.text('mr.note.controlled', { animal: `@animal.${pawn.controller}`, target: pawn.target })
    : words.text('mr.note.nobodys')
  const where = pawn.space ? [words.text('mr.note.standsOn', { space: `@space.${pawn.space}` })] : []
  const values = game.animals.filter((animal) => countOf(animal, element) > 0).map((animal) => dominanceLine(animal, element, game, words))
  const lines = [owner, ...where, words.text('mr.note.target', { target: pawn.target }), ...values]
  return { title, lines, rule: 'Dominance 3' }
}

export function reseedNote(id: string, game: MarineView, words: Words): Note {
  const animal = animalNamed(game, id)
  const retrieved = game.animals.filter((a) => a.retrieved).length
  const lines = [
    words.text(animal?.retrieved ? 'mr.note.retrieved' : 'mr.note.notRetrieved', { animal: `@animal.${id}` }),
    words.text(game.lastRound ? 'mr.note.untilEnd' : 'mr.note.untilReseed', { retrieved, animals: game.animals.length }),
  ]
  return { title: words.text('mr.note.reseedCube', { animal: `@animal.${id}` }), lines, rule: 'Retrieve' }
}

export const foodChainNote = (words: Words): Note => ({
  title: words.text('mr.foodChain'),
  lines: [words.text('mr.note.foodChain')],
  rule: 'Food chain',
})

export function survivalNote(game: MarineView, words: Words): Note {
  const holder = game.survival === null ? undefined : animalNamed(game, game.survival)
  const title = words.text('mr.note.survivalCard')
  if (!holder) return { title, lines: [words.text('mr.note.survivalNobody')], rule: 'Survival card' }
  const params = {
    animal: `@animal.${holder.id}`,
    species: holder.speciesOnVents,
    vents: holder.ventsOccupied,
    vp: bonusPoints(holder.ventsOccupied),
  }
  return { title, lines: [words.text('mr.note.survival', params)], rule: 'Survival card' }
}
