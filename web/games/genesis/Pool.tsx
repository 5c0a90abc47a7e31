import { COLOUR_IDS, type ColourId } from '@deeptime/genesis/components/ids.ts'
import type { GenesisView, RefugiumView } from '@deeptime/genesis/view'
import { memo } from 'react'
import { litAlike } from '../../table/alike.ts'
import type { TableProps } from '../../table/board.ts'
import { Bionts } from './Bionts.tsx'
import { cardsFor, refugiumCard } from './cards.ts'
import { isCold, total } from './forecasts.ts'
import { SIGNS } from './icons.ts'
import { keyed } from './keyed.ts'
import { biontRef, chromosomeRef, looseRef } from './refs.ts'
import { colours, Mark, Sign, spread, Token } from './Tokens.tsx'

interface PoolProps {
  readonly refugium: RefugiumView
  readonly table: TableProps<GenesisView>
}

/** How cubes lie that nothing has put in order. */
const TILTS: readonly number[] = [-14, 11, -7, 17, -19, 6]

/** Faces of a die, in short: 1–4, or 1 3. */
export function facesText(byFace: readonly boolean[]): string {
  const faces = byFace.flatMap((yes, face) => (yes ? [face] : []))
  const [first, last] = [faces[0], faces.at(-1)]
  if (first === undefined || last === undefined) return '–'
  return faces.length > 1 && last - first === faces.length - 1 ? `${first}–${last}` : faces.join(' ')
}

const refsOn = ({ ref, id }: RefugiumView): readonly string[] => [
  ref,
  ...COLOUR_IDS.flatMap((colour) => [biontRef(colour, id), chromosomeRef(id, colour), looseRef(id, colour)]),
]

const drawnAlike = (a: PoolProps, b: PoolProps): boolean =>
  JSON.stringify(a.refugium) === JSON.stringify(b.refugium) &&
  isCold(a.table.view.game) === isCold(b.table.view.game) &&
  a.table.view.game.roll?.of === b.table.view.game.roll?.of &&
  a.table.words === b.table.words &&
  litAlike(refsOn(b.refugium), a.table.piece, b.table.piece)

/** A refugium: what is organised above, what lies loose below, the faces that animate, and the slots that kill unless an enzyme covers them. */
export const Pool = memo(function Pool({ refugium, table }: PoolProps) {
  const { piece, words, settings, view } = table
  const { id, ref, organised, disorganised, enzymes, bionts, dice } = refugium
  const card = refugiumCard(cardsFor(settings), id)
  const cold = isCold(view.game)
  const loose = spread(disorganised)
  const colour = COLOUR_IDS[card.colour] as ColourId
  return (
    <div {...piece(ref)} className="ge-pool" data-rolling={view.game.roll?.of === ref || undefined} style={colours(colour)}>
      <h4>
        <span className="ge-tab">
          <Mark colour={colour} size={12} />
        </span>
        {words.text(`refugium.${id}`)}
      </h4>
      <div className="ge-organised">
        <Bionts bionts={bionts} place={id} table={table} size={19} />
        {COLOUR_IDS.filter((c) => organised[c]).map((c) => (
          <span key={c} {...piece(chromosomeRef(id, c), words.text('option.chromosome', { colour: `@colour.${c}` }))} className="ge-cubes">
            {spread({ [c]: organised[c] ?? 0 }).map(({ key }) => (
              <Token key={key} kind="cube" colour={c} />
            ))}
          </span>
        ))}
        {total(organised) + bionts.length === 0 && <small>{words.text('ge.pool.none')}</small>}
        <span className="ge-pool-marks">
          {card.fee > 0 && <em title={words.text('ge.pool.fee')}>−{card.fee}</em>}
          {card.strikeImmune && <Sign of={SIGNS.shield} size={12} title={words.text('ge.pool.immune')} />}
          {dice > 0 && (
            <span className="ge-dice-count">
              <Sign of={SIGNS.dice} size={13} />
              {dice}
            </span>
          )}
        </span>
      </div>
      <div className="ge-loose">
        {COLOUR_IDS.filter((c) => disorganised[c]).map((c) => (
          <span key={c} {...piece(looseRef(id, c))} className="ge-cubes">
            {loose
              .filter(({ item }) => item === c)
              .map(({ key, at }) => (
                <Token key={key} kind="cube" colour={c} size={15} look="loose" turn={TILTS[(at + id.length) % TILTS.length] as number} />
              ))}
          </span>
        ))}
        <span className="ge-life-faces" data-cold={cold || undefined}>
          <Sign of={cold ? SIGNS.snow : SIGNS.sun} size={13} />
          <b>{facesText(cold ? card.life.cold : card.life.warm)}</b>
          <Sign of={SIGNS.rises} size={11} />
        </span>
      </div>
      <div className="ge-slots">
        {keyed(card.enzymeSlots.map(({ face, kills }) => `${face}${kills}`)).map(({ key, at }) => {
          const enzyme = enzymes[at]
          const slot = card.enzymeSlots[at]
          return enzyme ? (
            <Token key={key} kind="disc" colour={enzyme} size={17} />
          ) : (
            <i key={key} className={`ge-slot ${slot?.kills}`}>
              {slot?.face}
            </i>
          )
        })}
      </div>
    </div>
  )
}, drawnAlike)
