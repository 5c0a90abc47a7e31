import type { Notice } from '@deeptime/server/protocol'
import { useCallback } from 'react'
import { Shell } from '../app/Shell.tsx'
import { Waiting } from '../app/Waiting.tsx'
import { AccountPage } from './AccountPage.tsx'
import { type Account, useAccount, useOnlineWords } from './context.ts'
import { Lobby } from './Lobby.tsx'
import { useNotices } from './live.ts'
import { NewTablePage } from './NewTablePage.tsx'
import { NewVersion } from './NewVersion.tsx'
import { announce } from './push.ts'
import { goOnline, readOnlineRoute } from './route.ts'
import { TableRoom } from './TableRoom.tsx'
import './online.css'

/** Everything that needs a server: the lobby, tables, and who we are. */
export default function OnlinePage({ path }: { path: readonly string[] }) {
  const words = useOnlineWords()
  const account = useAccount()
  if (account.state === 'loading') return <Waiting />
  if (account.state === 'ready') {
    return (
      <>
        <WithAccount path={path} {...account.value} />
        <NewVersion />
      </>
    )
  }
  return (
    <Shell className="online" title={words.text('online')}>
      <p className="notice" role="alert">
        {words.text('refused.offline')}
      </p>
    </Shell>
  )
}

/** Only now is the live line opened: the server must know whose it is. */
function WithAccount({ path, ...account }: Account & { path: readonly string[] }) {
  const words = useOnlineWords()
  const route = readOnlineRoute(path)
  const here = route.page === 'table' ? route.id : undefined
  const hear = useCallback(
    ({ kind, table }: Notice) => {
      if (table !== here) announce(words.text(`notice.${kind}`), () => goOnline({ page: 'table', id: table, invite: undefined }))
    },
    [words, here],
  )
  useNotices(hear)
  switch (route.page) {
    case 'lobby':
      return <Lobby me={account.me} />
    case 'new':
      return <NewTablePage />
    case 'account':
      return <AccountPage {...account} />
    case 'table':
      return <TableRoom key={route.id} id={route.id} invite={route.invite} />
  }
}
