import ammonite from '~icon/ammonite'
import { useApp } from '../app/context.ts'
import { linkTo } from '../app/router.ts'
import { Icon } from './Icon.tsx'

/** The emblem and the name; leads home. */
export function Brand({ compact = false }: { compact?: boolean }) {
  const { words } = useApp()
  return (
    <a className="brand" href={linkTo({ page: 'home' })} aria-label={words.text('brand.home')}>
      <Icon of={ammonite} size={30} />
      {!compact && <span>Deep Time</span>}
    </a>
  )
}
