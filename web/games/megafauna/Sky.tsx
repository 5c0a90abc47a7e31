import { ATMOSPHERE, CLOUDS, FIRE_FROM, type MegafaunaView, MICROBES_UP_TO, OVERCAST_FROM, OXYGEN, RAIN_FROM } from '@deeptime/megafauna'
import type { ReactNode } from 'react'
import type { TableProps } from '../../table/board.ts'
import type { IconName } from './icons.ts'
import { Glyph } from './Pieces.tsx'
import { trackRef } from './refs.ts'

/** A stretch of a track on which the same holds. */
interface Zone {
  readonly from: number
  readonly to: number
  readonly label: string
  readonly tone: string
}

/** Stretches of levels that say the same, by what they say. */
function zonesOf<T>(
  levels: readonly T[],
  key: (level: T) => string,
  label: (key: string) => string,
  tone: (key: string) => string,
): Zone[] {
  const zones: { from: number; to: number; key: string }[] = []
  for (const [discs, level] of levels.entries()) {
    const last = zones.at(-1)
    if (last && last.key === key(level)) last.to = discs
    else zones.push({ from: discs, to: discs, key: key(level) })
  }
  return zones.map(({ from, to, key: k }) => ({ from, to, label: label(k), tone: tone(k) }))
}

interface GaugeProps {
  readonly table: TableProps<MegafaunaView>
  readonly track: 'oxygen' | 'clouds' | 'atmosphere'
  readonly icon: IconName
  readonly value: string
  /** Discs from the first slot on. */
  readonly discs: readonly string[]
  readonly capacity: number
  readonly zones: readonly Zone[]
  readonly children: ReactNode
}

const SLOT = 18
const RADIUS = 6.6

/** One reservoir: its reading, what that means now, its discs in their slots, and the stretches they cross. */
function Gauge({ table, track, icon, value, discs, capacity, zones, children }: GaugeProps) {
  const { piece, words, size } = table
  const width = capacity * SLOT
  return (
    <section {...piece(trackRef(track))} className="mf-gauge" data-track={track}>
      <h3>
        <Glyph name={icon} size={17} />
        <span className="mf-gauge-name">{words.text(`track.${track}`)}</span>
        <b>{value}</b>
        {children}
      </h3>
      {size === 'phone' ? (
        <i className="mf-gauge-bar" style={{ '--full': `${(discs.length / capacity) * 100}%` } as React.CSSProperties} />
      ) : (
        <svg viewBox={`0 0 ${width} 37`} className="mf-track" aria-hidden="true" focusable="false">
          {zones.map((zone) => {
            const now = discs.length >= zone.from && discs.length <= zone.to
            const from = Math.max(0, zone.from - 1) * SLOT
            const to = Math.max(1, zone.to) * SLOT
            return (
              <g key={zone.from} className="mf-zone" data-now={now || undefined}>
                <rect x={from + 0.8} y={19} width={to - from - 1.6} height={4} rx={2} style={{ fill: zone.tone }} />
                {to - from > zone.label.length * 5.2 && (
                  <text x={(from + to) / 2} y={35}>
                    {zone.label}
                  </text>
                )}
              </g>
            )
          })}
          {Array.from({ length: capacity }, (_, i) => `slot ${i}`).map((key, i) => (
            <circle
              key={key}
              cx={(i + 0.5) * SLOT}
              cy={9}
              r={discs[i] ? RADIUS : RADIUS - 1.2}
              className="mf-slot"
              data-disc={discs[i] ?? 'none'}
              data-next={i === discs.length || undefined}
            />
          ))}
        </svg>
      )}
    </section>
  )
}

function Chip({ icon, label, off, children, tone }: { icon: IconName; label: string; off?: boolean; children?: ReactNode; tone?: string }) {
  return (
    <span className="mf-chip" data-off={off || undefined} data-tone={tone} title={label}>
      <Glyph name={icon} size={13} />
      {children}
    </span>
  )
}

const fill = (count: number, disc: string): readonly string[] => Array.from({ length: count }, () => disc)
const HEAT: Readonly<Record<string, number>> = { icehouse: 0, iceAge: 1, cool: 2, eden: 3, warm: 4, hothouse: 5 }

/** The three reservoirs above the planet. The first game has none. */
export function Sky(props: TableProps<MegafaunaView>) {
  const { view, words, size } = props
  const { air } = view.game
  if (air === null) return null
  const phone = size === 'phone'
  const oxygen = OXYGEN[Math.min(air.oxygen, OXYGEN.length - 1)] as (typeof OXYGEN)[number]
  const sky = CLOUDS[air.clouds] as (typeof CLOUDS)[number]
  const level = ATMOSPHERE[air.atmosphere] as (typeof ATMOSPHERE)[number]
  const [microbes, fire] = [oxygen.percent <= MICROBES_UP_TO, oxygen.percent >= FIRE_FROM]
  const [rain, overcast] = [air.clouds >= RAIN_FROM, air.clouds >= OVERCAST_FROM]
  return (
    <div className="mf-sky">
      <div className="mf-gauges">
        <Gauge
          table={props}
          track="oxygen"
          icon="bubbles"
          value={words.text('mf.percent', { percent: oxygen.percent })}
          discs={fill(air.oxygen, 'green')}
          capacity={OXYGEN.length - 1}
          zones={zonesOf(
            OXYGEN,
            ({ actions }) => String(actions),
            (actions) => words.text('mf.zone.actions', { actions: Number(actions) }),
            (actions) => `color-mix(in srgb, var(--mf-d-green) ${Number(actions) * 24}%, var(--line))`,
          )}
        >
          <Chip icon="pawn" label={words.text('mf.chip.actions')}>
            {oxygen.actions}
          </Chip>
          <Chip icon="hearts" label={words.text('mf.chip.darkHeart')} tone="dark">
            {air.darkHeart}
          </Chip>
          {!phone && <Chip icon="bubble-field" label={words.text(microbes ? 'mf.chip.microbes' : 'mf.chip.noMicrobes')} off={!microbes} />}
          {!phone && <Chip icon="wildfires" label={words.text(fire ? 'mf.chip.fire' : 'mf.chip.noFire')} off={!fire} />}
        </Gauge>
        <Gauge
          table={props}
          track="clouds"
          icon="fluffy-cloud"
          value={(sky.albedo / 100).toLocaleString(words.language)}
          discs={fill(air.clouds, 'white')}
          capacity={CLOUDS.length - 1}
          zones={[
            { from: 0, to: RAIN_FROM - 1, label: words.text('mf.zone.dry'), tone: 'var(--mf-arid-ink)' },
            { from: RAIN_FROM, to: OVERCAST_FROM - 1, label: words.text('mf.zone.rain'), tone: 'var(--mf-rain)' },
            { from: OVERCAST_FROM, to: CLOUDS.length - 1, label: words.text('mf.zone.overcast'), tone: 'var(--soft)' },
          ]}
        >
          <Chip icon="hearts" label={words.text('mf.chip.greenHeart')} tone="green">
            {air.greenHeart}
          </Chip>
          {!phone && <Chip icon="droplets" label={words.text(rain ? 'mf.chip.rain' : 'mf.chip.noRain')} off={!rain} />}
          {!phone && <Chip icon="sun-cloud" label={words.text(overcast ? 'mf.chip.overcast' : 'mf.chip.noOvercast')} off={!overcast} />}
        </Gauge>
        <Gauge
          table={props}
          track="atmosphere"
          icon="thermometer-hot"
          value={words.text(`strip.${air.strip}`)}
          discs={[...fill(air.black, 'black'), ...fill(air.white, 'white')]}
          capacity={ATMOSPHERE.length - 1}
          zones={zonesOf(
            ATMOSPHERE,
            ({ strip }) => strip,
            (strip) => words.text(`strip.${strip}`),
            (strip) => `var(--mf-heat-${HEAT[strip]})`,
          )}
        >
          <Chip icon="pawn" label={words.text('mf.chip.greenActions')} tone="green">
            {level.greenActions}
          </Chip>
          {!phone && (
            <em className="mf-climate" data-climate={air.climate}>
              {words.text(`climate.${air.climate}`)}
            </em>
          )}
        </Gauge>
      </div>
    </div>
  )
}
