import type { Database } from '@seraph/db/open'
import { insertKeyRevision } from '@seraph/db/queries/appeals/keyRevisions'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Running } from '../stack/openGroup.ts'
import { withKey } from './asPlayers.ts'
import { httpLoad } from './httpLoad.ts'
import type { HttpCall } from './httpLoad.ts'

/** Every process sees a revision within 5 seconds. */
const seenMs = 5_500

/**
 * The api's CPU of an answer to a question with wordings accepted everywhere
 * for it and so many others, beside that of the same answer before: a ratio, 1 where the revisions cost nothing.
 */
export async function evaluateRevised(
  api: Running,
  db: Database,
  {
    questionId,
    revisions,
    ...options
  }: { questionId: string; revisions: number; connections: number; seconds: number },
): Promise<number> {
  const call: HttpCall = {
    path: '/api/evaluate',
    method: 'POST',
    make: withKey({ userAnswer: 'it was a stone of the other town', question: { id: questionId } }),
  }
  const before = await httpLoad(api, call, { ...options, isCold: true })
  const others = await db
    .selectFrom('questions')
    .select(['id', 'seasonId', 'parts'])
    .where('isRetired', '=', false)
    .orderBy((eb) => eb('id', '=', questionId), 'desc')
    .orderBy('id')
    .limit(revisions)
    .execute()
  await db.transaction().execute(async (tx) => {
    for (const { id, seasonId, parts } of others)
      await insertKeyRevision(tx, {
        id: randomUUID(),
        seasonId,
        questionId: id,
        partId: parts[0]?.id ?? '',
        wording: 'a tent of goat hair',
        kind: 'accept',
        scope: 'everywhere',
      })
  })
  await sleep(seenMs)
  const after = await httpLoad(api, call, options)
  return after.cpuUs / before.cpuUs
}
