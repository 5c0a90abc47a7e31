import 'react'

declare module 'react' {
  /** Custom properties are style like any other. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
