import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { rootFolder } from '@seraph/infra/local/rootFolder'

/** A process of Seraph and all that it has written. */
export type RunningApp = {
  url: string
  log: () => string
  stop: () => Promise<void>
}

/** Starts one of the processes as it runs everywhere, with these settings, and waits until it listens. */
export async function startApp(app: 'api' | 'rooms' | 'worker', settings: Record<string, string>): Promise<RunningApp> {
  const child = spawn(process.execPath, [join(rootFolder, 'apps', app, 'src/main.ts')], {
    env: { ...settings, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  const listening = new Promise<string>((resolve, reject) => {
    const hear = (bytes: Buffer): void => {
      log += bytes.toString()
      const url = /listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(log)?.[1]
      if (url !== undefined) resolve(url)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => reject(new Error(`${app} ended before it listened: ${log}`)))
  })
  return {
    url: await listening,
    log: () => log,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    },
  }
}
