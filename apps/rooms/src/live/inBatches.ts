/**
 * Gathers what is asked for while earlier work is under way: `run` is given up to `most` of what waits, in the order in which it came,
 * and answers each in its place. `width` runs at once; after one has ended its place rests for `restMs`, or until `most` wait. What comes
 * alone doesn't wait. What fails, fails all that were gathered with it.
 */
export function inBatches<Asked, Answer>(options: {
  run: (asked: Asked[]) => Promise<readonly Answer[]>
  most: number
  width: number
  restMs: number
}): (asked: Asked) => Promise<Answer> {
  const { run, most, width, restMs } = options
  const waiting: { asked: Asked; resolve: (answer: Answer) => void; reject: (error: unknown) => void }[] = []
  /** What ends a rest, the longest first. */
  const resting = new Set<() => void>()
  let running = 0
  const rest = (): Promise<void> | undefined => {
    if (waiting.length >= most) return undefined
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer)
        resting.delete(end)
        resolve()
      }
      const timer = setTimeout(end, restMs)
      resting.add(end)
    })
  }
  const begin = async (): Promise<void> => {
    running += 1
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most)
      try {
        const answers = await run(batch.map(({ asked }) => asked))
        for (const [at, { resolve }] of batch.entries()) resolve(answers[at] as Answer)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
      await rest()
    }
    running -= 1
  }
  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject })
      if (running < width) void begin()
      else if (waiting.length >= most) for (const end of [...resting].slice(0, 1)) end()
    })
}
