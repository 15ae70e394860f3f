import { getMemoryData } from '@seraph/schema/http/memoryGame'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { getMemoryGame } from '../../memoryCache.ts'
import { sendPayload } from '../../payload.ts'
import { serve } from '../../serve.ts'

/** A hash that this process doesn't know may come from one that has looked at the database since: it looks too before it refuses. */
export function addGetMemoryData(app: FastifyInstance, deps: Deps): void {
  serve(app, getMemoryData, async ({ params, request, reply }) => {
    const known = (await getMemoryGame(deps)).files.get(params.hash)
    if (known !== undefined) return sendPayload(request, reply, known, 'for ever')
    await deps.memory.refresh()
    const file = (await getMemoryGame(deps)).files.get(params.hash)
    if (file === undefined) throw new AppError('memory_data_not_found')
    return sendPayload(request, reply, file, 'for ever')
  })
}
