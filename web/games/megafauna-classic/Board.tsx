import { type ClassicView, HABITATS, MOUNTAINS } from '@deeptime/megafauna-classic'
import { useMemo } from 'react'
import { wayOf } from '../../board/journey.ts'
import type { SizeClass, TableProps } from '../../table/board.ts'
import { Stage } from '../../table/Stage.tsx'
import { Greenhouse, Supplies } from './Corners.tsx'
import { readSpecies } from './components.ts'
import { Atlantic, Continent, type GroundProps, Latitudes } from './Ground.tsx'
import { BROAD, type Layout, TALL } from './geometry.ts'
import { Habitat } from './Habitat.tsx'
import { lightOn } from './light.ts'
import { arrivals, walks } from './motion.ts'
import { Patterns } from './Patterns.tsx'
import { Token } from './Pieces.tsx'
import { frameOf, shapesOf } from './picture.ts'
import { spotlightHandlers, useSpotlight } from './spotlight.ts'

const LAYOUTS: Readonly<Record<SizeClass, Layout>> = { wide: BROAD, medium: BROAD, phone: TALL }

/** On a phone a habitat is at least 90 pixels wide. */
const NEAR = 90 / TALL.tile.width

const mountains: ReadonlySet<string> = new Set(MOUNTAINS.map((h) => HABITATS[h] as string))

/** The middle of the table: the map with the climate and the supplies in its corners. */
export function Board(props: TableProps<ClassicView>) {
  const { view, before, words, still, size } = props
  const { game } = view
  const layout = LAYOUTS[size]
  const frame = useMemo(() => frameOf(layout), [layout])
  const small = useMemo(() => shapesOf(game, layout), [game, layout])
  const spotlight = useSpotlight()
  const light = useMemo(() => lightOn(game, spotlight), [game, spotlight])
  const fresh = useMemo(() => arrivals(still ? undefined : before?.game, game), [before, game, still])
  return (
    <div className="mc-table" data-size={size} data-still={still || undefined}>
      <Patterns />
      <div className="mc-map" {...spotlightHandlers}>
        <Stage viewBox={frame} label={words.text('mc.map')} className="mc-board" near={NEAR} map={small}>
          <Latitudes {...props} layout={layout} />
          <Continent layout={layout} />
          <Atlantic {...props} layout={layout} />
          {game.habitats.map((habitat) => (
            <Habitat
              key={habitat.tile ?? habitat.id}
              habitat={habitat}
              table={props}
              layout={layout}
              mountain={mountains.has(habitat.id)}
              light={light}
              fresh={fresh}
            />
          ))}
          <Greenhouse {...props} layout={layout} />
          <Supplies {...props} layout={layout} />
          <Walks {...props} layout={layout} />
        </Stage>
      </div>
    </div>
  )
}

/** A newborn walks from its parent to its place. */
function Walks({ log, view, before, still, layout }: GroundProps) {
  if (still || !before || before.choices >= view.choices) return null
  const news = log.filter((entry) => entry.at > before.choices)
  return walks(news, layout).map(({ species, from, to }) => (
    <g key={`${species}${view.choices}`} className="journey" style={wayOf(from, to)}>
      <Token {...readSpecies(species)} radius={layout.radius.biome} />
    </g>
  ))
}
