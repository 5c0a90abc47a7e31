import { useApp } from './context.ts'
import { linkTo } from './router.ts'
import { Shell } from './Shell.tsx'

export function Lost() {
  const { words } = useApp()
  return (
    <Shell className="prose">
      <h1>{words.text('lost')}</h1>
      <p>{words.text('lost.more')}</p>
      <p>
        <a className="button go" href={linkTo({ page: 'home' })}>
          {words.text('menu.home')}
        </a>
      </p>
    </Shell>
  )
}
