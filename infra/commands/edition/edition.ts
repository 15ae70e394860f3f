import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { seasonsFolder } from '@seraph/content/readPack'
import type { Database } from '@seraph/db/open'
import { listEditions } from '@seraph/db/queries/editions'
import type { EditionRow } from '@seraph/db/queries/editions'
import { z } from 'zod'

import { StartRefusal } from '../../local/startRefusal.ts'
import { tellRefusal } from '../database/tellRefusal.ts'
import { withDatabase } from '../database/withDatabase.ts'
import { loadSeasonWith } from '../season/load.ts'
import { readSeason } from '../season/readSeason.ts'
import { describeAllowance, measureSeason } from '../season/refuseEdition.ts'
import { importEdition } from './importEdition.ts'

const usage = `pnpm edition list
pnpm edition import FILE… --id ID --name NAME --abbreviation ABC [--notice TEXT] [--verses-allowed N] [--book-share-allowed PERCENT]
pnpm edition use ID`

const Terms = z.object({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  name: z.string().min(1),
  abbreviation: z.string().min(1),
  notice: z.string().default(''),
  'verses-allowed': z.coerce.number().int().min(1).optional(),
  'book-share-allowed': z.coerce.number().int().min(1).max(100).optional(),
})

/** Lists, imports and uses editions in the database of DATABASE_URL, else in the local stack's; answers in a few lines, refusals in one. */
async function main(): Promise<void> {
  const text = { type: 'string' } as const
  const options = {
    id: text,
    name: text,
    abbreviation: text,
    notice: text,
    'verses-allowed': text,
    'book-share-allowed': text,
  }
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [verb, ...rest] = positionals
  const [id] = rest
  if (verb === 'list') return withDatabase(list)
  if (verb === 'use' && id !== undefined) return withDatabase((db) => use(db, id))
  if (verb === 'import' && rest.length > 0) {
    const edition = readTerms(values)
    return withDatabase(async (db) => console.log(await importEdition(db, await source(), { files: rest, edition })))
  }
  throw new StartRefusal(usage)
}

function readTerms(values: object): EditionRow {
  const parsed = Terms.safeParse(values)
  if (!parsed.success)
    throw new StartRefusal(
      [...parsed.error.issues.map(({ path, message }) => `--${path.join('')}: ${message}`), usage].join('\n'),
    )
  const {
    'verses-allowed': versesAllowed = null,
    'book-share-allowed': bookShareAllowed = null,
    ...named
  } = parsed.data
  return { ...named, versesAllowed, bookShareAllowed }
}

function source() {
  return readSeason(join(seasonsFolder, process.env['SEASON'] ?? '2026-isaiah'))
}

async function list(db: Database): Promise<void> {
  const season = await source()
  for (const edition of await listEditions(db)) {
    console.log(`${edition.isCurrent ? '*' : ' '} ${edition.id}: ${edition.name}, ${edition.verses} verses`)
    console.log(`  ${describeAllowance(measureSeason(season, edition), edition)}`)
  }
}

async function use(db: Database, id: string): Promise<void> {
  const season = await source()
  const load = await db.transaction().execute((tx) => loadSeasonWith(tx, season, id))
  console.log(`${load.edition} is in use, with ${load.questions} questions.`)
  if (load.leftOut.length > 0) console.log(`Left out with it: ${load.leftOut.join(', ')}`)
}

await tellRefusal(main)
