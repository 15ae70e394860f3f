import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { compileCache } from '@seraph/infra/local/compileCache'
import { commandOf } from '@seraph/infra/local/commandOf'
import { lastWords, openLogFile } from '@seraph/infra/local/processes/logFile'
import { writeProcessList } from '@seraph/infra/local/processes/processList'
import { rootFolder } from '@seraph/infra/local/rootFolder'
import type { OurProcess } from '@seraph/infra/local/processes/stopProcess'
import type { Program } from '@seraph/infra/local/processes/supervisor'

/** How a process ended, and how long that took from the signal on. */
export type End = { code: number | null; signal: NodeJS.Signals | null; tookMs: number }

/** A program that is started and killed by a fault's script. */
export type Running = {
  name: string
  pid: () => number
  isRunning: () => boolean
  /** Sends a signal after which it lives on. */
  signal: (signal: 'SIGSTOP' | 'SIGCONT') => void
  /** Ends it by a signal, waits for that and tells how it went. */
  end: (signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT') => Promise<End>
  /** Starts it, where it has ended, and waits until it is ready. */
  start: () => Promise<void>
}

export type Processes = {
  start: (program: Program, isReady: () => Promise<boolean>) => Promise<Running>
  /** Those that ended without being asked to, each with its last words. */
  deaths: string[]
  stop: () => Promise<void>
}

const readyWithinMs = 30_000

/** Keeps the processes of one stack, with their logs in `folder`/logs. A keeper stops them where this process is killed itself. */
export function openProcesses(folder: string): Processes {
  const list = join(folder, 'processes.json')
  const deaths: string[] = []
  const living = new Map<string, { child: ChildProcess; noted: OurProcess; running: Running }>()
  mkdirSync(join(folder, 'logs'), { recursive: true })
  const note = (): void => {
    const supervisor = { pid: process.pid, match: commandOf(process.pid) }
    writeProcessList(list, { supervisor, address: '', processes: [...living.values()].map(({ noted }) => noted) })
  }
  note()
  const keeperFile = join(rootFolder, 'infra/local/processes/keeper.ts')
  const keeper = spawn(process.execPath, [keeperFile, list], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  keeper.unref()

  const launch = (program: Program, running: Running, asked: { to: boolean }): ChildProcess => {
    const log = join(folder, 'logs', `${program.name}.log`)
    const { descriptor, from } = openLogFile(log)
    const [command, ...args] = program.command
    const env = { ...compileCache, ...process.env, ...program.env }
    const child = spawn(command, args, {
      ...program.spawnOptions,
      detached: true,
      stdio: ['ignore', descriptor, descriptor],
      env,
    })
    closeSync(descriptor)
    const { name, match, stopSignal: signal = 'SIGTERM' } = program
    if (child.pid === undefined) throw new Error(`${name} could not be run`)
    living.set(name, { child, running, noted: { name, match, signal, pid: child.pid } })
    note()
    child.once('exit', (code, by) => {
      living.delete(name)
      note()
      if (!asked.to) deaths.push(`${name} (${by ?? `code ${code}`}): ${lastWords(log, from)}`)
    })
    return child
  }

  return {
    deaths,
    async start(program, isReady) {
      let asked = { to: false }
      let child: ChildProcess
      const { name } = program
      const running: Running = {
        name,
        pid: () => child.pid ?? 0,
        isRunning: () => !hasEnded(child),
        signal: (signal) => void process.kill(child.pid ?? 0, signal),
        async end(signal) {
          if (hasEnded(child)) throw new Error(`${name} has ended already`)
          asked.to = true
          const since = performance.now()
          const ended = new Promise<End>((resolve) => {
            child.once('exit', (code, by) => resolve({ code, signal: by, tookMs: performance.now() - since }))
          })
          child.kill(signal)
          return ended
        },
        async start() {
          asked = { to: false }
          child = launch(program, running, asked)
          const limit = performance.now() + readyWithinMs
          while (!(await isReady())) {
            if (hasEnded(child)) throw new Error(`${name} did not start: ${deaths.pop() ?? 'it ended'}`)
            if (performance.now() > limit) {
              // Left alive it would starve whatever is started next.
              asked.to = true
              child.kill('SIGKILL')
              throw new Error(`${name} was not ready in time`)
            }
            await sleep(25)
          }
        },
      }
      await running.start()
      return running
    },
    async stop() {
      for (const { child, noted, running } of [...living.values()].toReversed()) {
        child.kill('SIGCONT')
        const late = setTimeout(() => child.kill('SIGKILL'), 10_000)
        await running.end(noted.signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM')
        clearTimeout(late)
      }
      keeper.ref()
      keeper.stdin?.end()
      await new Promise((resolve) => keeper.once('exit', resolve))
    },
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
