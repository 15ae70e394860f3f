import { cpus } from 'node:os'

import { readCpu } from './readCpu.ts'

/**
 * Tells how much of the machine others took since it was called, in cores: what was busy and wasn't this process or one that it has
 * started. Figures that were taken beside others' work are too low.
 */
export function watchMachine(): () => number {
  const read = () => ({ at: performance.now(), busy: busySeconds(), own: readCpu(process.pid) })
  const from = read()
  return () => {
    const to = read()
    return Math.max(0, ((to.busy - from.busy - (to.own - from.own)) * 1_000) / (to.at - from.at))
  }
}

function busySeconds(): number {
  return cpus().reduce((sum, { times }) => sum + (times.user + times.nice + times.sys + times.irq) / 1_000, 0)
}
