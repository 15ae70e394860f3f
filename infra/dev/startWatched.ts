import { join } from 'node:path'

import type { DataServices } from '../local/stores/dataServices.ts'
import { freePort } from '../local/freePort.ts'
import { isOk } from '../local/processes/isOk.ts'
import { nodeProgram } from '../local/processes/nodeProgram.ts'
import { rootFolder } from '../local/rootFolder.ts'
import type { Supervisor } from '../local/processes/supervisor.ts'
import { watchSources } from './watchSources.ts'
import type { App } from './watchSources.ts'

/**
 * Brings the database up to date, then starts worker, api and rooms, each again whenever a source of its changes; meanwhile Vite's dev
 * server at `port` in front of them. Returns the own addresses of api and rooms.
 */
export async function startWatched(
  supervisor: Supervisor,
  options: { services: DataServices; host: string; port: number; env: Record<string, string | undefined> },
): Promise<{ apiUrl: string; roomsUrl: string }> {
  const { services, host, port } = options
  const env = {
    ...options.env,
    HOST: '127.0.0.1',
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const [apiPort, roomsPort, workerPort] = [await freePort(), await freePort(), await freePort()]
  const urlOf = (own: number): string => `http://127.0.0.1:${own}`
  const startApp = (name: App, own: number): Promise<void> =>
    supervisor.start({ ...nodeProgram(name, `apps/${name}/src/main.ts`), env: { ...env, PORT: String(own) } }, () =>
      isOk(`${urlOf(own)}/readyz`),
    )
  const startProcesses = async (): Promise<void> => {
    await supervisor.run({ ...nodeProgram('migrate', 'infra/commands/database/migrate.ts'), env })
    await Promise.all([startApp('api', apiPort), startApp('rooms', roomsPort), startApp('worker', workerPort)])
    watchSources((app) => void supervisor.restart(app))
  }
  const vite = nodeProgram('web', 'apps/web/node_modules/vite/bin/vite.js', ...at(host, port))
  const viteEnv = { API_URL: urlOf(apiPort), ROOMS_URL: urlOf(roomsPort) }
  const startWeb = (): Promise<void> =>
    supervisor.start({ ...vite, env: viteEnv, spawnOptions: { cwd: join(rootFolder, 'apps/web') } }, () =>
      isOk(urlOf(port)),
    )
  await Promise.all([startProcesses(), startWeb()])
  return { apiUrl: urlOf(apiPort), roomsUrl: urlOf(roomsPort) }
}

function at(host: string, port: number): string[] {
  return ['--host', host, '--port', String(port), '--strictPort', '--clearScreen', 'false']
}
