import type { Database } from '@seraph/db/open'
import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { endSessions } from '@seraph/db/queries/sessions/endSessions'
import type { SessionKind } from '@seraph/db/queries/sessions/endSessions'

import { StartRefusal } from '../../local/startRefusal.ts'

const usage = 'npm run sessions -- end [--players|--coaches]'

/** Whose sessions end, by the word that limits them; without one everybody's. */
const kindsOf: Readonly<Record<string, readonly SessionKind[]>> = {
  '': ['players', 'coaches'],
  '--players': ['players'],
  '--coaches': ['coaches'],
}

/**
 * Does what the words after `npm run sessions --` say and returns the lines to print; throws a `StartRefusal` where it can't. `end` signs
 * everybody out, or the players or the coaches alone.
 */
export async function runSessions(db: Database, words: readonly string[]): Promise<string[]> {
  const [verb, limit = '', ...more] = words
  const kinds = kindsOf[limit]
  if (verb !== 'end' || kinds === undefined || more.length > 0) throw new StartRefusal(usage)
  const ended = await db.transaction().execute(async (tx) => {
    const counts = await endSessions(tx, kinds)
    await insertAuditEntry(tx, { actor: 'operator', act: 'sessions.ended', subject: { kinds, ...counts } })
    return counts
  })
  return [
    ...kinds.map((kind) => `${ended[kind]} sessions of ${kind} have ended.`),
    'Their sockets close within 5 seconds.',
  ]
}
