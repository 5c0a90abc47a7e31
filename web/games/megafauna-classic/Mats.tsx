import { type ClassicView, FACES, type PlayerView, type SpeciesView } from '@deeptime/megafauna-classic'
import { type CSSProperties, type MouseEvent, memo } from 'react'
import { litAlike } from '../../table/alike.ts'
import type { TableProps } from '../../table/board.ts'
import { PlayerName } from '../../table/PlayerName.tsx'
import { CULTURE_ART, INSTINCT_ART } from './art.ts'
import { essence } from './CardFace.tsx'
import { cardOf, countOf, dynastyOf, faceOf, speciesIdsOf, speciesOf } from './components.ts'
import type { IconName } from './icons.ts'
import { silhouetteName } from './labels.ts'
import { Glyph, SizeMark, Strand, TokenMark } from './Pieces.tsx'
import { cardRef, cultureRef, inheritanceRef, instinctRef, playerRef, speciesRef } from './refs.ts'
import { spotlightHandlers } from './spotlight.ts'

/** The species of every player, yours first, a line each; on a phone yours in full, with their stacks. */
export function Mats(props: TableProps<ClassicView>) {
  const { view, seat, size } = props
  const mine = view.game.players.filter((player) => player.seat === seat)
  const others = view.game.players.filter((player) => player.seat !== seat)
  return (
    <div className="mc-mats" {...spotlightHandlers}>
      {[...mine, ...others].map((player) => (
        <PlayerMats
          key={player.colour}
          player={player}
          table={props}
          full={size === 'phone' && (mine.length === 0 || player.seat === seat)}
        />
      ))}
    </div>
  )
}

interface PlayerProps {
  readonly player: PlayerView
  readonly table: TableProps<ClassicView>
  readonly full: boolean
}

function PlayerMats({ player, table, full }: PlayerProps) {
  const { view, words, lit } = table
  const ids = speciesIdsOf(player.colour)
  const unused = ids.filter((id) => !speciesOf(view.game, id))
  return (
    <section
      className="mc-player"
      style={{ '--c': player.colour === 'white' ? 'var(--mc-white-line)' : `var(--mc-${player.colour})` } as CSSProperties}
      data-active={view.game.active === player.colour || undefined}
    >
      <PlayerHeader player={player} table={table} />
      {ids.map((id) => {
        const species = speciesOf(view.game, id)
        return species ? <Mat key={id} species={species} table={table} full={full} /> : null
      })}
      {player.lazarus && <p className="mc-lazarus">{words.text(player.seat === null ? 'mc.twoTusker.gone' : 'mc.lazarus')}</p>}
      {(full || unused.some((id) => lit.has(speciesRef(id)))) && unused.length > 0 && <Unused ids={unused} table={table} />}
      {(full || offersInheritance(player, lit)) && <Reserve player={player} table={table} />}
    </section>
  )
}

/** Whether one of the player's inheritance tiles may be taken now. */
const offersInheritance = (player: PlayerView, lit: TableProps<ClassicView>['lit']): boolean =>
  FACE_PAIRS.some(({ tile, faces }) => player.inheritance.includes(tile) && faces.some((face) => lit.has(inheritanceRef(face))))

function Fact({ icon, value, title }: { icon: IconName; value: number | string; title: string }) {
  return (
    <span className="mc-fact" title={title}>
      <Glyph name={icon} size={13} />
      {value}
    </span>
  )
}

type PartProps = Omit<PlayerProps, 'full'>

/** Parts of a player's mats are drawn anew when the player's things change, or the light on them does. */
const partAlike =
  (refs: (player: PlayerView) => readonly string[]) =>
  (a: PartProps, b: PartProps): boolean =>
    a.player === b.player &&
    a.table.words === b.table.words &&
    a.table.cast === b.table.cast &&
    litAlike(refs(b.player), a.table.piece, b.table.piece)

const PlayerHeader = memo(
  function PlayerHeader({ player, table }: PartProps) {
    const { piece, words, cast } = table
    const named = cast.actor(`@colour.${player.colour}`)
    return (
      <header {...piece(playerRef(player.colour))} className="mc-player-head">
        {named && <PlayerName of={named} />}
        <span className="mc-facts">
          <Fact icon="tooth" value={player.teeth} title={words.text('mc.teeth')} />
          <Fact icon="dna2" value={player.genes} title={words.text('mc.genes')} />
          <Fact icon="paw-print" value={player.population} title={words.text('mc.population')} />
          <Fact icon="fossil" value={player.fossils.length + player.genotypes.length} title={words.text('mc.fossils')} />
        </span>
      </header>
    )
  },
  partAlike(({ colour }) => [playerRef(colour)]),
)

interface MatProps {
  readonly species: SpeciesView
  readonly table: TableProps<ClassicView>
  readonly full: boolean
}

/** How an animal gets about: on land, in the sea, both, or by air. */
function wayOf(species: SpeciesView): { icon: IconName; key: string } {
  const marine = countOf(species.dna, 'M')
  if (species.flies) return { icon: 'feathered-wing', key: 'mc.way.air' }
  if (marine === 0) return { icon: 'footprint', key: 'mc.way.land' }
  return marine === 1 ? { icon: 'frog-foot', key: 'mc.way.both' } : { icon: 'whale-tail', key: 'mc.way.sea' }
}

/** The pieces on a mat whose light the frame tells. */
const refsOn = (species: SpeciesView): readonly string[] => [
  speciesRef(species.id),
  ...species.instincts.map(instinctRef),
  ...species.cards.map(cardRef),
]

const drawnAlike = (a: MatProps, b: MatProps): boolean =>
  a.species === b.species &&
  a.full === b.full &&
  a.table.words === b.table.words &&
  stepsOf(a.species, a.table).join() === stepsOf(b.species, b.table).join() &&
  litAlike(refsOn(b.species), a.table.piece, b.table.piece)

const Mat = memo(function Mat({ species, table, full }: MatProps) {
  const { piece, words } = table
  const way = wayOf(species)
  // Buttons stand in no button: while it can be resized, the mat is a group around its two steps.
  const group = stepsOf(species, table).length > 0 ? ({ role: 'group', tabIndex: -1 } as const) : {}
  return (
    <div {...piece(speciesRef(species.id), words.text(`species.${species.id}`))} {...group} className={full ? 'mc-mat' : 'mc-mat mc-line'}>
      <TokenMark species={species.id} size={full ? 40 : 22} />
      <h3>{silhouetteName(species.id, words)}</h3>
      <Strand dna={species.dna} />
      {(full || stepsOf(species, table).length > 0) && <Size species={species} table={table} />}
      <span className="mc-facts">
        {!full && (
          <span className="mc-fact" title={words.text('mc.sizeIs', { size: species.size })}>
            <SizeMark size={14} />
            {species.size}
          </span>
        )}
        <Fact icon={way.icon} value={species.range} title={words.text(way.key, { range: species.range })} />
        <Fact icon="paw-print" value={species.onMap} title={words.text('mc.onMap')} />
        {full && <Fact icon="egg-clutch" value={species.spare} title={words.text('mc.spare')} />}
      </span>
      <Gifts species={species} table={table} />
      {(full || species.cards.some((id) => table.lit.has(cardRef(id)))) && <Stack species={species} table={table} />}
    </div>
  )
}, drawnAlike)

/** The steps that the size may make now. */
const stepsOf = (species: SpeciesView, { lit }: TableProps<ClassicView>): readonly string[] =>
  (lit.get(speciesRef(species.id)) ?? []).map(({ id }) => id).filter((id) => id.startsWith('grow:') || id.startsWith('shrink:'))

/** The size as six boxes; while it may be changed, with a step to either side. */
function Size({ species, table }: Omit<MatProps, 'full'>) {
  const { choose, words } = table
  const steps = stepsOf(species, table)
  const step = (id: string, sign: string) =>
    steps.includes(id) && (
      <button
        type="button"
        className="mc-step"
        aria-label={words.text(id.startsWith('grow') ? 'mc.grow' : 'mc.shrink')}
        onClick={(event: MouseEvent) => {
          event.stopPropagation()
          choose(id)
        }}
      >
        {sign}
      </button>
    )
  return (
    <span className="mc-size" title={words.text('mc.sizeIs', { size: species.size })}>
      {step(`shrink:${species.id}`, '−')}
      {[1, 2, 3, 4, 5, 6].map((n) => (
        <i key={n} data-full={n <= species.size || undefined} />
      ))}
      {step(`grow:${species.id}`, '+')}
    </span>
  )
}

/** Instincts, and cultures already learnt. */
function Gifts({ species, table }: Omit<MatProps, 'full'>) {
  const { piece } = table
  if (species.instincts.length + species.cultures.length === 0) return null
  return (
    <span className="mc-gifts" data-many={species.instincts.length + species.cultures.length > 2 || undefined}>
      {species.instincts.map((instinct) => (
        <span key={instinct} {...piece(instinctRef(instinct))}>
          <Glyph name={INSTINCT_ART[instinct]} size={15} />
        </span>
      ))}
      {species.cultures.map((culture) => (
        <span key={culture} className="mc-learnt" data-ref={cultureRef(culture)}>
          <Glyph name={CULTURE_ART[culture]} size={15} />
        </span>
      ))}
    </span>
  )
}

/** The cards and tiles of a species, in the order in which they came. */
function Stack({ species, table }: Omit<MatProps, 'full'>) {
  const { piece, words } = table
  if (species.cards.length + species.inherited.length === 0) return <p className="mc-plain">{words.text('mc.plain')}</p>
  return (
    <span className="mc-stack">
      {species.cards.map((id) => {
        const card = cardOf(id)
        if (!card) return null
        const { art, dna, name } = essence(card, dynastyOf(species.colour))
        return (
          <span key={id} {...piece(cardRef(id), words.text(name))} className="mc-chip" data-kind={card.kind}>
            <Glyph name={art} size={15} />
            {words.text(name)} <Strand dna={dna} />
          </span>
        )
      })}
      {species.inherited.map((id) => (
        <span key={id} className="mc-chip" data-kind="inherited" data-ref={inheritanceRef(id)}>
          <Glyph name="family-tree" size={14} />
          <Strand dna={faceOf(id)?.dna ?? ''} />
        </span>
      ))}
    </span>
  )
}

/** Silhouettes that are still free. */
function Unused({ ids, table }: { ids: readonly string[]; table: TableProps<ClassicView> }) {
  const { piece, words } = table
  return (
    <div className="mc-unused">
      <small>{words.text('mc.unused')}</small>
      {ids.map((id) => (
        <span key={id} {...piece(speciesRef(id), words.text(`species.${id}`))} className="mc-free">
          <TokenMark species={id} size={28} />
        </span>
      ))}
    </div>
  )
}

/** The inheritance tiles in reserve, both faces of each. */
const Reserve = memo(
  function Reserve({ player, table }: PartProps) {
    const { piece, words } = table
    return (
      <div className="mc-reserve">
        <small>{words.text('mc.reserve')}</small>
        {FACE_PAIRS.filter(({ tile }) => player.inheritance.includes(tile)).map(({ tile, faces }) => (
          <span key={tile} className="mc-inheritance">
            {faces.map((face) => (
              <span key={face} {...piece(inheritanceRef(face))}>
                <Strand dna={faceOf(face)?.dna ?? ''} />
              </span>
            ))}
          </span>
        ))}
      </div>
    )
  },
  partAlike(() => FACES.map(({ id }) => inheritanceRef(id))),
)

/** The two faces of each tile, by the number of the tile. */
const FACE_PAIRS = Array.from({ length: FACES.length / 2 }, (_, i) => ({
  tile: i + 1,
  faces: FACES.slice(i * 2, i * 2 + 2).map((face) => face.id),
}))
