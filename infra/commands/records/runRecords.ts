import { existsSync } from 'node:fs'

import type { Database } from '@seraph/db/open'
import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { confirmCleanings, getCleaningState } from '@seraph/db/queries/admin/cleanings'
import { applyFinalDeletions, listFinalDeletions } from '@seraph/db/queries/players/finalDeletions'
import { hastenSchedule } from '@seraph/db/queries/schedules'

import { StartRefusal } from '../../local/startRefusal.ts'
import { readDeletions } from '../database/deletionsFile.ts'

const usage = 'npm run records -- clean [--confirm] | deletions [FILE]'

/**
 * Does what the words after `npm run records --` say and returns the lines to
 * print; throws a `StartRefusal` where it can't. `clean` tells whether the
 * cleaning up waits for a person, `--confirm` lets it go on; the worker does it.
 * `deletions` lists the hashes of the players whose deletion is final; with
 * a file of such hashes it adds these and deletes those players again.
 */
export async function runRecords(db: Database, words: readonly string[]): Promise<string[]> {
  const [verb, flag, ...more] = words
  if (verb === 'deletions' && more.length === 0)
    return flag === undefined ? listFinalDeletions(db) : deleteAgain(db, flag)
  if (verb !== 'clean' || more.length > 0 || (flag !== undefined && flag !== '--confirm')) throw new StartRefusal(usage)
  const { refusal, ranAt, isConfirmed } = await getCleaningState(db)
  const last = `Old records were last cleaned up on ${ranAt.toISOString()}.`
  if (refusal === null) return [last, 'Nothing waits to be confirmed.']
  const why = `Cleaning up waits to be confirmed: ${JSON.stringify(refusal)}`
  if (isConfirmed) return [last, why, 'It is confirmed already, and goes on.']
  if (flag === undefined) return [last, why, 'If that is right, run: npm run records -- clean --confirm']
  await db.transaction().execute(async (tx) => {
    await confirmCleanings(tx)
    await hastenSchedule(tx, 'records.clean')
    await insertAuditEntry(tx, { actor: 'operator', act: 'cleaning.confirmed', subject: { refusal } })
  })
  return [last, why, 'Confirmed: the worker goes on with it.']
}

/** For a database that came back by other ways than `restore`. */
async function deleteAgain(db: Database, file: string): Promise<string[]> {
  if (!existsSync(file)) throw new StartRefusal(`There is no file ${file}.`)
  const hashes = readDeletions(file)
  const erased = await db.transaction().execute((tx) => applyFinalDeletions(tx, hashes))
  return [`${hashes.length} final deletions are known from the file. Players deleted again: ${erased}.`]
}
