import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Deps } from '../deps.ts'

/**
 * Ends the api so that nobody's call fails: whoever waits long is answered with what there is, connections are closed with their next
 * reply, and for `DRAIN_MS` new calls are still taken.
 */
export async function drain(app: FastifyInstance, { closing, env }: Pick<Deps, 'closing' | 'env'>): Promise<void> {
  closing.abort()
  await sleep(env.DRAIN_MS)
  await app.close()
}
