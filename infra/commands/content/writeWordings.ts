import { writeFile } from 'node:fs/promises'

import type { Database } from '@seraph/db/open'
import { listAcceptedWordings } from '@seraph/db/queries/appeals/acceptedWordings'

/** A wording of fewer players may be one child's own words. */
const leastPlayers = 2

/**
 * Writes the wordings that people of this instance accepted into a file,
 * for the pack's owner to add to the parts' `accept`; returns the line to
 * print. Each has its season, question and part, and how many players gave it.
 */
export async function writeWordings(db: Database, file: string): Promise<string> {
  const wordings = await listAcceptedWordings(db, { leastPlayers })
  await writeFile(file, `${JSON.stringify(wordings, null, 2)}\n`)
  return `${wordings.length} accepted wordings of ${leastPlayers} players or more: ${file}`
}
