import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { isLimited } from '@seraph/content/editions/measureAllowance'
import { seasonsFolder } from '@seraph/content/pack/readPack'

import { tellRefusal } from '../database/tellRefusal.ts'
import { withDatabase } from '../database/withDatabase.ts'
import { checkSeason } from './checkSeason.ts'
import { proposeAlike } from './proposeAlike.ts'
import { sampleQuestions } from './sampleQuestions.ts'
import { writeWordings } from './writeWordings.ts'

/**
 * `npm run content [-- SEASON or FOLDER] [--all]`: checks that season pack,
 * or all that ship; exits 1 on any fault. `--all` prints every finding;
 * `--verses-allowed 500 --book-share-allowed 50` proposes what to hide under an edition of these terms.
 * `--strangers 10` tries each question on ten answers of others instead of 30.
 * `npm run content -- alike SEASON` proposes verses that are nearly alike.
 * `npm run content -- sample --season SEASON --seed N --count 100` prints questions drawn by that seed, for people who judge them.
 * `npm run content -- wordings [FILE]` writes the wordings that people of this instance accepted, for the pack's owner to merge.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      'verses-allowed': { type: 'string' },
      'book-share-allowed': { type: 'string' },
      season: { type: 'string' },
      seed: { type: 'string' },
      count: { type: 'string' },
      strangers: { type: 'string' },
    },
  })
  const [first, file = 'wordings.json'] = positionals
  if (first === 'wordings') return withDatabase(async (db) => console.log(await writeWordings(db, resolve(file))))
  if (first === 'alike' && positionals[1] !== undefined) {
    for (const line of await proposeAlike(resolve(seasonsFolder, positionals[1]))) console.log(line)
    return
  }
  if (first === 'sample') {
    if (values.season === undefined) throw new Error('--season names the season: --season 2027-mark-peter-john')
    const drawn = { seed: countOf('seed', values.seed) ?? 1, count: countOf('count', values.count) ?? 100 }
    for (const block of await sampleQuestions(resolve(seasonsFolder, values.season), drawn)) console.log(block)
    return
  }
  const given = {
    versesAllowed: countOf('verses-allowed', values['verses-allowed']),
    bookShareAllowed: countOf('book-share-allowed', values['book-share-allowed']),
  }
  const licence = isLimited(given) ? given : undefined
  const strangersEach = countOf('strangers', values.strangers) ?? undefined
  for (const name of first === undefined ? (await readdir(seasonsFolder)).sort() : [first]) {
    console.log(name)
    if ((await checkSeason(resolve(seasonsFolder, name), { isTellingAll: values.all, licence, strangersEach })) > 0)
      process.exitCode = 1
  }
}

function countOf(option: string, word: string | undefined): number | null {
  if (word === undefined) return null
  if (!/^[1-9]\d{0,5}$/.test(word)) throw new Error(`--${option} takes a number`)
  return Number(word)
}

await tellRefusal(main)
