/**
 * Gives up on a worker that does not answer: one that was killed never will, and nobody is told of it. Seconds are counted one by
 * one, so that a device that slept does not lose its patience as it wakes.
 */
export function patiently<T>(answer: Promise<T>, seconds: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = seconds
    const clock = setInterval(() => {
      left--
      if (left > 0) return
      clearInterval(clock)
      reject(new Error(`${what} does not answer`))
    }, 1000)
    answer.then(resolve, reject).finally(() => clearInterval(clock))
  })
}
