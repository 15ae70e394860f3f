import { openScriptedModel } from '@seraph/worker/testing/openScriptedModel'
import type { ScriptedModel } from '@seraph/worker/testing/openScriptedModel'

import { freePort } from '../../local/freePort.ts'
import { isOk } from '../../local/processes/isOk.ts'
import { nodeProgram } from '../../local/processes/nodeProgram.ts'
import { startApps } from '../../local/processes/startApps.ts'
import { startThrowAway } from '../../local/stores/dataServices.ts'
import { keepLogs } from '../keepLogs.ts'
import { stackSettings } from '../stackSettings.ts'

/** A Seraph whose worker and api at `url` know a scripted model; the api at `urlWithoutModel`, on the same data, knows none. */
export type ModelStack = {
  url: string
  urlWithoutModel: string
  model: ScriptedModel
  stop: () => Promise<void>
}

/** Starts it, beside whatever else runs. `stop` leaves only the logs, in .cache/e2e-model-logs. */
export async function startModelStack(): Promise<ModelStack> {
  const model = await openScriptedModel()
  const { supervisor, stop, home, ...services } = await startThrowAway('model')
  const stopAll = async (): Promise<void> => {
    model.close()
    await keepLogs(home, 'e2e-model-logs')
    await stop()
  }
  try {
    const host = '127.0.0.1'
    const [port, apiPort, portWithout] = [await freePort(), await freePort(), await freePort()]
    // One season is enough here: each is checked for five seconds before it is loaded.
    const env = { ...stackSettings, SEASONS: '2026-isaiah', OPENAI_BASE_URL: model.baseUrl }
    const { webFolder, roomsUrls } = await startApps(supervisor, { services, host, port, env })
    const apiUrl = `http://${host}:${apiPort}`
    const own = {
      ...stackSettings,
      HOST: host,
      DATABASE_URL: services.databaseUrl,
      REDIS_URL: services.redisUrl,
      NODE_ENV: 'production',
      OPENAI_API_KEY: undefined,
      TRUSTED_PROXIES: host,
      PORT: String(apiPort),
    }
    const api = { ...nodeProgram('api-without-model', 'apps/api/src/main.ts'), env: own }
    await supervisor.start(api, () => isOk(`${apiUrl}/readyz`))
    const to = [host, String(portWithout), webFolder, apiUrl, roomsUrls.join(',')]
    const gateway = { ...nodeProgram('gateway-without-model', 'infra/local/gateway/gateway.ts', ...to), env: own }
    await supervisor.start(gateway, () => isOk(`http://${host}:${portWithout}/healthz`))
    return { url: `http://${host}:${port}`, urlWithoutModel: `http://${host}:${portWithout}`, model, stop: stopAll }
  } catch (error) {
    await stopAll()
    throw error
  }
}
