import { createHash, randomUUID } from 'node:crypto'

import type { Database } from '../open.ts'
import { insertCoachCodes } from '../queries/coaches/coachCodes.ts'
import { saveCoachProfile } from '../queries/coaches/coaches.ts'

/** A coach of a club with a code, a profile and a live session; `token` is what a browser would hold as its cookie. */
export async function makeCoach(
  db: Database,
  over: { clubName?: string; hasProfile?: boolean } = {},
): Promise<{ code: string; coachId: string | undefined; sessionId: string; token: string }> {
  const clubName = over.clubName ?? `Club ${randomUUID()}`
  const token = randomUUID()
  const sessionId = randomUUID()
  return db.transaction().execute(async (tx) => {
    const [code = ''] = await insertCoachCodes(tx, { club: { name: clubName, key: clubName.toLowerCase() } })
    const details = { name: 'Coach Kim', clubName, state: 'Oregon', country: null }
    const coach = over.hasProfile === false ? undefined : await saveCoachProfile(tx, code, details)
    await tx
      .insertInto('coachSessions')
      .values({
        id: sessionId,
        tokenHash: createHash('sha256').update(token).digest(),
        code,
        browserHash: createHash('sha256').update(randomUUID()).digest(),
        expiresAt: new Date(Date.now() + 30 * 24 * 3_600_000),
      })
      .execute()
    return { code, coachId: coach?.id, sessionId, token }
  })
}
