import { migrate } from '@seraph/db/migrate'
import { openDatabase } from '@seraph/db/open'
import { ensureAdminPlayer } from '@seraph/db/queries/admin/adminPlayer'
import { keepAppeared } from '@seraph/db/queries/names/appearances'
import { cleanPlayerCode } from '@seraph/domain/codes/cleanPlayerCode'
import { z } from 'zod'

import { loadAtStart } from '../season/loadAtStart.ts'

const Env = z.object({
  DATABASE_URL: z.url(),
  /** The seasons that the very first start opens, in their order. */
  SEASONS: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .string()
      .default('2026-isaiah,2027-mark-peter-john')
      .transform((names) => [
        ...new Set(
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== ''),
        ),
      ])
      .refine((names) => names.length > 0, 'names no season'),
  ),
  REVIEW_PUBLIC_NAMES: z.string().default(''),
  ADMIN_PLAYER_CODE: z.preprocess((value) => (value === '' ? undefined : value), z.string().optional()),
})

/**
 * The step before every start: brings the database to the newest schema,
 * loads the packs of the open seasons and the edition that ships, makes
 * the admin's record (rule 12) and notes whether public names are reviewed (rule 148). Running
 * it again changes nothing. Exits 1 with one sentence, and the cause under it, when it can't.
 */
async function main(): Promise<void> {
  const env = Env.parse(process.env)
  const db = openDatabase({ url: env.DATABASE_URL, poolSize: 2, onError: (error) => console.error(error.message) })
  try {
    const ran = await migrate(db)
    const load = await loadAtStart(db, env.SEASONS)
    const code = adminCode(env.ADMIN_PLAYER_CODE)
    await db.transaction().execute((tx) => ensureAdminPlayer(tx, code))
    await db.transaction().execute((tx) => keepAppeared(tx, env.REVIEW_PUBLIC_NAMES === 'true'))
    console.log(`Database ready: ${ran.length} migrations.`)
    for (const { id, questions, isChanged, leftOut } of load.packs) {
      console.log(`  season ${id}: ${questions} questions${isChanged ? ' loaded' : ', unchanged'}`)
      if (leftOut.length > 0) console.log(`    left out with ${load.edition}: ${leftOut.join(', ')}`)
    }
    for (const id of load.withoutPack) console.log(`  season ${id}: its pack isn't here, so it stays as it was loaded`)
  } finally {
    await db.destroy()
  }
}

/** The setting in the form in which codes are stored (rule 4). */
function adminCode(written: string | undefined): string | undefined {
  const code = written === undefined ? undefined : cleanPlayerCode(written)[0]
  if (written !== undefined && code === undefined)
    throw new Error('ADMIN_PLAYER_CODE must be 4 to 10 letters and digits.')
  return code
}

try {
  await main()
} catch (error) {
  const reason = error instanceof Error ? error : new Error(String(error))
  console.error(`The database could not be made ready: ${reason.message}`)
  if (reason.cause instanceof Error) console.error(`  because: ${reason.cause.message}`)
  process.exitCode = 1
}
