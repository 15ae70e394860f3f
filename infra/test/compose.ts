import { execFileSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import { freePort } from '../local/freePort.ts'
import { rootFolder } from '../local/rootFolder.ts'
import { appSettings } from './appSettings.ts'
import { ensureSystem } from './ensureSystem.ts'
import { browserPart } from './parts.ts'

/**
 * `pnpm test:compose`: builds and starts docker compose, scaled, under a project name of its own, drives it with the browser tests and takes
 * it down with its volumes. Needs a Docker engine. The last line is the totals.
 */
async function main(): Promise<void> {
  const ports = { HTTP_PORT: String(await freePort()), HTTPS_PORT: String(await freePort()) }
  const env = { ...process.env, ...appSettings, ...ports, COMPOSE_PROJECT_NAME: 'seraph-test' }
  const compose = (...args: string[]): void => {
    execFileSync('docker', ['compose', ...args], { cwd: rootFolder, env, stdio: 'inherit' })
  }
  const folder = join(rootFolder, '.cache/test')
  await mkdir(folder, { recursive: true })
  try {
    compose('build', '--quiet')
    const scale = ['--scale', 'api=2', '--scale', 'rooms=3', '--scale', 'worker=2']
    compose('up', '--detach', '--quiet-pull', ...scale)
    compose('up', '--detach', '--no-recreate', '--wait', ...scale, 'gateway', 'worker')
    const totals = await browserPart(folder).run({
      ...env,
      ...ensureSystem(),
      SERAPH_E2E_URL: `http://127.0.0.1:${ports.HTTP_PORT}`,
      SERAPH_E2E_KILL_WORKER: 'docker compose kill --signal SIGKILL worker && docker compose start worker',
    })
    console.log(`${totals.passed} passed, ${totals.failed} failed`)
    process.exitCode = totals.failed === 0 ? 0 : 1
  } finally {
    compose('down', '--volumes', '--timeout', '15')
  }
}

await main()
