import type { LiveTable } from '@deeptime/server/protocol'
import { useEffect, useState } from 'react'
import { useOnlineWords } from './context.ts'

const TICK = 1000
const DAY = 24 * 3600

function spoken(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} d ${Math.floor((seconds % DAY) / 3600)} h`
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** Everybody's time, running while they are asked. */
export function Clocks({ table }: { table: LiveTable }) {
  const words = useOnlineWords()
  const [now, setNow] = useState(Date.now)
  const running = table.info.status === 'playing' && table.clocks.length > 0
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(timer)
  }, [running])
  if (!running) return null
  return (
    <span className="online-clocks" role="timer" aria-label={words.text('clocks')}>
      {table.clocks.map((clock) => {
        const left = clock.left - (clock.running ? Math.max(0, now - table.clocksAt) : 0)
        const name = table.info.seats[clock.seat]?.name ?? words.text('seat.n', { n: clock.seat + 1 })
        return (
          <span key={clock.seat} className={clock.running ? 'running' : undefined} title={name}>
            {name} {spoken(left)}
          </span>
        )
      })}
    </span>
  )
}
