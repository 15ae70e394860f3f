import { spawn } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { closeSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { compileCache } from '../compileCache.ts'
import { commandOf } from '../commandOf.ts'
import { lastWords, openLogFile, turnOverLog } from './logFile.ts'
import { readProcessList, stopProcessList, writeProcessList } from './processList.ts'
import { startPause } from './startPause.ts'
import { StartRefusal } from '../startRefusal.ts'
import { isRunning, stopProcess } from './stopProcess.ts'
import type { OurProcess } from './stopProcess.ts'

/**
 * A program to run; `match` is a part of its command line that no other
 * has; `env` is added to our own. One that ended starts again after a pause
 * that grows, so that a broken one doesn't keep the machine busy; at once, always, where whoever can make it end mustn't gain by it.
 */
export type Program = {
  name: string
  command: [string, ...string[]]
  match: string
  env?: Record<string, string | undefined>
  stopSignal?: NodeJS.Signals
  startsAgain?: 'after a pause' | 'at once'
  spawnOptions?: Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'>
}

export type Supervisor = {
  /** Runs a program to its end; throws a `StartRefusal` with its last words when that isn't code 0. */
  run(program: Program): Promise<void>
  /**
   * Starts a program, waits until it is ready, and from then on starts it
   * again whenever it ends. Throws a `StartRefusal`; its cause is 'ended'
   * where the program ended before it was ready.
   */
  start(program: Program, isReady: () => Promise<boolean>): Promise<void>
  /** Ends a started program and starts it again at once, or one that waits for its next start. */
  restart(name: string): Promise<void>
  /** Stops all, the last started first. */
  stop(): Promise<void>
}

const readyWithinMs = 60_000
const logsLookedAtMs = 60_000

/**
 * Looks after the processes of one stack, each in a process group of its own (Ctrl-C in a terminal reaches only us), with its
 * output in `folder`/logs. Stops what an earlier supervisor left behind; refuses while another one is alive.
 */
export async function openSupervisor(options: {
  folder: string
  address: string
  say: (line: string) => void
}): Promise<Supervisor> {
  const file = join(options.folder, 'processes.json')
  const earlier = readProcessList(file)
  if (earlier !== undefined && isRunning(earlier.supervisor)) {
    const { pid } = earlier.supervisor
    throw new StartRefusal(`Seraph already runs from ${options.folder}, at ${earlier.address} (process ${pid}).`)
  }
  await stopProcessList(file)
  mkdirSync(join(options.folder, 'logs'), { recursive: true, mode: 0o700 })

  const noted = new Map<string, OurProcess>()
  const logFrom = new Map<string, number>()
  const restarting = new Set<string>()
  /** Those that ended and wait for their next start: what starts them now. */
  const startNow = new Map<string, () => void>()
  let isStopping = false

  const note = (): void => {
    const supervisor = { pid: process.pid, match: commandOf(process.pid) }
    writeProcessList(file, { supervisor, address: options.address, processes: [...noted.values()] })
  }
  note()
  const keeperFile = join(import.meta.dirname, 'keeper.ts')
  const keeper = spawn(process.execPath, [keeperFile, file], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  keeper.unref()

  const logOf = (name: string): string => join(options.folder, 'logs', `${name}.log`)
  const complaintOf = (name: string): string => `${lastWords(logOf(name), logFrom.get(name) ?? 0)} (${logOf(name)})`

  const looking = setInterval(() => {
    for (const name of logFrom.keys()) {
      try {
        if (turnOverLog(logOf(name))) logFrom.set(name, 0)
      } catch (error) {
        options.say(`The log ${logOf(name)} could not be turned over: ${String(error)}`)
      }
    }
  }, logsLookedAtMs)
  looking.unref()

  const launch = (program: Program): ChildProcess => {
    if (isStopping) throw new StartRefusal('Stopped while starting.')
    const { descriptor, from } = openLogFile(logOf(program.name))
    logFrom.set(program.name, from)
    const [command, ...args] = program.command
    const child = spawn(command, args, {
      ...program.spawnOptions,
      detached: true,
      stdio: ['ignore', descriptor, descriptor],
      env: { ...compileCache, ...process.env, ...program.env },
    })
    closeSync(descriptor)
    child.once('error', (error) => options.say(`${program.name} could not be run: ${error.message}`))
    if (child.pid !== undefined) {
      const { name, match, stopSignal: signal = 'SIGTERM' } = program
      noted.set(name, { name, match, signal, pid: child.pid })
      note()
    }
    return child
  }

  const waitUntilReady = async (child: ChildProcess, name: string, isReady: () => Promise<boolean>): Promise<void> => {
    const end = Date.now() + readyWithinMs
    while (!(await isReady())) {
      if (isStopping) throw new StartRefusal('Stopped while starting.')
      if (hasEnded(child)) throw new StartRefusal(`${name} did not start: ${complaintOf(name)}`, { cause: 'ended' })
      if (Date.now() > end) throw new StartRefusal(`${name} was not ready in time: ${complaintOf(name)}`)
      await wait(50)
    }
  }

  const keep = (program: Program, child: ChildProcess, lastMs: number | undefined): void => {
    const since = Date.now()
    const again = (code: number | null, signal: NodeJS.Signals | null): void => {
      if (isStopping) return
      const isAsked = restarting.delete(program.name)
      const isAtOnce = isAsked || program.startsAgain === 'at once'
      const pauseMs = startPause(isAsked ? undefined : lastMs, Date.now() - since)
      const waitMs = isAtOnce ? 0 : pauseMs
      const how = signal ?? `code ${code}`
      options.say(
        `${program.name} ended (${how}); it starts again ${isAtOnce ? 'at once' : `in ${waitMs / 1_000} s`}. ${logOf(program.name)}`,
      )
      const launchAgain = (): void => {
        clearTimeout(timer)
        startNow.delete(program.name)
        if (isStopping) return
        keep(program, launch(program), pauseMs)
      }
      const timer = setTimeout(launchAgain, waitMs)
      startNow.set(program.name, launchAgain)
    }
    if (hasEnded(child)) again(child.exitCode, child.signalCode)
    else child.once('exit', again)
  }

  const start = async (program: Program, isReady: () => Promise<boolean>): Promise<void> => {
    const child = launch(program)
    await waitUntilReady(child, program.name, isReady)
    keep(program, child, undefined)
  }

  return {
    start,
    async run(program) {
      const child = launch(program)
      const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
      noted.delete(program.name)
      if (isStopping) throw new StartRefusal('Stopped while starting.')
      if (code !== 0) throw new StartRefusal(`${program.name} failed: ${complaintOf(program.name)}`)
    },
    async restart(name) {
      const waiting = startNow.get(name)
      if (waiting !== undefined) return waiting()
      const target = noted.get(name)
      if (target === undefined || isStopping) return
      restarting.add(name)
      await stopProcess(target, 2_000)
    },
    async stop() {
      if (isStopping) return
      isStopping = true
      clearInterval(looking)
      for (const target of [...noted.values()].toReversed()) await stopProcess(target)
      const isKeeperGone = new Promise((resolve) => keeper.once('exit', resolve))
      await stopProcessList(file)
      keeper.ref()
      keeper.stdin?.end()
      await isKeeperGone
    },
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null
}
