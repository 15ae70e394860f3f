import { execFileSync } from 'node:child_process'

import { freePort } from '../../local/freePort.ts'
import { rootFolder } from '../../local/rootFolder.ts'
import { appSettings } from '../appSettings.ts'
import { imageFaults } from './imageFaults.ts'
import { composeBackups } from './composeBackups.ts'
import { browserPart, composeFaultsPart } from '../parts.ts'
import type { Part } from '../parts.ts'

const scale = ['--scale', 'api=2', '--scale', 'rooms=3', '--scale', 'worker=2']

const project = 'seraph-test'
const images = ['api', 'rooms', 'worker', 'migrate', 'gateway']

/**
 * What the images hold, killed containers, the browser tests and backups on docker compose, scaled: builds and starts it under a project
 * name of its own, and takes it down with its volumes. Needs a Docker engine.
 */
export function composePart(folder: string): Part {
  return {
    name: 'compose',
    async run(wanted) {
      const ports = { HTTP_PORT: String(await freePort()), HTTPS_PORT: String(await freePort()) }
      const env = { ...wanted, ...appSettings, ...ports, COMPOSE_PROJECT_NAME: project }
      const compose = (...args: string[]): void => {
        execFileSync('docker', ['compose', ...args], { cwd: rootFolder, env, stdio: 'inherit' })
      }
      try {
        compose('build', '--quiet')
        const faults = images.flatMap((name) => imageFaults(`${project}-${name}`))
        for (const fault of faults) console.error(fault)
        compose('up', '--detach', '--quiet-pull', ...scale)
        compose('up', '--detach', '--no-recreate', '--wait', ...scale, 'gateway', 'worker')
        const url = `http://127.0.0.1:${ports.HTTP_PORT}`
        const killed = await composeFaultsPart(folder, url).run(env)
        // The browser tests weigh the build that is served.
        compose('cp', 'gateway:/srv/.', 'apps/web/dist')
        const { passed, failed } = await browserPart(folder).run({
          ...env,
          SERAPH_E2E_URL: url,
          SERAPH_E2E_ISSUE_CODE:
            'docker compose run --rm --no-TTY --no-deps migrate node infra/commands/coachCode/coachCode.ts issue --club',
          SERAPH_E2E_KILL_HUB: 'docker compose kill --signal SIGKILL rooms && docker compose start rooms && echo',
          SERAPH_E2E_KILL_REDIS: 'docker compose kill --signal SIGKILL redis && docker compose start redis',
          SERAPH_E2E_KILL_WORKER: 'docker compose kill --signal SIGKILL worker && docker compose start worker',
        })
        const backups = composeBackups(project, env)
        return {
          passed: passed + images.length + killed.passed + backups.passed,
          failed: failed + faults.length + killed.failed + backups.failed,
        }
      } finally {
        compose('down', '--volumes', '--timeout', '15')
      }
    },
  }
}
