import { getMemoryIndex } from '@seraph/schema/http/memoryGame'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { getMemoryGame } from '../../memoryCache.ts'
import { sendPayload } from '../../payload.ts'
import { serve } from '../../serve.ts'

export function addGetMemoryIndex(app: FastifyInstance, deps: Deps): void {
  serve(app, getMemoryIndex, async ({ request, reply }) =>
    sendPayload(request, reply, (await getMemoryGame(deps)).index),
  )
}
