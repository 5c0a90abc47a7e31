import { type ClassicView, CULTURES } from '@deeptime/megafauna-classic'
import { memo } from 'react'
import { alikeIn } from '../../table/alike.ts'
import type { TableProps } from '../../table/board.ts'
import { CULTURE_ART, INSTINCT_ART } from './art.ts'
import { Glyph, TokenMark } from './Pieces.tsx'
import { cultureRef } from './refs.ts'

/** Who has which. */
const heldIn = ({ species }: ClassicView): string => species.map(({ id, cultures }) => `${id} ${cultures}`).join()

/** The six cultures: what each one needs, and who has it. */
export const Cultures = memo(
  function Cultures({ view, piece, words }: TableProps<ClassicView>) {
    return (
      <div className="mc-cultures">
        {CULTURES.map(({ id, needs }) => {
          const holders = view.game.species.filter((species) => species.cultures.includes(id))
          return (
            <div key={id} {...piece(cultureRef(id))} className="mc-culture" data-held={holders.length > 0 || undefined}>
              <Glyph name={CULTURE_ART[id]} size={24} />
              <b>{words.text(`mc.culture.${id}`)}</b>
              <span className="mc-needs">
                {needs.map((instinct) => (
                  <span key={instinct} title={words.text(`instinct.${instinct}`)}>
                    <Glyph name={INSTINCT_ART[instinct]} size={13} />
                  </span>
                ))}
              </span>
              <span className="mc-holders">
                {holders.map((species) => (
                  <TokenMark key={species.id} species={species.id} size={20} />
                ))}
              </span>
            </div>
          )
        })}
      </div>
    )
  },
  alikeIn(
    ({ view }) => [heldIn(view.game)],
    () => CULTURES.map(({ id }) => cultureRef(id)),
  ),
)
