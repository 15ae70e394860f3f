import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { seasonsFolder } from '@seraph/content/pack/readPack'
import type { Database } from '@seraph/db/open'
import { listSeasons } from '@seraph/db/queries/seasons/seasons'

import type { SeasonStage } from '@seraph/db/tables'

import { StartRefusal } from '../../local/startRefusal.ts'
import { checkSeason } from '../content/checkSeason.ts'
import { isComposeRunning, runInCompose } from '../database/compose.ts'
import { tellRefusal } from '../database/tellRefusal.ts'
import { withDatabase } from '../database/withDatabase.ts'
import { changeOpen, openChanges } from './changeOpen.ts'
import { hasPack } from './hasPack.ts'
import { newSeason } from './newSeason.ts'

const usage = `npm run season -- list
npm run season -- open ID      the season is open, after the others
npm run season -- use ID       the season is open, and the first: where newcomers land
npm run season -- preview ID   only the admin sees it, beside the open ones
npm run season -- close ID     it isn't offered any more; its records stay
npm run season -- new ID --books ROM,1CO [--title TITLE]
npm run season -- check ID     the same as npm run content -- ID`

/**
 * `new` and `check` work on the packs of this checkout; the others on the
 * database of DATABASE_URL, else that of a running docker compose, else the
 * local stack's.
 */
async function main(): Promise<void> {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { books: text, title: text } })
  const [verb, id, ...more] = positionals
  if (more.length > 0) throw new StartRefusal(usage)
  if (verb === 'new' && id !== undefined) {
    const books = (values.books ?? '').split(',').filter((book) => book.trim() !== '')
    return tell(await newSeason({ id, books, title: values.title }))
  }
  if (verb === 'check' && id !== undefined) {
    if (!hasPack(id)) throw new StartRefusal(`There is no season pack ${id} in packages/content/seasons.`)
    if ((await checkSeason(join(seasonsFolder, id))) > 0) process.exitCode = 1
    return
  }
  const change = openChanges.find((one) => one === verb)
  if (id === undefined ? verb !== 'list' : change === undefined) throw new StartRefusal(usage)
  if (process.env['DATABASE_URL'] === undefined && isComposeRunning())
    return runInCompose(['infra/commands/season/season.ts', ...process.argv.slice(2)], 'ignore', process.stdout.fd)
  return withDatabase(async (db) =>
    tell(change === undefined || id === undefined ? await list(db) : await changeOpen(db, change, id)),
  )
}

function tell(lines: readonly string[]): void {
  for (const line of lines) console.log(line)
}

/** What the seasons are that aren't open. */
const stageWords: Record<SeasonStage, string> = {
  public: 'closed',
  preview: 'a preview, for the admin alone',
  withdrawn: 'never open',
}

async function list(db: Database): Promise<string[]> {
  const known = await listSeasons(db)
  const loaded = new Set(known.map(({ id }) => id))
  const here = (await readdir(seasonsFolder)).filter((id) => hasPack(id) && !loaded.has(id)).sort()
  return [
    ...known.map(
      ({ id, title, place, stage }) =>
        `${place ?? '-'} ${id}: ${title}${place === null ? ` (${stageWords[stage]})` : ''}`,
    ),
    ...here.map((id) => `- ${id} (its pack is here, never loaded)`),
  ]
}

await tellRefusal(main)
