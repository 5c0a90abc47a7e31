import { useApp } from '../../app/context.ts'
import { Modal } from '../../ui/Modal.tsx'
import { SHEET } from './commands.ts'

/** All keys of a table on one sheet. */
export function KeySheet({ close }: { close(): void }) {
  const { words } = useApp()
  return (
    <Modal title={words.text('keys')} className="key-sheet" close={close}>
      <dl>
        {SHEET.map(([line, ...keys]) => (
          <div key={line}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{words.text(`keys.${line}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
