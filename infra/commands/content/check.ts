import { join } from 'node:path'

import { countCoverage } from '@seraph/content/coverage'
import { makeLoadable } from '@seraph/content/makeLoadable'
import { readPack, seasonsFolder } from '@seraph/content/readPack'
import { worldEnglishBible } from '@seraph/content/worldEnglishBible'

/** `pnpm content:check`: checks the season pack against the edition that ships and prints what it covers; exits 1 on any fault. */
const pack = await readPack(join(seasonsFolder, '2026-isaiah'))
const edition = await worldEnglishBible(pack.season.books.map(({ name }) => name))
const { questions, leftOut, faults } = makeLoadable(pack, edition)
const coverage = countCoverage(pack, questions)

console.log('chapter      verses  with question  questions')
for (const row of coverage.chapters)
  console.log(
    `${row.label.padEnd(12)} ${String(row.verses).padStart(6)} ${String(row.versesWithQuestion).padStart(14)} ${String(row.questions).padStart(10)}`,
  )
const mix = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count} (${Math.round((100 * count) / coverage.total)} %)`)
    .join(', ')
console.log(`points: ${mix(coverage.byPoints)}`)
console.log(`types: ${mix(coverage.byType)}`)
console.log(`left out with ${edition.name}: ${leftOut.length === 0 ? 'none' : leftOut.join(', ')}`)
for (const { where, what } of faults) console.error(`${where}: ${what}`)
console.log(`${coverage.total} questions, ${faults.length} faults`)
if (faults.length > 0) process.exitCode = 1
