import ammonite from '~icon/ammonite'
import { Icon } from '../ui/Icon.tsx'
import { useApp } from './context.ts'

export function Waiting() {
  const { words } = useApp()
  return (
    <div className="waiting" role="status">
      <Icon of={ammonite} size={56} />
      <span>{words.text('waiting')}</span>
    </div>
  )
}
