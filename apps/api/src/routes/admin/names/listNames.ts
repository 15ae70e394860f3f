import { listNameRows } from '@seraph/db/queries/names/listedNames'
import { listNames, mostNamesListed } from '@seraph/schema/http/admin/adminNames'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../../deps.ts'
import { serve } from '../../../http/serve.ts'
import { getAdminSession } from '../../../session.ts'

export function addListNames(app: FastifyInstance, deps: Deps): void {
  serve(app, listNames, async ({ query: { search }, request }) => {
    await getAdminSession(deps, request)
    const rows = await listNameRows(deps.db, { text: search, limit: mostNamesListed })
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
  })
}
