import { randomUUID } from 'node:crypto'

import type { Tx } from '../../open.ts'
import { linkCoachCode } from './coachCodes.ts'
import type { CoachProfile } from './coachSessions.ts'

/** What a coach says about themselves. */
export type CoachDetails = { name: string; clubName: string; state: string | null; country: string | null }

/** Makes the profile of a code that has none, or changes the one that it has. Calls at once for one code make one profile. */
export async function saveCoachProfile(tx: Tx, code: string, details: CoachDetails): Promise<CoachProfile> {
  const { coachId } = await tx
    .selectFrom('coachCodes')
    .select('coachId')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (coachId !== null) {
    await tx.updateTable('coaches').set(details).where('id', '=', coachId).execute()
    return { id: coachId, ...details }
  }
  const id = randomUUID()
  await tx
    .insertInto('coaches')
    .values({ id, ...details })
    .execute()
  await linkCoachCode(tx, code, id)
  return { id, ...details }
}
