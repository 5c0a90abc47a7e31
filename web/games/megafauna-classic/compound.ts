import type { Ask, Option } from '@deeptime/engine'
import { type Compound, largest } from '../../table/compound.ts'

const dnaOf = ({ params }: Option): string => (typeof params?.dna === 'string' ? params.dna : '')

/** 9.2f: where each letter is asked for by itself, the most of it; between different letters somebody has to decide. */
function most(ask: Ask): string | undefined {
  if (ask.kind !== 'expand.inherit') return undefined
  const letters = new Set(ask.options.map((option) => dnaOf(option).charAt(0)).filter((letter) => letter !== ''))
  return letters.size === 1 ? largest(ask) : undefined
}

export const compound: Compound = {
  most,
  total({ head, made }) {
    const born = made.find(({ kind }) => kind === 'expand.silhouette')?.option
    const species = born?.about?.[0]
    if (head !== 'expand' || species === undefined) return undefined
    const dna = made.filter(({ kind }) => kind === 'expand.inherit').map(({ option }) => dnaOf(option))
    return { key: 'mc.total.expand', params: { species: `@${species.replace(':', '.')}`, dna: dna.join('') || 'none' } }
  },
}
