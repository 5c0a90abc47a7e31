import { memo } from 'react'

interface IconProps {
  /** The path of an icon: `import crab from '~icon/crab'`. */
  readonly of: string
  readonly size?: number | string
  readonly className?: string
  /** Without one, the icon is decoration and screen readers pass over it. */
  readonly title?: string
}

/** An icon in the text's colour. */
export const Icon = memo(function Icon({ of, size = 16, className, title }: IconProps) {
  if (title) {
    return (
      <svg width={size} height={size} viewBox="0 0 512 512" className={className} role="img" aria-label={title}>
        <path d={of} fill="currentColor" />
      </svg>
    )
  }
  return (
    <svg width={size} height={size} viewBox="0 0 512 512" className={className} aria-hidden="true">
      <path d={of} fill="currentColor" />
    </svg>
  )
})

interface IconAtProps {
  readonly of: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly className?: string
}

/** The same inside another SVG, centred on a point. */
export function IconAt({ of, x, y, size, className }: IconAtProps) {
  return (
    <svg x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="0 0 512 512" className={className} aria-hidden>
      <path d={of} fill="currentColor" />
    </svg>
  )
}
