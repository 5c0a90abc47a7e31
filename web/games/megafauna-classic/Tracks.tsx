import type { ClassicView } from '@deeptime/megafauna-classic'
import { memo } from 'react'
import { alikeIn } from '../../table/alike.ts'
import type { TableProps } from '../../table/board.ts'
import { countOf } from './components.ts'
import { TokenMark } from './Pieces.tsx'
import { sizeRef, speciesRef, trackRef } from './refs.ts'
import { spotlightHandlers } from './spotlight.ts'

const SIZES = [1, 2, 3, 4, 5, 6]
const ROADRUNNER = ['S', 'M', 'N', 'A']
const BOXES = [1, 2, 3]

/** Everything on the tracks that can be lit. */
const PLACES = [...SIZES.map(sizeRef), ...ROADRUNNER.flatMap((letter) => [trackRef(letter), ...BOXES.map((box) => trackRef(letter, box))])]

/** What the tracks tell. */
const standingIn = ({ species }: ClassicView): string => species.map(({ id, size, dna }) => `${id} ${size} ${dna}`).join()

/** The size track and the four roadrunner tracks, with an animal of each species in its box. */
export const Tracks = memo(
  function Tracks(props: TableProps<ClassicView>) {
    const { view, piece, words } = props
    const { species } = view.game
    return (
      <div className="mc-tracks" {...spotlightHandlers}>
        <h3>{words.text('mc.size')}</h3>
        <div className="mc-track mc-size-track">
          {SIZES.map((size) => (
            <Box
              key={size}
              table={props}
              reference={sizeRef(size)}
              label={`${size}`}
              here={species.filter((s) => s.size === size).map((s) => s.id)}
            />
          ))}
        </div>
        <h3>{words.text('mc.roadrunner')}</h3>
        {ROADRUNNER.map((letter) => (
          <div key={letter} className="mc-track mc-letter-track">
            <span {...piece(trackRef(letter))} className="mc-track-name">
              <b>{letter}</b>
              <small>{words.text(`mc.track.${letter}`)}</small>
            </span>
            {BOXES.map((box) => (
              <Box
                key={box}
                table={props}
                reference={trackRef(letter, box)}
                label={letter.repeat(box)}
                here={species.filter((s) => countOf(s.dna, letter) === box).map((s) => s.id)}
              />
            ))}
          </div>
        ))}
      </div>
    )
  },
  alikeIn(
    ({ view }) => [standingIn(view.game)],
    () => PLACES,
  ),
)

interface BoxProps {
  readonly table: TableProps<ClassicView>
  readonly reference: string
  readonly label: string
  readonly here: readonly string[]
}

function Box({ table, reference, label, here }: BoxProps) {
  const { piece } = table
  return (
    <span {...piece(reference)} className="mc-box" data-full={here.length > 0 || undefined}>
      <small>{label}</small>
      <span className="mc-box-tokens" data-many={here.length > 2 || undefined}>
        {here.map((id) => (
          <span key={id} data-ref={speciesRef(id)}>
            <TokenMark species={id} size={19} />
          </span>
        ))}
      </span>
    </span>
  )
}
