import { getMemoryIndex } from '@seraph/schema/http/memoryGame'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { getMemoryGame } from '../../memoryCache.ts'
import { sendPayload } from '../../http/payload.ts'
import { serve } from '../../http/serve.ts'

export function addGetMemoryIndex(app: FastifyInstance, deps: Deps): void {
  serve(app, getMemoryIndex, async ({ request, reply, season }) =>
    sendPayload(request, reply, (await getMemoryGame(deps, season)).index),
  )
}
