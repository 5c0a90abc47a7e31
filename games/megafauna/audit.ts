/** Everything that is not exactly once where it should be. */

import { Audit, sum } from '@deeptime/kit'
import { cardsOf, faceOf } from './cards.ts'
import { CRATONS } from './components/cratons.ts'
import { COLOURS, ORGANS, SPECIES_NAMES, speciesIdsOf } from './components/phyla.ts'
import { ALIEN_SETUPS } from './components/setup.ts'
import { BLACK_DISCS, CREEPLES_PER_SPECIES, CUBES, FOSSILS, GREEN_DISCS, MONSTERS, WHITE_DISCS } from './components/tokens.ts'
import { TOOLS } from './components/tools.ts'
import { geometryOf } from './geometry.ts'
import { isTab } from './places.ts'
import { BARE, BLACK_DISC, BLOOM_DISC, cloneSpecies, GREEN_DISC, NONE, type Species, type State, WHITE_DISC } from './state.ts'
import { hasPlusOrgan, inPersonality, refresh } from './tableau.ts'

const alive = (s: State): readonly Species[] => s.species.flatMap((x) => (x ? [x] : []))

function auditCards(s: State, audit: Audit): void {
  const { mutations, events } = cardsOf(s)
  const tableaux = alive(s).flatMap((x) => [...(x.genotype === 0 ? [] : [x.genotype]), ...x.cards.map(({ card }) => card)])
  const records = s.players.flatMap((p) => (p ? [...p.fossilCards, ...p.setAside, ...p.waiting] : []))
  const display = s.rows.flatMap((row) => [...row.cards.filter((card) => card !== 0), ...row.pile, ...row.discard])
  const all = mutations.flatMap((card) => (card ? [card.number] : []))
  audit.eachOnce('card', [...tableaux, ...records, ...display, ...s.removed], all)
  for (const [climate, pile] of s.bioPiles.entries()) {
    if (!s.rules.toothAndClaw)
      audit.eachOnce('biosphere card', [...pile, ...(s.bioUsed[climate] as number[])], events.biosphere[climate] as number[])
  }
  audit.never(new Set(s.etPile).size !== s.etPile.length, 'an event card twice in an era')
}

function auditCubes(s: State, audit: Audit): void {
  for (const [organ, wanted] of CUBES.entries()) {
    const inPlay = sum(alive(s).map((x) => (x.basal[organ] as number) + sum(x.cards.map(({ plus }) => plus[organ] as number))))
    audit.count(`cubes of ${ORGANS[organ]}`, (s.cubes[organ] as number) + inPlay, wanted + (s.borrowed[organ] as number))
    audit.atLeast(`spare cubes of ${ORGANS[organ]}`, s.cubes[organ] as number, 0)
  }
  for (const [organ, wanted] of MONSTERS.entries()) {
    const held = alive(s).flatMap((x) => x.cards.filter((card) => card.monster && faceOf(s, card).monster === organ))
    audit.count(`monsters of ${ORGANS[organ]}`, (s.monsters[organ] as number) + held.length, wanted)
  }
  const tools = [...alive(s).flatMap((x) => x.tools), ...s.players.flatMap((p) => p?.fossilTools ?? []), ...s.removedTools].map(
    (tool) => tool >> 1,
  )
  audit.eachOnce('tool', [...s.tools, ...tools], [...TOOLS.keys()])
  audit.atMost('fossil tokens', s.fossils + sum(s.players.map((p) => p?.fossilTokens ?? 0)), FOSSILS)
}

function auditCreeples(s: State, audit: Audit): void {
  const hosts = alive(s).flatMap((x) => [...x.cards.map(({ host }) => host), ...x.guests])
  for (const [colour, player] of s.players.entries()) {
    for (const species of speciesIdsOf(colour)) {
      const standing = s.upright.filter((x) => x === species).length
      const lying = s.lying.filter((creeple) => creeple.species === species).length
      const name = SPECIES_NAMES[species]
      audit.count(`living creeples of ${name}`, s.living[species] as number, standing + lying)
      const lent = hosts.filter((host) => host === species).length
      const all =
        (s.living[species] as number) + (s.newborn[species] as number) + (s.spare[species] as number) + (s.setAside[species] as number)
      audit.count(`creeples of ${name}`, all + lent, player ? CREEPLES_PER_SPECIES : 0)
      audit.atLeast(`unborn creeples of ${name}`, s.spare[species] as number, 0)
      audit.never(standing + lying > 0 && !s.species[species], `${name} lives without a tableau`)
      audit.never(s.phase === 1 && s.species[species] !== null && standing + lying === 0, `${name} has a tableau without life`)
    }
  }
}

function auditDiscs(s: State, audit: Audit): void {
  const found = [0, s.airBlack, s.clouds + s.airWhite, s.oxygen]
  for (const [place, disc] of s.discs.entries()) {
    const held = isTab(place)
      ? disc === BLOOM_DISC
        ? [BLACK_DISC, GREEN_DISC]
        : disc === BARE
          ? []
          : [BLACK_DISC]
      : disc === BARE
        ? []
        : [disc]
    for (const colour of held) found[colour] = (found[colour] as number) + 1
  }
  const { alien, toothAndClaw, world } = s.rules
  const wanted = toothAndClaw
    ? [0, 0, 0, 0]
    : alien
      ? [0, ALIEN_SETUPS[world].black, ALIEN_SETUPS[world].white, 0]
      : [0, BLACK_DISCS, WHITE_DISCS, GREEN_DISCS]
  for (const disc of [BLACK_DISC, WHITE_DISC, GREEN_DISC])
    audit.count(`discs of colour ${disc}`, found[disc] as number, wanted[disc] as number)
}

function auditSpecies(s: State, audit: Audit): void {
  for (const [species, x] of s.species.entries()) {
    if (!x) continue
    const name = SPECIES_NAMES[species]
    const fresh = cloneSpecies(x)
    refresh(s, fresh)
    const shown = (y: Species): string => JSON.stringify([y.organs, y.emotions, y.flags])
    audit.never(shown(fresh) !== shown(x), `${name} does not show what its tableau says`)
    audit.atLeast(`size of ${name}`, x.size, 1)
    audit.atMost(`size of ${name}`, x.size, 6)
    audit.never(x.personality.length === 1, `${name} has a personality of one card`)
    for (const card of x.personality)
      audit.never(!x.cards.some((c) => c.card === card && c.side !== 0), `${name} feels with a card it does not have`)
    for (const card of x.cards)
      audit.never(
        card.host !== NONE && !hasPlusOrgan(card) && card.side === 0 && !inPersonality(x, card.card),
        `${name} hosts on an unpromoted card`,
      )
  }
}

function auditMap(s: State, audit: Audit): void {
  const { hexes, tabs } = geometryOf(s.landmasses)
  const inPlay = new Set([...hexes, ...tabs])
  for (const [place, disc] of s.discs.entries())
    audit.never(disc !== BARE && !inPlay.has(place), `a disc on place ${place}, which is not in play`)
  const cratons = s.landmasses.flatMap(({ parts }) => parts.map(({ craton }) => craton))
  audit.eachOnce('craton', cratons, s.rules.toothAndClaw ? [...new Set(cratons)] : [...CRATONS[s.rules.world].keys()])
}

export function audit(s: State): readonly string[] {
  const found = new Audit()
  auditCards(s, found)
  auditCubes(s, found)
  auditCreeples(s, found)
  auditDiscs(s, found)
  auditSpecies(s, found)
  auditMap(s, found)
  found.never(s.medea !== NONE && !s.players[s.medea], `Medea is with ${COLOURS[s.medea]}, who does not play`)
  return found.faults
}
