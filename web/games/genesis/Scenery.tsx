import type { EnvironmentId } from '@deeptime/genesis/components/ids.ts'

/** What is drawn at the free end of a stratum. */
const SCENES: Readonly<Record<EnvironmentId, string>> = {
  cosmic:
    'M150 54a28 28 0 1 0 56 0a28 28 0 1 0-56 0M134 63c16 12 76-4 92-20M151 46q14 6 30 1M153 66q16 4 36-3M76 32l-26 14M70 38l-30 18M82 36l-20 20',
  oceanic:
    'M60 100l7-34h13l8 34M72 64q-7-10 0-17t2-17M77 64q8-9 3-17t2-12M102 101l5-22h9l6 22M110 77q-5-7 0-13t1-10M150 58q14-12 28 0t28 0M170 82q14-12 28 0t28 0',
  coastal:
    'M20 96q0-30 13-30t13 30zM26 94q1-18 7-18t7 18M62 96q0-24 10-24t10 24zM98 96q0-34 15-34t15 34zM104 94q1-22 9-22t9 22M150 96q0-26 11-26t11 26z',
  continental: 'M60 106L94 54l10 12 14-22 26 38 12-12 24 36M94 54l-6 22 8 8M118 44l-4 24 10 10M117 42q-6-8 0-14t0-14M122 40q8-7 3-13',
}

/** Strokes in the ground of a stratum, and its scene. */
export const Scenery = ({ row }: { row: EnvironmentId }) => (
  <svg className="ge-scene" viewBox="0 0 240 112" preserveAspectRatio="xMaxYMid meet" aria-hidden>
    <path d={SCENES[row]} fill="none" stroke="currentColor" strokeWidth={1.3} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
