import { memo, type ReactElement } from 'react'

interface Look {
  /** Width and height; within another SVG a number. */
  readonly size?: number | string
  /** The middle, within another SVG. */
  readonly x?: number
  readonly y?: number
  readonly className?: string
  /** Without one, the icon is decoration and screen readers pass over it. */
  readonly title?: string
}

interface IconProps extends Look {
  /** The path of an icon: `import crab from '~icon/crab'`. */
  readonly of: string
}

function drawn({ of, size = 16, x, y, className, title }: IconProps): ReactElement {
  const place = x === undefined || y === undefined ? {} : { x: x - Number(size) / 2, y: y - Number(size) / 2 }
  const shape = { ...place, className, width: size, height: size, viewBox: '0 0 512 512' }
  const path = <path d={of} fill="currentColor" />
  if (!title) {
    return (
      <svg {...shape} aria-hidden="true" focusable="false">
        {path}
      </svg>
    )
  }
  return (
    <svg {...shape} role="img" aria-label={title}>
      {path}
    </svg>
  )
}

/** An icon in the colour of the text around it. */
export const Icon = memo(drawn)

/** Draws the icons of one game by their names. */
export const glyphsOf = <Name extends string>(icons: Readonly<Record<Name, string>>) =>
  memo(({ name, ...look }: Look & { readonly name: Name }) => drawn({ ...look, of: icons[name] }))
