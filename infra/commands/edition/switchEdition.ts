import type { Database } from '@seraph/db/open'
import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { findCurrentEdition } from '@seraph/db/queries/seasons/editions'

import { loadSeasons } from '../season/load.ts'
import type { OpenSources } from '../season/readOpenSources.ts'

/**
 * Uses an edition for all open seasons, and notes the change; what `loadSeasons`
 * returns. Throws a `StartRefusal` where there is no such edition, or it doesn't fit.
 */
export function switchEdition(db: Database, { sources, open }: Pick<OpenSources, 'sources' | 'open'>, id: string) {
  return db.transaction().execute(async (tx) => {
    const before = (await findCurrentEdition(tx))?.id ?? null
    const load = await loadSeasons(tx, { sources, open, editionId: id })
    if (before !== id)
      await insertAuditEntry(tx, { actor: 'operator', act: 'edition_used', subject: { from: before, to: id } })
    return load
  })
}
