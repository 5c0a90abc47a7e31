import { EMOTIONS, type MegafaunaView, ORGANS, type PlayerView, type SpeciesView } from '@deeptime/megafauna'
import { useState } from 'react'
import type { TableProps } from '../../table/board.ts'
import { cubesOf, Gist } from './CardFace.tsx'
import { mutationIn, playerAt } from './components.ts'
import { Cube, Die, Face, Glyph, TokenMark } from './Pieces.tsx'
import { speciesAsked } from './questions.ts'
import { cardRef, MEDEA, playerRef, speciesRef, toolRef } from './refs.ts'

/** All species of all players in one table: contests compare what stands in one column. */
export function Ledger(props: TableProps<MegafaunaView>) {
  const { view, seat, words } = props
  const { game } = view
  const own = playerAt(game, seat)?.colour
  const players = [...game.players].sort((a, b) => Number(b.colour === own) - Number(a.colour === own))
  const [chosen, open] = useState<string>()
  const shown = chosen ?? speciesAsked(view) ?? game.species.find((species) => species.colour === (own ?? game.active))?.id
  return (
    <div className="mf-ledger">
      <div className="mf-line mf-ledger-head">
        <span />
        <span />
        <span title={words.text('mf.col.size')}>
          <Die value={5} size={15} />
        </span>
        {ORGANS.map((organ) => (
          <span key={organ} title={words.text(`mf.col.${organ}`)}>
            <Cube organ={organ} size={16} />
          </span>
        ))}
        <span title={words.text('mf.col.heart')}>
          <Glyph name="hearts" size={14} />
        </span>
        <span title={words.text('mf.col.living')}>
          <Glyph name="paw-print" size={14} />
        </span>
        <span title={words.text('mf.col.unborn')}>
          <Glyph name="nest-eggs" size={15} />
        </span>
      </div>
      {players.map((player) => (
        <PlayerRows key={player.colour} {...props} player={player} shown={shown} open={open} />
      ))}
    </div>
  )
}

interface RowsProps extends TableProps<MegafaunaView> {
  readonly player: PlayerView
  readonly shown: string | undefined
  open(species: string): void
}

function PlayerRows(props: RowsProps) {
  const { player, view, piece, words, cast } = props
  const { game } = view
  const species = game.species.filter(({ colour }) => colour === player.colour)
  const name = player.seat === null ? words.text(`colour.${player.colour}`) : cast.player(player.seat).name
  const acting = game.active === player.colour && game.phase === 2
  return (
    <div className="mf-player" data-colour={player.colour} data-active={game.active === player.colour || undefined}>
      <div className="mf-owner">
        <span {...piece(playerRef(player.colour))} className="mf-owner-name">
          <TokenMark species={`${player.colour}-archetype`} size={19} />
          <b>{name}</b>
          <i>{words.text(`colour.${player.colour}`)}</i>
        </span>
        <span className="mf-owner-facts">
          {acting && (
            <span title={words.text('mf.actionsLeft')}>
              <Glyph name="pawn" size={12} /> {player.used}/{player.actions}
            </span>
          )}
          {player.medea && (
            <span {...piece(MEDEA)} className="mf-medea">
              <Glyph name="cauldron" size={13} /> {words.text('mf.medea')}
            </span>
          )}
          <span title={words.text('mf.population')}>
            <Glyph name="paw-print" size={12} /> {player.population}
          </span>
          <span title={words.text('mf.fossils')}>
            <Glyph name="ammonite-fossil" size={12} /> {(player.parts.tokens ?? 0) + (player.parts.fossils ?? 0)}
          </span>
        </span>
      </div>
      {player.lazarus && <p className="mf-lazarus">{words.text('mf.lazarus')}</p>}
      {species.map((row) => (
        <SpeciesRows key={row.id} {...props} species={row} />
      ))}
    </div>
  )
}

function SpeciesRows(props: RowsProps & { readonly species: SpeciesView }) {
  const { species, shown, open, piece, words } = props
  const isOpen = shown === species.id
  const over = species.heart !== null && species.organTotal > species.heart
  return (
    <>
      <div className="mf-holder" data-open={isOpen || undefined}>
        <div className="mf-line mf-species" {...piece(speciesRef(species.id))}>
          <span>
            <TokenMark species={species.id} size={24} />
          </span>
          <span className="mf-species-name">
            {words.text(`mf.form.${species.form}`)}
            <Signs species={species} />
          </span>
          <span>
            <Die value={species.size} size={17} />
          </span>
          {ORGANS.map((organ, i) => (
            <span key={organ}>
              {species.organs[i] ? <Cube organ={organ} count={species.organs[i] as number} size={18} /> : <i className="mf-zero">·</i>}
            </span>
          ))}
          <span className="mf-heart" data-over={over || undefined}>
            {species.organTotal}
            {species.heart !== null && <small>/{species.heart}</small>}
          </span>
          <span className="mf-living">
            {species.living}
            {species.endangered > 0 && <em>−{species.endangered}</em>}
            {species.newborn > 0 && <u>+{species.newborn}</u>}
          </span>
          <span className="mf-unborn">{species.unborn}</span>
        </div>
        <button
          type="button"
          className="mf-open"
          aria-expanded={isOpen}
          aria-label={words.text('mf.open', { species: `@species.${species.id}` })}
          onClick={() => open(isOpen ? '' : species.id)}
        >
          <span aria-hidden>›</span>
        </button>
      </div>
      {isOpen && <Tableau {...props} />}
    </>
  )
}

/** What else marks a species: venom, tools, hosts, feelings, warm blood. */
function Signs({ species }: { species: SpeciesView }) {
  const hosts = species.cards.filter(({ host }) => host !== null).length + species.guests.length
  return (
    <span className="mf-signs">
      {species.venom && <Glyph name="scorpion-tail" size={13} />}
      {species.tools.length > 0 && <Glyph name="stone-axe" size={13} />}
      {hosts > 0 && <Glyph name="linked-rings" size={13} />}
      {EMOTIONS.map((emotion, i) => (species.emotions[i] ? <Face key={emotion} emotion={emotion} size={14} /> : null))}
      {species.language && <Glyph name="talk" size={13} />}
    </span>
  )
}

/** The tableau of a species: its personality as pieces that click together, its other cards, its basal organs. */
function Tableau({ species, settings, piece, words }: RowsProps & { readonly species: SpeciesView }) {
  const cardIn = (id: string) => species.cards.find(({ card }) => card === id)
  const others = species.cards.filter(({ card }) => !species.personality.includes(card))
  return (
    <div className="mf-tableau">
      <p className="mf-basal">
        <span className="mf-basal-fact">{words.text('mf.basal')}</span>
        {cubesOf(species.basal).map(({ key, organ }) => (
          <Cube key={key} organ={organ} size={15} />
        ))}
        {species.basal.every((n) => n === 0) && <i>{words.text('mf.none')}</i>}
        <span className="mf-basal-fact mf-dp" title={words.text('mf.dispersal')}>
          <Glyph name="footprint" size={13} /> {species.dispersal}
        </span>
        <span className="mf-basal-fact" title={words.text('mf.maxSize')}>
          ≤ <Die value={species.maxSize} size={14} />
        </span>
        <span className="mf-basal-fact" title={words.text('mf.skeleton')}>
          <Glyph name="ribcage" size={13} /> {species.skeleton}
        </span>
      </p>
      {species.personality.length > 0 && (
        <div className="mf-chain">
          {species.personality.map((id, i) => {
            const card = cardIn(id)
            const joint = i > 0 ? mutationIn(settings, id)?.faces[card?.side === 'A' ? 1 : 2].left : undefined
            return (
              <span key={id} className="mf-link">
                {joint !== undefined && joint >= 0 && <Face emotion={EMOTIONS[joint] as string} size={20} />}
                {card && <MiniCard {...{ card, settings, piece, words }} />}
              </span>
            )
          })}
        </div>
      )}
      <div className="mf-minis">
        {species.genotype && (
          <div {...piece(cardRef(species.genotype.card))} className="mf-mini mf-mini-genotype">
            <b>{words.text(`side.${species.genotype.card}${species.genotype.side}`)}</b>
            <small>{words.text('mf.genotype')}</small>
          </div>
        )}
        {others.map((card) => (
          <MiniCard key={card.card} {...{ card, settings, piece, words }} />
        ))}
        {species.tools.map((tool) => (
          <div key={tool} {...piece(toolRef(tool))} className="mf-mini mf-mini-tool">
            <b>{words.text(`tool.${tool}`)}</b>
            <Glyph name="stone-axe" size={13} />
          </div>
        ))}
      </div>
    </div>
  )
}

type MiniProps = Pick<TableProps<MegafaunaView>, 'settings' | 'piece' | 'words'> & { readonly card: SpeciesView['cards'][number] }

/** A card of a tableau: its name, the organs that lie on it, what else it gives. */
function MiniCard({ card, settings, piece, words }: MiniProps) {
  const data = mutationIn(settings, card.card)
  if (!data) return null
  const face = data.faces[card.side === 'A' ? 1 : card.side === 'B' ? 2 : 0]
  return (
    <div {...piece(cardRef(card.card))} className="mf-mini" data-organ={ORGANS[data.colour]} data-promoted={card.side !== '' || undefined}>
      <b>{words.text(card.side === '' ? `card.${card.card}` : `side.${card.card}${card.side}`)}</b>
      <span className="mf-mini-gives">
        {cubesOf(card.plus).map(({ key, organ }) => (
          <Cube key={key} organ={organ} size={13} />
        ))}
        {card.side === '' ? (
          <small>{words.text('mf.unpromoted')}</small>
        ) : (
          <Gist side={{ ...face, plus: [0, 0, 0, 0, 0], monster: card.monster ? face.monster : -1 }} size={13} />
        )}
        {card.host !== null && <TokenMark species={card.host} size={16} />}
      </span>
    </div>
  )
}
