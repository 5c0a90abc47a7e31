import { type ClassicView, CULTURES, type CultureId, type Instinct, type SpeciesView } from '@deeptime/megafauna-classic'
import type { Words } from '@deeptime/words'
import { readRef } from '../../../board/refs.ts'
import type { Note } from '../../../table/board.ts'
import { CULTURE_ART, INSTINCT_ART, SILHOUETTE_ART } from '../art.ts'
import { countOf, immigrantOf, playerOf, readSpecies, speciesOf } from '../components.ts'
import { ICONS } from '../icons.ts'
import { cardName, listed, placeName, unitName } from '../labels.ts'
import { unitIcon } from '../Pieces.tsx'
import { readUnit } from '../refs.ts'

/** An animal on the map: its species; an immigrant: its tile. */
export function unitNote(id: string, game: ClassicView, words: Words): Note | undefined {
  const { unit } = readUnit(id)
  const { kind, id: name } = readRef(unit)
  return kind === 'species' ? speciesNote(name, game, words) : immigrantNote(name, game, words)
}

function immigrantNote(id: string, game: ClassicView, words: Words): Note | undefined {
  const tile = immigrantOf(id)
  if (!tile) return undefined
  const unit = `tile:${id}`
  const hunted = game.species.filter((species) => species.eatenBy.includes(unit)).map((species) => words.text(`species.${species.id}`))
  const hunters = game.species.filter((species) => species.canEat.includes(unit)).map((species) => words.text(`species.${species.id}`))
  const lines = [
    words.text(tile.predator ? 'mc.note.immigrant.predator' : 'mc.note.immigrant.herbivore', {
      dna: tile.dna,
      size: tile.size ?? 0,
      teeth: tile.teeth,
      terrain: `@mc.terrain.${tile.terrain}`,
    }),
    ...(hunted.length > 0 ? [words.text('mc.note.eats', { units: listed(hunted, words) })] : []),
    ...(hunters.length > 0 ? [words.text('mc.note.eatenBy', { units: listed(hunters, words) })] : []),
    ...(tile.source === 'reconstructed' ? [words.text('mc.note.reconstructed.tile')] : []),
  ]
  return { title: words.text(`tile.${id}`), lines, rule: tile.predator ? '14.4' : '13.5', icon: ICONS[unitIcon(unit)] }
}

/** A species: what it is, where it could live, what it could eat and what could eat it. */
export function speciesNote(id: string, game: ClassicView, words: Words): Note {
  const species = speciesOf(game, id)
  const { colour, silhouette } = readSpecies(id)
  const icon = ICONS[SILHOUETTE_ART[silhouette]]
  const title = words.text(`species.${id}`)
  if (!species) return { title, lines: [words.text('mc.note.unused')], rule: '10.2', icon }
  return {
    title,
    lines: [...traits(species, playerOf(game, colour)?.teeth ?? 0, words), ...prospects(species, game, words)],
    rule: '2.3d',
    icon,
  }
}

function traits(species: SpeciesView, teeth: number, words: Words): readonly string[] {
  const lines = [words.text('mc.note.species', { size: species.size, dna: species.dna || '–', letters: species.genomeLength, teeth })]
  lines.push(words.text(wayKey(species), { range: species.range }))
  lines.push(words.text('mc.note.animals', { onMap: species.onMap, spare: species.spare }))
  const cards = species.cards.map((id) => cardName(id, species.colour, words))
  if (cards.length > 0) lines.push(words.text('mc.note.cards', { cards: listed(cards, words) }))
  if (species.genomeLength >= 4) lines.push(words.text('mc.note.risk', { letters: species.genomeLength }))
  return lines
}

function wayKey(species: SpeciesView): string {
  const marine = countOf(species.dna, 'M')
  if (species.flies) return 'mc.way.air'
  return marine === 0 ? 'mc.way.land' : marine === 1 ? 'mc.way.both' : 'mc.way.sea'
}

/** The what-if of the rules: places, prey, hunters. */
function prospects(species: SpeciesView, game: ClassicView, words: Words): readonly string[] {
  const places = species.couldLive.map((ref) => placeName(readRef(ref).id, game, words))
  return [
    places.length === 0
      ? words.text('mc.note.noPlace')
      : words.text('mc.note.places', { count: places.length, places: listed(places, words) }),
    ...(species.canEat.length > 0
      ? [
          words.text('mc.note.eats', {
            units: listed(
              species.canEat.map((unit) => unitName(unit, words)),
              words,
            ),
          }),
        ]
      : []),
    species.eatenBy.length === 0
      ? words.text('mc.note.safe')
      : words.text('mc.note.eatenBy', {
          units: listed(
            species.eatenBy.map((unit) => unitName(unit, words)),
            words,
          ),
        }),
  ]
}

/** Who leads a dynasty, and which; a bot is called by the dynasty itself. */
function titleOf(colour: string, words: Words): string {
  const [name, dynasty] = [words.text(`colour.${colour}`), words.text(`dynasty.${colour}`)]
  return name === dynasty ? name : `${name} (${dynasty})`
}

export function playerNote(colour: string, game: ClassicView, words: Words): Note | undefined {
  const player = playerOf(game, colour)
  if (!player) return undefined
  const letters = player.parts.genotypes ?? 0
  return {
    title: titleOf(colour, words),
    lines: [
      words.text('mc.note.player', { teeth: player.teeth, genes: player.genes, population: player.population }),
      words.text('mc.note.fossils', { tiles: player.fossils.length, genotypes: player.genotypes.length, letters }),
      ...(player.lazarus ? [words.text(player.seat === null ? 'mc.twoTusker.gone' : 'mc.lazarus')] : []),
    ],
    rule: player.lazarus ? '16.3' : '2.2',
  }
}

export function cultureNote(id: string, game: ClassicView, words: Words): Note | undefined {
  const culture = CULTURES.find((c) => c.id === id)
  if (!culture) return undefined
  const has = (wanted: readonly Instinct[]) => (species: SpeciesView) => wanted.every((instinct) => species.instincts.includes(instinct))
  const holders = game.species
    .filter((species) => species.cultures.includes(culture.id))
    .map((species) => words.text(`species.${species.id}`))
  const ready = game.species
    .filter((species) => has(culture.needs)(species) && !species.cultures.includes(culture.id))
    .map((species) => words.text(`species.${species.id}`))
  return {
    title: words.text(`culture.${id}`),
    lines: [
      words.text('mc.note.needs', { instincts: culture.needs.map((instinct) => `@instinct.${instinct}`) }),
      words.text(`mc.culture.${id}.does`),
      ...(holders.length > 0 ? [words.text('mc.note.holders', { species: holders })] : []),
      ...(ready.length > 0 ? [words.text('mc.note.ready', { species: ready })] : []),
    ],
    rule: culture.rule,
    icon: ICONS[CULTURE_ART[id as CultureId]],
  }
}

const INSTINCT_RULES: Readonly<Record<Instinct, string>> = { dexterity: '9.1a', naturalHistory: '9.1b', social: '9.1c', language: '9.1d' }

export function instinctNote(id: string, words: Words): Note {
  const instinct = id as Instinct
  const cultures = CULTURES.filter((culture) => culture.needs.includes(instinct)).map((culture) => words.text(`culture.${culture.id}`))
  return {
    title: words.text(`instinct.${id}`),
    lines: [words.text('mc.note.instinct', { cultures })],
    rule: INSTINCT_RULES[instinct],
    icon: ICONS[INSTINCT_ART[instinct]],
  }
}

export function sizeNote(size: number, game: ClassicView, words: Words): Note {
  const here = game.species.filter((species) => species.size === size).map((species) => words.text(`species.${species.id}`))
  return {
    title: words.text('mc.sizeIs', { size }),
    lines: [words.text('mc.note.size', { size, from: Math.max(1, size - 1), to: Math.min(6, size + 1) }), ...standing(here, words)],
    rule: '2.5a',
  }
}

/** `N` names a track, `N2` one of its boxes. */
export function trackNote(id: string, game: ClassicView, words: Words): Note {
  const letter = id.slice(0, 1)
  const box = Number(id.slice(1))
  const here =
    box > 0
      ? game.species.filter((species) => countOf(species.dna, letter) === box).map((species) => words.text(`species.${species.id}`))
      : []
  return {
    title: box > 0 ? `${letter.repeat(box)} · ${words.text(`dna.${letter}`)}` : words.text(`dna.${letter}`),
    lines: [
      words.text(`mc.note.track.${letter}`),
      ...(box === 3 ? [words.text(`mc.note.track.${letter}3`)] : []),
      ...standing(here, words),
    ],
    rule: box === 3 ? (TRACK_ENDS[letter] ?? '2.5b') : '2.5b',
  }
}

const TRACK_ENDS: Readonly<Record<string, string>> = { S: '7.3b', N: '7.3c', M: '7.3d', A: '7.3e' }

const standing = (species: readonly string[], words: Words): readonly string[] =>
  species.length === 0 ? [] : [words.text('mc.note.here', { units: species })]
