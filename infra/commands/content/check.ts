import { join } from 'node:path'

import { checkPack } from '@seraph/content/checkPack'
import { readPack, seasonsFolder } from '@seraph/content/readPack'
import { worldEnglishBible } from '@seraph/content/worldEnglishBible'

/** `pnpm content check`: checks the season pack against the edition that ships and prints what it covers; exits 1 on any fault. */
const [wanted = 'check'] = process.argv.slice(2)
if (wanted !== 'check') throw new Error('usage: pnpm content check')
const since = performance.now()
const pack = await readPack(join(seasonsFolder, '2026-isaiah'))
const edition = await worldEnglishBible(pack.season.books.map(({ name }) => name))
const { coverage, terms, leftOut, alike, strangers, faults } = checkPack(pack, edition)

const line = (label: string, cells: (number | string)[]): void =>
  console.log(label.padEnd(12) + cells.map((cell) => String(cell).padStart(10)).join(''))
line('chapter', ['verses', 'with 1', 'with 2', 'questions', 'trivia', '1 2 3 4', 'crossword', 'grid', 'glossary'])
for (const row of coverage.chapters) {
  const { offered, placed, width, height } = row.crossword
  const verses = [row.verses, row.versesWithQuestion, row.versesWithTwo, row.questions]
  const grid = [`${placed} of ${offered}`, `${width}x${height}`]
  line(row.label, [...verses, row.trivia, row.positions.join(' '), ...grid, row.glossary])
}
const sum = (count: (row: (typeof coverage.chapters)[number]) => number): number =>
  coverage.chapters.reduce((total, row) => total + count(row), 0)
const positions = [0, 1, 2, 3].map((at) => sum((row) => row.positions[at] ?? 0))
const verses = [sum((row) => row.verses), sum((row) => row.versesWithQuestion), sum((row) => row.versesWithTwo)]
const counts = [coverage.total, sum((row) => row.trivia), positions.join(' ')]
line('all', [...verses, ...counts, sum((row) => row.crossword.placed), '', terms])

const mix = (found: Record<string, number>): string =>
  Object.entries(found)
    .map(([name, count]) => `${name} ${count} (${Math.round((100 * count) / coverage.total)} %)`)
    .join(', ')
console.log(`points: ${mix(coverage.byPoints)}`)
console.log(`types: ${mix(coverage.byType)}`)
console.log(`left out with ${edition.name}: ${leftOut.length === 0 ? 'none' : leftOut.join(', ')}`)
console.log(
  `nearly the same: ${alike.map(({ ids, alike: share }) => `${ids.join(' and ')} (${share.toFixed(2)})`).join(', ') || 'none'}`,
)
const percent = ((100 * strangers.earned.length) / Math.max(1, strangers.judged)).toFixed(2)
console.log(
  `answers to other questions that earn points: ${strangers.earned.length} of ${strangers.judged} (${percent} %)`,
)
for (const { where, what } of faults) console.error(`${where}: ${what}`)
const seconds = ((performance.now() - since) / 1_000).toFixed(1)
console.log(`${coverage.total} questions, ${faults.length} faults, ${seconds} s`)
if (faults.length > 0) process.exitCode = 1
