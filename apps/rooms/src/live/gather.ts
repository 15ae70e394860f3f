import { setTimeout as sleep } from 'node:timers/promises'

/** What is asked for and waits for its turn. */
type Waiting<Asked, Answer> = {
  asked: Asked
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
  timer: NodeJS.Timeout
}

/**
 * Gathers what is asked for at the same moment, and what comes while a run is under way: `run` is given up to `most` of what waits, in
 * the order in which it came, and answers each in its place. What comes alone begins at the end of its turn of the event loop; what
 * hasn't begun after `patienceMs` is rejected. No two in a run are named the same by `alone`. What fails, fails all that were gathered
 * with it. One run is under way at a time, but for one that hasn't ended after `lateMs`: beside it goes another with what is `apart` from
 * it, so that a connection that has fallen silent holds up nobody else. After a run of at least `busyFrom` comes a rest as long as it took,
 * at most `restMs`: the busier the database is, the more a run holds, and the less of its fixed cost each of them bears.
 */
export function gather<Asked, Answer>(options: {
  run: (asked: Asked[]) => Promise<readonly Answer[]>
  most: number
  patienceMs: number
  lateMs: number
  restMs: number
  busyFrom: number
  alone: (asked: Asked) => readonly string[]
  /** What no two runs touch at once. */
  apart: (asked: Asked) => readonly string[]
}): (asked: Asked) => Promise<Answer> {
  const { run, most, patienceMs, lateMs, restMs, busyFrom, alone, apart } = options
  const waiting = new Set<Waiting<Asked, Answer>>()
  /** A run is under way and not late, or begins at the end of this turn or of a rest. */
  let isDue = false
  /** What a run touches that is late. */
  let late: ReadonlySet<string> | undefined
  const takeBatch = (): Waiting<Asked, Answer>[] => {
    const batch: Waiting<Asked, Answer>[] = []
    const taken = new Set<string>()
    for (const one of waiting) {
      if (batch.length === most) break
      if (late !== undefined && apart(one.asked).some((name) => late?.has(name))) continue
      const names = alone(one.asked)
      if (names.some((name) => taken.has(name))) continue
      for (const name of names) taken.add(name)
      clearTimeout(one.timer)
      waiting.delete(one)
      batch.push(one)
    }
    return batch
  }
  const begin = async (): Promise<void> => {
    const batch = takeBatch()
    isDue = batch.length > 0
    if (!isDue) return
    const touched = new Set(batch.flatMap(({ asked }) => apart(asked)))
    const leave = (): void => {
      // Two at once go past one connection; a third would only be where the database itself says nothing.
      if (late !== undefined) return void timer.refresh()
      late = touched
      void begin()
    }
    const timer = setTimeout(leave, lateMs)
    const began = performance.now()
    try {
      const answers = await run(batch.map(({ asked }) => asked))
      for (const [at, { resolve }] of batch.entries()) resolve(answers[at] as Answer)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    clearTimeout(timer)
    if (late === touched) {
      late = undefined
      if (isDue) return
    } else if (batch.length >= busyFrom) await sleep(Math.min(restMs, performance.now() - began))
    void begin()
  }
  return (asked) =>
    new Promise((resolve, reject) => {
      const giveUp = (): void => {
        waiting.delete(one)
        reject(new Error(`nothing was begun within ${patienceMs} ms`))
      }
      const one = { asked, resolve, reject, timer: setTimeout(giveUp, patienceMs) }
      waiting.add(one)
      if (isDue) return
      isDue = true
      setImmediate(() => void begin())
    })
}
