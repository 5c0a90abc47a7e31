import { Dialog } from 'radix-ui'
import { useApp } from '../app/context.ts'
import { CrestMark } from '../ui/CrestMark.tsx'
import type { Crest } from './board.ts'

/** Hides the whole table until the next player says that the screen is theirs. */
export function PassDevice({ name, crests, ready }: { name: string; crests: readonly Crest[]; ready(): void }) {
  const { words, setPrefs } = useApp()
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Content className="pass-device" onEscapeKeyDown={(event) => event.preventDefault()} aria-describedby="pass-device-why">
          <div className="pass-crests">
            {crests.map((crest) => (
              <CrestMark key={crest.name} crest={crest} size={72} />
            ))}
          </div>
          <Dialog.Title>{words.text('pass.title', { name })}</Dialog.Title>
          <p id="pass-device-why">{words.text('pass.why')}</p>
          <button type="button" className="button go large" onClick={ready}>
            {words.text('pass.ready', { name })}
          </button>
          <button
            type="button"
            className="link-button"
            data-never
            onClick={() => {
              setPrefs({ handOver: 'never' })
              ready()
            }}
          >
            {words.text('pass.never')}
          </button>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
