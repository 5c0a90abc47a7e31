import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useApp } from '../app/context.ts'

interface ModalProps {
  readonly title: string
  readonly children: ReactNode
  readonly className?: string
  /** A sign beside the title. */
  readonly sign?: ReactNode
  close(): void
}

/** The keyboard begins at what is most wanted, where something is marked so. */
function focusFirst(event: Event): void {
  const first = event.currentTarget instanceof Element ? event.currentTarget.querySelector<HTMLElement>('[data-first]') : null
  if (!first) return
  event.preventDefault()
  first.focus()
}

/** A dialog on a veil, closed by Escape, by its cross or by a click beside it. */
export function Modal({ title, children, className, sign, close }: ModalProps) {
  const { words } = useApp()
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className={className ? `modal ${className}` : 'modal'} aria-describedby={undefined} onOpenAutoFocus={focusFirst}>
          {sign && <span className="modal-sign">{sign}</span>}
          <Dialog.Title>{title}</Dialog.Title>
          {children}
          <Dialog.Close className="modal-close" aria-label={words.text('close')}>
            ×
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
