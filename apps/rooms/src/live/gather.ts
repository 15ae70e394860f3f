/** What is asked for and waits for its turn. */
type Waiting<Asked, Answer> = {
  asked: Asked
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
  timer: NodeJS.Timeout
}

/**
 * Gathers what is asked for at the same moment, and what comes while `width` runs are under way: `run` is given up to `most` of what
 * waits, in the order in which it came, and answers each in its place. What comes alone begins at the end of its turn of the event loop;
 * what hasn't begun after `patienceMs` is rejected. No two in a run are named the same by `alone`, and all that are under way and named
 * the same by `together` are in one run. What fails, fails all that were gathered with it.
 */
export function gather<Asked, Answer>(options: {
  run: (asked: Asked[]) => Promise<readonly Answer[]>
  most: number
  width: number
  patienceMs: number
  alone: (asked: Asked) => readonly string[]
  together: (asked: Asked) => string
}): (asked: Asked) => Promise<Answer> {
  const { run, most, width, patienceMs, alone, together } = options
  const waiting = new Set<Waiting<Asked, Answer>>()
  /** What the runs under way are named. */
  const busy = new Set<string>()
  let running = 0
  let isDue = false
  const takeBatch = (): { batch: Waiting<Asked, Answer>[]; names: readonly string[] } => {
    const batch: Waiting<Asked, Answer>[] = []
    const own = new Set<string>()
    const shared = new Set<string>()
    for (const one of waiting) {
      if (batch.length === most) break
      const [name, names] = [together(one.asked), alone(one.asked)]
      if (busy.has(name) || names.some((other) => own.has(other) || busy.has(other))) continue
      shared.add(name)
      for (const other of names) own.add(other)
      clearTimeout(one.timer)
      waiting.delete(one)
      batch.push(one)
    }
    return { batch, names: [...shared, ...own] }
  }
  const settle = async (batch: readonly Waiting<Asked, Answer>[], names: readonly string[]): Promise<void> => {
    try {
      const answers = await run(batch.map(({ asked }) => asked))
      for (const [at, { resolve }] of batch.entries()) resolve(answers[at] as Answer)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    for (const name of names) busy.delete(name)
    running -= 1
    begin()
  }
  const begin = (): void => {
    isDue = false
    while (running < width) {
      const { batch, names } = takeBatch()
      if (batch.length === 0) return
      running += 1
      for (const name of names) busy.add(name)
      void settle(batch, names)
    }
  }
  return (asked) =>
    new Promise((resolve, reject) => {
      const giveUp = (): void => {
        waiting.delete(one)
        reject(new Error(`nothing was begun within ${patienceMs} ms`))
      }
      const one = { asked, resolve, reject, timer: setTimeout(giveUp, patienceMs) }
      waiting.add(one)
      if (isDue || running === width) return
      isDue = true
      setImmediate(begin)
    })
}
