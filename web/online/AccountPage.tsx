import { type FormEvent, useState } from 'react'
import { useApp } from '../app/context.ts'
import { Shell } from '../app/Shell.tsx'
import { api } from './api.ts'
import { type Account, useAsk, useOnlineWords } from './context.ts'
import { live } from './live.ts'
import { allowPush, canPush, stopPush } from './push.ts'
import { onlineLink } from './route.ts'

const textIn = (event: FormEvent<HTMLFormElement>, name: string): string => String(new FormData(event.currentTarget).get(name) ?? '')

interface PartProps extends Account {
  run(work: () => Promise<unknown>): Promise<void>
}

function NameForm({ me, setMe, run }: PartProps) {
  const words = useOnlineWords()
  const { language, theme } = useApp()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = textIn(event, 'name')
    void run(async () => setMe(await api.edit({ name, language, theme })))
  }
  return (
    <form className="online-form" onSubmit={save}>
      <label>
        {words.text('account.name')}{' '}
        <input name="name" type="text" required maxLength={40} defaultValue={me.name} autoComplete="nickname" />
      </label>
      <button type="submit" className="button">
        {words.text('account.save')}
      </button>
    </form>
  )
}

function KeepForm({ me, setMe, run }: PartProps) {
  const words = useOnlineWords()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [login, passphrase, current] = [textIn(event, 'login'), textIn(event, 'passphrase'), textIn(event, 'current')]
    void run(async () => {
      setMe(await api.keep(login, passphrase, current))
      live().reconnect()
    })
  }
  return (
    <form className="online-form" onSubmit={save}>
      <p>{words.text(me.login ? 'account.kept' : 'account.keep.about', { login: me.login ?? '' })}</p>
      <label>
        {words.text('account.login')}{' '}
        <input name="login" type="text" required minLength={3} maxLength={30} defaultValue={me.login ?? ''} autoComplete="username" />
      </label>
      {me.login && (
        <label>
          {words.text('account.current')} <input name="current" type="password" required autoComplete="current-password" />
        </label>
      )}
      <label>
        {words.text('account.passphrase')}{' '}
        <input name="passphrase" type="password" required minLength={10} maxLength={200} autoComplete="new-password" />
      </label>
      <button type="submit" className="button">
        {words.text(me.login ? 'account.change' : 'account.keep')}
      </button>
    </form>
  )
}

function SignInForm({ setMe, run }: PartProps) {
  const words = useOnlineWords()
  const signIn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [login, passphrase] = [textIn(event, 'login'), textIn(event, 'passphrase')]
    void run(async () => {
      setMe(await api.signIn(login, passphrase))
      live().reconnect()
    })
  }
  return (
    <form className="online-form" onSubmit={signIn}>
      <p>{words.text('account.sign-in.about')}</p>
      <label>
        {words.text('account.login')} <input name="login" type="text" required autoComplete="username" />
      </label>
      <label>
        {words.text('account.passphrase')} <input name="passphrase" type="password" required autoComplete="current-password" />
      </label>
      <button type="submit" className="button">
        {words.text('account.sign-in')}
      </button>
    </form>
  )
}

function NotifyForm({ me, setMe, run }: PartProps) {
  const words = useOnlineWords()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const webhook = textIn(event, 'webhook').trim()
    void run(async () => setMe(await api.edit({ webhook: webhook || null })))
  }
  const push = (work: typeof allowPush) =>
    void run(async () => {
      const next = await work()
      if (next) setMe(next)
    })
  return (
    <>
      {canPush() && (
        <div className="online-push">
          <p>{words.text('account.push.about', { n: me.push })}</p>
          <button type="button" className="button" onClick={() => push(allowPush)}>
            {words.text('account.push')}
          </button>
          {me.push > 0 && (
            <button type="button" className="button" onClick={() => push(stopPush)}>
              {words.text('account.push.stop')}
            </button>
          )}
        </div>
      )}
      <form className="online-form" onSubmit={save}>
        <label>
          {words.text('account.webhook')}{' '}
          <input name="webhook" type="url" maxLength={500} defaultValue={me.webhook ?? ''} placeholder="https://" />
        </label>
        <small>{words.text('account.webhook.about')}</small>
        <button type="submit" className="button">
          {words.text('account.save')}
        </button>
      </form>
    </>
  )
}

/** Everything that is stored here, to take along or to let go of. */
function DataForm({ run }: PartProps) {
  const words = useOnlineWords()
  const [sure, setSure] = useState(false)
  const erase = () =>
    run(async () => {
      await api.erase()
      location.hash = '#/'
      location.reload()
    })
  return (
    <div className="online-form">
      <p>{words.text('account.data.about')}</p>
      <a className="button" href="/api/me/everything" download="deep-time-account.json">
        {words.text('account.export')}
      </a>
      {sure ? (
        <button type="button" className="button danger" onClick={() => void erase()}>
          {words.text('account.erase.sure')}
        </button>
      ) : (
        <button type="button" className="button" onClick={() => setSure(true)}>
          {words.text('account.erase')}
        </button>
      )}
    </div>
  )
}

/** Who you are here, how to keep it, and how you want to hear of your turn. */
export function AccountPage({ me, setMe }: Account) {
  const words = useOnlineWords()
  const { problem, run } = useAsk()
  const parts: PartProps = { me, setMe, run }
  const signOut = () =>
    run(async () => {
      await api.signOut()
      location.hash = '#/'
      location.reload()
    })
  return (
    <Shell className="online" title={words.text('online')}>
      <h1>{words.text('account')}</h1>
      {problem && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
      <div className="online-parts">
        <section>
          <h2 className="ruled">{words.text('account.you')}</h2>
          <NameForm key={me.id} {...parts} />
        </section>
        <section>
          <h2 className="ruled">{words.text('account.notify')}</h2>
          <NotifyForm key={`${me.id}/${me.webhook}`} {...parts} />
        </section>
        <section>
          <h2 className="ruled">{words.text('account.keep')}</h2>
          <KeepForm key={`${me.id}/${me.login}`} {...parts} />
        </section>
        <section>
          <h2 className="ruled">{words.text('account.data')}</h2>
          <DataForm {...parts} />
        </section>
        {!me.login && (
          <section>
            <h2 className="ruled">{words.text('account.sign-in')}</h2>
            <SignInForm {...parts} />
          </section>
        )}
      </div>
      <div className="online-buttons">
        <a className="button" href={onlineLink({ page: 'lobby' })}>
          {words.text('room.lobby')}
        </a>
        {me.login && (
          <button type="button" className="button" onClick={() => void signOut()}>
            {words.text('account.sign-out')}
          </button>
        )}
      </div>
    </Shell>
  )
}
