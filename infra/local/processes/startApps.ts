import type { DataServices } from '../stores/dataServices.ts'
import { freePort } from '../freePort.ts'
import { isOk } from './isOk.ts'
import { nodeProgram } from './nodeProgram.ts'
import type { Supervisor } from './supervisor.ts'
import { buildWeb } from '../webBuild.ts'

/**
 * Builds the web app, brings the database up to date and starts worker, api and rooms, and when they are ready the gateway in front of
 * them; `hubs`: how many processes of the rooms, one where nothing is said. `env` is added to
 * ours for every process; the gateway listens on `host`:`port`, all else on free ports of 127.0.0.1. Returns what a second gateway needs.
 */
export async function startApps(
  supervisor: Supervisor,
  options: {
    services: DataServices
    host: string
    port: number
    env: Record<string, string | undefined>
    hubs?: number
  },
): Promise<{ webFolder: string; roomsUrls: string[] }> {
  const env = {
    ...options.env,
    HOST: '127.0.0.1',
    DATABASE_URL: options.services.databaseUrl,
    REDIS_URL: options.services.redisUrl,
    NODE_ENV: 'production',
  }
  const trusted = options.env['TRUSTED_PROXIES']
  const proxies = ['127.0.0.1', ...(trusted === undefined || trusted === '' ? [] : [trusted])].join(',')

  const startApp = async (app: 'api' | 'rooms' | 'worker', name: string = app): Promise<string> => {
    const port = await freePort()
    const program = {
      ...nodeProgram(name, `apps/${app}/src/main.ts`),
      env: { ...env, TRUSTED_PROXIES: proxies, PORT: String(port) },
    }
    const url = `http://127.0.0.1:${port}`
    await supervisor.start(program, () => isOk(`${url}/readyz`))
    return url
  }

  const prepare = async (): Promise<void> => {
    await supervisor.run({ ...nodeProgram('migrate', 'infra/commands/database/migrate.ts'), env })
  }
  const [webFolder] = await Promise.all([buildWeb(supervisor), prepare()])
  const hubs = Array.from({ length: options.hubs ?? 1 }, (_, index) => (index === 0 ? 'rooms' : `rooms-${index + 1}`))
  const [apiUrl, , ...roomsUrls] = await Promise.all([
    startApp('api'),
    startApp('worker'),
    ...hubs.map((name) => startApp('rooms', name)),
  ])
  const trust = proxies === '127.0.0.1' ? [] : ['trust-forwarded']
  const to = [options.host, String(options.port), webFolder, apiUrl, roomsUrls.join(','), ...trust]
  const isReady = (): Promise<boolean> => isOk(`http://127.0.0.1:${options.port}/healthz`)
  const gateway = nodeProgram('gateway', 'infra/local/gateway/gateway.ts', ...to)
  await supervisor.start({ ...gateway, env, startsAgain: 'at once' }, isReady)
  return { webFolder, roomsUrls }
}
