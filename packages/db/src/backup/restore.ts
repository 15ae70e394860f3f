import { sql } from 'kysely'

import { migrate } from '../migrate.ts'
import { migrations } from '../migrations/index.ts'
import { openDatabase } from '../open.ts'
import type { Database } from '../open.ts'
import { applyFinalDeletions, listFinalDeletions } from '../queries/players/finalDeletions.ts'
import { formatVersion, RestoreRefusal } from './format.ts'
import type { BackupHeader } from './format.ts'
import { loadRows } from './loadRows.ts'
import { readHeader } from './readHeader.ts'

/** Where the restored tables are made before they take the place of the old ones. */
const schema = 'restoring'

/**
 * Puts a backup in the database's place. It is made beside it, by the migrations that the backup names, filled, checked, brought to
 * the newest schema, and only then exchanged, in one transaction: whatever fails before leaves all as it was. Without `isReplacing`
 * a database that people have used is refused. Whose deletion has become final since, by the database that is replaced or by
 * `finalDeletions` (hashes, see `listFinalDeletions`), is erased again before. Returns the number of rows, and of players erased. Throws a
 * `RestoreRefusal`.
 */
export async function restore(
  url: string,
  lines: AsyncIterable<string>,
  options: { isReplacing: boolean; finalDeletions?: readonly string[] },
): Promise<{ rows: number; erased: number }> {
  const live = openDatabase({ url, poolSize: 1, onError: () => undefined })
  const beside = openDatabase({ url: inSchema(url), poolSize: 1, onError: () => undefined })
  const iterator = lines[Symbol.asyncIterator]()
  try {
    const header = readHeader(((await iterator.next()) as IteratorResult<string, undefined>).value)
    refuseNewer(header)
    if (!options.isReplacing && (await isInUse(live))) {
      throw new RestoreRefusal(
        'This database already holds players or answers: add --replace to put the backup in their place.',
      )
    }
    await sql`drop schema if exists ${sql.ref(schema)} cascade`.execute(live)
    await sql`create schema ${sql.ref(schema)}`.execute(live)
    const last = header.migrations.at(-1)
    await migrate(beside, { schema, ...(last === undefined ? {} : { upTo: last }) })
    const rows = await beside.transaction().execute((tx) => loadRows(tx, iterator))
    await migrate(beside, { schema })
    const hashes = [...(options.finalDeletions ?? []), ...(await readFinalDeletions(live))]
    const erased = await beside.transaction().execute((tx) => applyFinalDeletions(tx, hashes))
    await exchange(live)
    return { rows, erased }
  } finally {
    await beside.destroy()
    await sql`drop schema if exists ${sql.ref(schema)} cascade`.execute(live).catch(() => undefined)
    await live.destroy()
  }
}

function refuseNewer(header: BackupHeader): void {
  const isKnown = header.migrations.every((name) => name in migrations)
  if (header.seraph > formatVersion || !isKnown) {
    throw new RestoreRefusal('This backup was made by a newer Seraph: restore it with that one.')
  }
}

/** Whether people have left anything here; the season, the edition and the admin's record come with every start. */
async function isInUse(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isMade: boolean }>`select to_regclass('players') is not null as is_made`.execute(db)
  if (rows[0]?.isMade !== true) return false
  const found = await sql<{ isUsed: boolean }>`
    select exists (select from players where not is_admin) or exists (select from evaluations) as is_used
  `.execute(db)
  return found.rows[0]?.isUsed === true
}

/** Those of the database that is replaced; none where it is empty, or older than they are. */
async function readFinalDeletions(db: Database): Promise<string[]> {
  const { rows } = await sql<{
    isThere: boolean
  }>`select to_regclass('final_deletions') is not null as is_there`.execute(db)
  return rows[0]?.isThere === true ? listFinalDeletions(db) : []
}

async function exchange(live: Database): Promise<void> {
  await live.transaction().execute(async (tx) => {
    await sql`drop schema public cascade`.execute(tx)
    await sql`alter schema ${sql.ref(schema)} rename to public`.execute(tx)
  })
}

function inSchema(url: string): string {
  const address = new URL(url)
  address.searchParams.set('options', `-c search_path=${schema}`)
  return address.href
}
