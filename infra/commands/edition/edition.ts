import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import type { Database } from '@seraph/db/open'
import { listEditions } from '@seraph/db/queries/seasons/editions'
import type { EditionRow } from '@seraph/db/queries/seasons/editions'
import { z } from 'zod'

import { StartRefusal } from '../../local/startRefusal.ts'
import { isComposeRunning, mountedAt, runInCompose } from '../database/compose.ts'
import { tellRefusal } from '../database/tellRefusal.ts'
import { withDatabase } from '../database/withDatabase.ts'
import { readOpenSources } from '../season/readOpenSources.ts'
import { describeAllowance, measureSeasons } from '../season/refuseEdition.ts'
import { importEdition } from './importEdition.ts'
import { switchEdition } from './switchEdition.ts'

const usage = `npm run edition -- list
npm run edition -- import FILE… --id ID --name NAME --abbreviation ABC [--notice TEXT] [--verses-allowed N] [--book-share-allowed PERCENT] [--substitution-allowed]
npm run edition -- use ID`

const Terms = z.object({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  name: z.string().min(1),
  abbreviation: z.string().min(1),
  notice: z.string().default(''),
  'verses-allowed': z.coerce.number().int().min(1).optional(),
  'book-share-allowed': z.coerce.number().int().min(1).max(100).optional(),
  'substitution-allowed': z.boolean().default(false),
})

/**
 * Lists, imports and uses editions in the database of DATABASE_URL, else
 * that of a running docker compose, else the local stack's; answers in a few
 * lines, refusals in one.
 */
async function main(): Promise<void> {
  const text = { type: 'string' } as const
  const options = {
    id: text,
    name: text,
    abbreviation: text,
    notice: text,
    'verses-allowed': text,
    'book-share-allowed': text,
    'substitution-allowed': { type: 'boolean' } as const,
  }
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [verb, ...rest] = positionals
  const [id] = rest
  const isKnown = verb === 'list' || (verb === 'use' && id !== undefined) || (verb === 'import' && rest.length > 0)
  if (!isKnown) throw new StartRefusal(usage)
  if (process.env['DATABASE_URL'] === undefined && isComposeRunning())
    return runBesideCompose(verb === 'import' ? rest : [])
  if (verb === 'list') return withDatabase(list)
  if (verb === 'use' && id !== undefined) return withDatabase((db) => use(db, id))
  const edition = readTerms(values)
  return withDatabase(async (db) =>
    console.log(await importEdition(db, await readOpenSources(db), { files: rest, edition })),
  )
}

/** The same command in the migrate image, with the files that it names put where it finds them. */
function runBesideCompose(files: readonly string[]): Promise<void> {
  const missing = files.find((file) => !existsSync(file))
  if (missing !== undefined) throw new StartRefusal(`The file ${missing} can't be read.`)
  const paths = files.map((file) => resolve(file))
  const words = process.argv.slice(2).map((word) => {
    const place = files.indexOf(word)
    return place < 0 ? word : mountedAt(word, place)
  })
  return runInCompose(['infra/commands/edition/edition.ts', ...words], 'ignore', process.stdout.fd, paths)
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
    'substitution-allowed': isSubstitutionAllowed,
    ...named
  } = parsed.data
  return { ...named, versesAllowed, bookShareAllowed, isSubstitutionAllowed }
}

async function list(db: Database): Promise<void> {
  const { seasons, shipped } = await readOpenSources(db)
  for (const edition of await listEditions(db)) {
    console.log(`${edition.isCurrent ? '*' : ' '} ${edition.id}: ${edition.name}, ${edition.verses} verses`)
    if (edition.isSubstitutionAllowed === true)
      console.log('  Words may be put in and marked (God’s name as the LORD).')
    console.log(`  ${describeAllowance(measureSeasons(seasons, edition, shipped), edition)}`)
  }
}

async function use(db: Database, id: string): Promise<void> {
  const { sources, open } = await readOpenSources(db)
  const load = await switchEdition(db, { sources, open }, id)
  console.log(`${load.edition} is in use.`)
  for (const { id: season, questions, leftOut } of load.packs) {
    console.log(`  season ${season}: ${questions} questions`)
    if (leftOut.length > 0) console.log(`    left out with it: ${leftOut.join(', ')}`)
  }
}

await tellRefusal(main)
