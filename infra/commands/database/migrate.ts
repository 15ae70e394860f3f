import { join } from 'node:path'

import { seasonsFolder } from '@seraph/content/readPack'
import { migrate } from '@seraph/db/migrate'
import { openDatabase } from '@seraph/db/open'
import { ensureAdminPlayer } from '@seraph/db/queries/adminPlayer'
import { cleanPlayerCode } from '@seraph/domain/codes/cleanPlayerCode'
import { z } from 'zod'

import { loadSeason } from '../season/load.ts'

const Env = z.object({
  DATABASE_URL: z.url(),
  SEASON: z.string().default('2026-isaiah'),
  ADMIN_PLAYER_CODE: z.preprocess((value) => (value === '' ? undefined : value), z.string().optional()),
})

/**
 * The step before every start: brings the database to the newest schema, loads the season's pack and the edition that ships, and makes
 * the admin's record (ruling 12). Running it again changes nothing. Exits 1 with one sentence, and the cause under it, when it can't.
 */
async function main(): Promise<void> {
  const env = Env.parse(process.env)
  const db = openDatabase({ url: env.DATABASE_URL, poolSize: 2, onError: (error) => console.error(error.message) })
  try {
    const ran = await migrate(db)
    const load = await loadSeason(db, join(seasonsFolder, env.SEASON))
    const code = adminCode(env.ADMIN_PLAYER_CODE)
    await db.transaction().execute((tx) => ensureAdminPlayer(tx, code))
    console.log(
      `Database ready: ${ran.length} migrations, ${load.questions} questions${load.isChanged ? ' loaded' : ', unchanged'}.`,
    )
    if (load.leftOut.length > 0) console.log(`Left out with this edition: ${load.leftOut.join(', ')}`)
  } finally {
    await db.destroy()
  }
}

/** The setting in the form in which codes are stored (ruling 4). */
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
