import { fork } from 'node:child_process'
import { join } from 'node:path'

import type { Answered, Tasks } from './generator.ts'

/** A process that makes load over sockets. `busy`: the share of one core that it took for a task. */
export type Generator = {
  ask: <N extends keyof Tasks>(
    task: N,
    options: Parameters<Tasks[N]>[0],
  ) => Promise<Awaited<ReturnType<Tasks[N]>> & { busy: number }>
  close: () => void
}

/** Starts one; it ends with this process at the latest. */
export function openGenerator(): Generator {
  const child = fork(join(import.meta.dirname, 'generator.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const waiting = new Map<number, (answered: Answered) => void>()
  let count = 0
  child.on('message', (answered: Answered) => waiting.get(answered.id)?.(answered))
  child.once('exit', (code) => {
    for (const [id, tell] of waiting) tell({ id, error: `the generator ended (${code})`, busy: 0 })
  })
  return {
    async ask(task, options) {
      count += 1
      const id = count
      const answered = await new Promise<Answered>((resolve) => {
        waiting.set(id, resolve)
        child.send({ id, task, options })
      })
      waiting.delete(id)
      if (answered.error !== undefined) throw new Error(`${task}: ${answered.error}`)
      return { ...(answered.result as object), busy: answered.busy } as never
    },
    close: () => {
      if (child.connected) child.disconnect()
    },
  }
}
