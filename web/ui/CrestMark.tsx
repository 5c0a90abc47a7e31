import type { Crest } from '../table/board.ts'
import { Icon } from './Icon.tsx'

/** A crest: the icon of a seat or an animal on its colour. */
export function CrestMark({ crest, size = 34, title }: { crest: Crest; size?: number; title?: string }) {
  return (
    <span
      className="crest"
      style={{
        background: crest.colour,
        color: crest.ink,
        boxShadow: crest.line && `inset 0 0 0 1.5px ${crest.line}`,
        width: size,
        height: size,
      }}
    >
      <Icon of={crest.icon} size={Math.round(size * 0.68)} {...(title ? { title } : {})} />
    </span>
  )
}
