import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useApp } from '../app/context.ts'

interface ModalProps {
  readonly title: string
  readonly children: ReactNode
  readonly className?: string
  close(): void
}

/** A dialog on a veil, closed by Escape, by its cross or by a click beside it. */
export function Modal({ title, children, className, close }: ModalProps) {
  const { words } = useApp()
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className={className ? `modal ${className}` : 'modal'} aria-describedby={undefined}>
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
