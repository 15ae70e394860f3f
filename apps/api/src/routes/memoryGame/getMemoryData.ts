import { getMemoryData } from '@seraph/schema/http/memoryGame'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { getMemoryGames } from '../../memoryCache.ts'
import { sendPayload } from '../../http/payload.ts'
import type { Payload } from '../../http/payload.ts'
import { serve } from '../../http/serve.ts'

/**
 * A file of any open season: its hash says all. One that this process
 * doesn't know may come from one that has looked at the database since: it
 * looks too before it refuses.
 */
export function addGetMemoryData(app: FastifyInstance, deps: Deps): void {
  const find = async (hash: string): Promise<Payload | undefined> =>
    [...(await getMemoryGames(deps)).values()].map(({ files }) => files.get(hash)).find((file) => file !== undefined)
  serve(app, getMemoryData, async ({ params, request, reply }) => {
    const known = await find(params.hash)
    if (known !== undefined) return sendPayload(request, reply, known, 'for ever')
    await deps.memory.refresh()
    const file = await find(params.hash)
    if (file === undefined) throw new AppError('memory_data_not_found')
    return sendPayload(request, reply, file, 'for ever')
  })
}
