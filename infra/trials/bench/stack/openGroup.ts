import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import { freePort } from '@seraph/infra/local/freePort'
import { readProcessList } from '@seraph/infra/local/processes/processList'
import { rootFolder } from '@seraph/infra/local/rootFolder'
import { nodeFlags } from '@seraph/infra/local/processes/nodeFlags'
import { openSupervisor } from '@seraph/infra/local/processes/supervisor'
import type { Supervisor } from '@seraph/infra/local/processes/supervisor'
import { isOk } from '../../stack/isOk.ts'
import { readCpu } from './readCpu.ts'
import { readMemory } from './readMemory.ts'

type Settings = Record<string, string | undefined>

/** A process under test. It starts again by itself where it dies, under another pid. */
export type Running = {
  name: string
  url: string
  port: number
  pid: () => number
  /** Seconds of CPU so far. */
  cpu: () => number
  /** Resident bytes now. */
  memory: () => number
  kill: (signal: NodeJS.Signals) => void
}

/** The processes of one scenario. */
export type Group = {
  /** One of our processes, as in production: its own `main.ts`, ready. */
  app: (app: 'api' | 'rooms' | 'worker', env?: Settings) => Promise<Running>
  /** A bare program of infra/trials/bench/bare, listening. */
  bare: (name: string, env?: Settings) => Promise<Running>
  /** Ends all processes that run; others may be started afterwards. */
  stopAll: () => Promise<void>
  close: () => Promise<void>
}

/** `env` is given to every process besides its own. `SERAPH_BENCH_FLAGS` are flags of Node for ours, such as `--cpu-prof`. */
export async function openGroup(options: {
  folder: string
  env: Settings
  say: (line: string) => void
}): Promise<Group> {
  await mkdir(options.folder, { recursive: true })
  const profiling = process.env['SERAPH_BENCH_FLAGS']?.split(' ') ?? []
  let supervisor: Supervisor | undefined
  let count = 0
  const launch = async (file: string, what: string, flags: string[], env: Settings, path: string): Promise<Running> => {
    supervisor ??= await openSupervisor({ ...options, address: 'no address' })
    const port = await freePort()
    count += 1
    const name = `${what}-${count}`
    await supervisor.start(
      {
        name,
        command: [process.execPath, ...nodeFlags(file), ...flags, join(rootFolder, file)],
        match: join(rootFolder, file),
        env: { ...options.env, NODE_ENV: 'production', HOST: '127.0.0.1', ...env, PORT: String(port) },
        spawnOptions: { cwd: rootFolder },
      },
      () => isOk(`http://127.0.0.1:${port}${path}`),
    )
    const pid = (): number => {
      const found = readProcessList(join(options.folder, 'processes.json'))?.processes.find((one) => one.name === name)
      if (found === undefined) throw new Error(`${name} does not run`)
      return found.pid
    }
    return {
      name,
      url: `http://127.0.0.1:${port}`,
      port,
      pid,
      cpu: () => readCpu(pid()),
      memory: () => readMemory(pid()),
      kill: (signal: NodeJS.Signals) => void process.kill(pid(), signal),
    }
  }
  const stopAll = async (): Promise<void> => {
    await supervisor?.stop()
    supervisor = undefined
  }
  return {
    app: (app, env = {}) => launch(`apps/${app}/src/main.ts`, app, profiling, env, '/readyz'),
    bare: (name, env = {}) => launch(`infra/trials/bench/bare/${name}.ts`, name, [], env, '/healthz'),
    stopAll,
    close: stopAll,
  }
}
