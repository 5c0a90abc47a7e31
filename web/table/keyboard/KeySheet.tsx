import { useApp } from '../../app/context.ts'
import { Modal } from '../../ui/Modal.tsx'
import { SHEET } from './commands.ts'

const TURNS: Readonly<Record<string, number>> = { '→': 0, '↓': 90, '←': 180, '↑': 270 }

/** Drawn, as not every font has all of them. */
function Arrow({ sign }: { sign: string }) {
  return (
    <svg viewBox="0 0 12 12" width={11} height={11} role="img" aria-label={sign} style={{ transform: `rotate(${TURNS[sign]}deg)` }}>
      <path d="M1.5 6h8.5M6.5 2.5 10 6 6.5 9.5" fill="none" stroke="currentColor" strokeWidth={1.6} strokeLinecap="round" />
    </svg>
  )
}

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
                <kbd key={key}>{key.split(/([←→↑↓])/).map((part) => (part in TURNS ? <Arrow key={part} sign={part} /> : part))}</kbd>
              ))}
            </dt>
            <dd>{words.text(`keys.${line}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
