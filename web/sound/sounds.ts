/** The few sounds of a table, made when they are heard: no file, nothing to load. */

export type Sound = 'turn' | 'dice' | 'card' | 'end'

/** A soft note: its pitch in hertz, when it begins and how long it lasts, in seconds, and how loud it is. */
interface Note {
  readonly pitch: number
  readonly at: number
  readonly lasts: number
  readonly loud: number
}

/** Two wooden notes, a rattle, a page turned, a chord that fades. */
const SCORES: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [
    { pitch: 523, at: 0, lasts: 0.28, loud: 0.09 },
    { pitch: 784, at: 0.11, lasts: 0.42, loud: 0.08 },
  ],
  dice: [0, 0.06, 0.11, 0.19].map((at, i) => ({ pitch: 190 + 35 * (i % 3), at, lasts: 0.05, loud: 0.07 })),
  card: [
    { pitch: 880, at: 0, lasts: 0.07, loud: 0.035 },
    { pitch: 1175, at: 0.04, lasts: 0.1, loud: 0.03 },
  ],
  end: [262, 330, 392, 523].map((pitch, i) => ({ pitch, at: i * 0.13, lasts: 1.5, loud: 0.06 })),
}

let context: AudioContext | undefined

/** Plays a sound, where the browser can; one that forbids it stays silent. */
export function sound(name: Sound): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume().catch(() => {})
  for (const { pitch, at, lasts, loud } of SCORES[name]) {
    const [tone, gain] = [context.createOscillator(), context.createGain()]
    const start = context.currentTime + at
    tone.type = 'sine'
    tone.frequency.value = pitch
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(loud, start + 0.012)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
    tone.connect(gain).connect(context.destination)
    tone.start(start)
    tone.stop(start + lasts + 0.05)
  }
}
