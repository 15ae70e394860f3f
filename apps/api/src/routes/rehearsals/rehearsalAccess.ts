import { findEventSet } from '@seraph/db/queries/events/eventSets'
import { findRehearsal } from '@seraph/db/queries/events/rehearsals'
import { listOthersScores } from '@seraph/db/queries/events/rehearsedScores'
import { listAskedMarks, sheetMarkId } from '@seraph/db/queries/events/sheetMarks'
import type { RehearsalRow } from '@seraph/db/queries/events/rehearsals'
import type { Rehearsal } from '@seraph/schema/http/events/events'
import { AppError } from '@seraph/service/appError'
import type { FastifyRequest } from 'fastify'

import type { Deps } from '../../deps.ts'
import { findPlayerSession } from '../../session.ts'
import { presentEventSet } from './presentEventSet.ts'
import { presentRehearsal } from './presentRehearsal.ts'

/**
 * Refuses whoever a rehearsal doesn't belong to, as if there were none: a
 * player's is its player's alone, a guest's belongs to the browser that knows its
 * id (rule 217). Throws `rehearsal_not_found`.
 */
export async function requireRehearsal(
  deps: Deps,
  request: FastifyRequest,
  row: RehearsalRow | undefined,
): Promise<RehearsalRow> {
  if (row === undefined) throw new AppError('rehearsal_not_found')
  if (row.playerId === null) return row
  const session = await findPlayerSession(deps, request)
  if (session?.player.id !== row.playerId) throw new AppError('rehearsal_not_found')
  return row
}

/** Where a rehearsal stands that has been looked at already. */
export async function readRehearsal(deps: Deps, id: string): Promise<Rehearsal> {
  const row = await findRehearsal(deps.db, id)
  const set = row && (await findEventSet(deps.db, row.setId))
  if (row === undefined || set === undefined) throw new AppError('rehearsal_not_found')
  const asked = await listAskedMarks(
    deps.db,
    row.sheets.map((_, question) => sheetMarkId({ rehearsalId: row.id, question })),
  )
  const others = row.isEnded ? await listOthersScores(deps.db, row.id) : []
  return presentRehearsal(row, presentEventSet(set, { withKey: false }), { asked, others })
}
