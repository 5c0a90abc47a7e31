import type { ReactNode } from 'react'
import { memo } from 'react'

/** The ink drawings that tell terrains and animals apart without colour. One `<Patterns />` serves a whole page. */
export const Patterns = memo(function Patterns() {
  return (
    <svg className="mr-defs" aria-hidden="true" focusable="false">
      <defs>
        <Terrains />
        <Hides />
      </defs>
    </svg>
  )
})

/** Texture of each terrain, drawn at the rim of its hexes so that the pieces in the middle stay easy to read. */
function Terrains() {
  return (
    <>
      <Pattern id="ocean" width={48} height={32}>
        <Ink d="M-2 8q6 -7 12 0t12 0t12 0t12 0t12 0" width={1.2} />
        <Ink d="M-8 24q6 -7 12 0t12 0t12 0t12 0t12 0" opacity={0.22} />
        <Light d="M-2 10.5q6 -7 12 0t12 0t12 0t12 0t12 0" />
      </Pattern>
      <Pattern id="sand" width={40} height={36}>
        <Ink d="M-2 12q10 -5 20 0t22 0" opacity={0.2} />
        <Ink d="M-12 30q10 -5 20 0t20 0t20 0" opacity={0.14} />
        <Dots at="4,5 13,3 22,7 33,4 8,19 19,22 29,17 37,23 3,33 14,31 25,34 35,31" radius={1} opacity={0.42} />
        <Dots at="17,14 31,12 10,26 23,28 38,14" radius={0.7} opacity={0.3} />
      </Pattern>
      <Pattern id="seagrass" width={34} height={36}>
        <Ink d="M8 17q1 -9 -4 -14M8 17q0 -9 0 -15M8 17q-1 -8 5 -12" width={1.15} opacity={0.42} />
        <Ink d="M25 35q1 -9 -4 -14M25 35q0 -9 0 -15M25 35q-1 -8 5 -12" width={1.15} opacity={0.42} />
        <Light d="M9.5 17q1 -9 -4 -14M26.5 35q1 -9 -4 -14" />
      </Pattern>
      <Pattern id="kelp" width={36} height={44}>
        <Ink d="M9 -2q8 12 0 23t0 25" width={1.5} opacity={0.45} />
        <Ink d="M27 -13q8 12 0 23t0 23t0 23" width={1.5} opacity={0.45} />
        <Leaves at="12,6,30 8,16,150 7,30,-150 12,38,-20 30,18,30 26,28,150 25,4,-150 30,41,-20" />
      </Pattern>
      <Pattern id="reef" width={40} height={40}>
        <Ink d="M10 19v-9m0 5l-5 -5m5 2l5 -6m-5 3v-4M10 19q-4 0 -6 2" width={1.5} opacity={0.45} />
        <Ink d="M29 39v-9m0 5l-5 -5m5 2l5 -6m-5 3v-4M29 39q4 0 6 1" width={1.5} opacity={0.45} />
        <Dots at="28,9 32,12 27,14 8,30 12,33 7,35" radius={1.6} opacity={0.28} />
      </Pattern>
      <Pattern id="seamount" width={52} height={46}>
        <Ink d="M14 22c-9 -3 -9 -15 1 -17s20 3 16 11s-9 8 -17 6z" opacity={0.34} />
        <Ink d="M15 18c-5 -2 -4 -8 2 -9s10 2 8 6s-6 4 -10 3z" opacity={0.34} />
        <Ink d="M38 42c-8 -2 -9 -12 -1 -14s16 1 14 8s-7 8 -13 6z" opacity={0.28} />
        <Ink d="M39 38c-4 -1 -4 -6 0 -7s8 1 7 4s-4 4 -7 3z" opacity={0.28} />
        <Ink d="M-2 33q9 -4 18 2t12 9" opacity={0.18} />
      </Pattern>
      <Pattern id="land" width={40} height={40}>
        <Ink d="M-6 12L12 -6M-6 32L32 -6M8 46L46 8M28 46L46 28" opacity={0.2} />
        <Ink d="M-6 22L22 -6M-2 42L42 -2M18 46L46 18" opacity={0.1} />
        <Ink d="M8 15l4 -6l4 6M11 12l-2 0M28 34l4 -6l4 6M26 34l12 0M7 15l10 0" width={1.1} opacity={0.4} />
      </Pattern>
      <Pattern id="smoker" width={30} height={38}>
        <Ink d="M6 40q7 -9 0 -19t0 -21" width={1.8} opacity={0.55} />
        <Ink d="M20 48q7 -9 0 -19t0 -19t0 -19" width={1.8} opacity={0.55} />
        <Dots at="13,8 12,27 27,18 26,35" radius={1.3} opacity={0.45} />
      </Pattern>
      <Pattern id="geyser" width={34} height={36}>
        <Ink d="M9 34q-1 -14 -6 -22M9 34q0 -14 0 -25M9 34q1 -14 6 -22" width={1.4} opacity={0.5} />
        <Ink
          d="M26 52q-1 -14 -6 -22M26 52q0 -14 0 -25M26 52q1 -14 6 -22M26 16q-1 -14 -6 -22M26 16q0 -14 0 -25M26 16q1 -14 6 -22"
          width={1.4}
          opacity={0.5}
        />
        <Dots at="3,8 9,4 15,8 20,26 26,22 32,26" radius={1.1} opacity={0.5} />
      </Pattern>
    </>
  )
}

/** The skin of each animal's tokens. */
function Hides() {
  const stroke = { stroke: 'var(--mr-on-animal)', strokeWidth: 1.3, fill: 'none', opacity: 0.62 }
  return (
    <>
      <Hide id="reptile" size={6}>
        <path d="M0 0L6 6M6 0L0 6" {...stroke} strokeWidth={0.9} />
      </Hide>
      <Hide id="cephalopod" size={5}>
        <circle cx="2.5" cy="2.5" r="1.05" fill="var(--mr-on-animal)" opacity="0.7" />
      </Hide>
      <Hide id="fish" size={4.5}>
        <path d="M0 2.2h4.5" {...stroke} />
      </Hide>
      <Hide id="crustacean" size={4.5}>
        <path d="M2.2 0v4.5" {...stroke} />
      </Hide>
    </>
  )
}

/** A texture, and the colour of its ground to lay over its middle: much cheaper to paint than a mask, and it looks the same. */
function Pattern({ id, width, height, children }: { id: string; width: number; height: number; children: ReactNode }) {
  const ground = `var(--mr-${id})`
  return (
    <>
      <pattern id={`mr-${id}`} width={width} height={height} patternUnits="userSpaceOnUse">
        {children}
      </pattern>
      <radialGradient id={`mr-clear-${id}`}>
        <stop offset="0.3" stopColor={ground} stopOpacity="0.75" />
        <stop offset="0.7" stopColor={ground} stopOpacity="0.05" />
        <stop offset="1" stopColor={ground} stopOpacity="0" />
      </radialGradient>
    </>
  )
}

function Hide({ id, size, children }: { id: string; size: number; children: ReactNode }) {
  return (
    <pattern id={`mr-hide-${id}`} width={size} height={size} patternUnits="userSpaceOnUse">
      {children}
    </pattern>
  )
}

function Ink({ d, width = 1, opacity = 0.3 }: { d: string; width?: number; opacity?: number }) {
  return <path d={d} fill="none" stroke="var(--ink)" strokeWidth={width} strokeLinecap="round" opacity={opacity} />
}

function Light({ d }: { d: string }) {
  return <path d={d} fill="none" stroke="var(--mr-light)" strokeWidth={1.2} strokeLinecap="round" opacity={0.35} />
}

function Dots({ at, radius, opacity }: { at: string; radius: number; opacity: number }) {
  return at.split(' ').map((dot) => {
    const [x, y] = dot.split(',')
    return <circle key={dot} cx={x} cy={y} r={radius} fill="var(--ink)" opacity={opacity} />
  })
}

function Leaves({ at }: { at: string }) {
  return at.split(' ').map((leaf) => {
    const [x, y, turn] = leaf.split(',')
    return <ellipse key={leaf} cx="4" rx="4" ry="1.5" fill="var(--ink)" opacity="0.32" transform={`translate(${x} ${y}) rotate(${turn})`} />
  })
}
