import { closeAll } from './tasks/members.ts'
import { fanOut } from './tasks/fanOut.ts'
import { flood } from './tasks/flood.ts'
import { openMembers } from './tasks/openMembers.ts'
import { untilBack } from './tasks/untilBack.ts'
import { submit } from './tasks/submit.ts'

/** What the process that makes the load does when it is asked to; its sockets stay from one task to the next. */
const tasks = { openMembers, fanOut, submit, untilBack, flood, closeAll }
export type Tasks = typeof tasks

export type Asked = { [N in keyof Tasks]: { id: number; task: N; options: Parameters<Tasks[N]>[0] } }[keyof Tasks]
export type Answered = { id: number; result?: unknown; error?: string; busy: number }

async function answer({ id, task, options }: Asked): Promise<void> {
  const [from, cpuFrom] = [performance.now(), process.cpuUsage()]
  const busy = (): number => {
    const cpu = process.cpuUsage(cpuFrom)
    return (cpu.user + cpu.system) / 1_000 / (performance.now() - from)
  }
  try {
    const result = await (tasks[task] as (options: unknown) => Promise<unknown>)(options)
    process.send?.({ id, result, busy: busy() } satisfies Answered)
  } catch (error) {
    process.send?.({
      id,
      error: error instanceof Error ? error.message : String(error),
      busy: busy(),
    } satisfies Answered)
  }
}

process.on('message', (asked: Asked) => void answer(asked))
process.on('disconnect', () => process.exit(0))
