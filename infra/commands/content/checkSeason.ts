import { checkPack } from '@seraph/content/check/checkPack'
import type { Licence } from '@seraph/content/editions/measureAllowance'
import { readPack } from '@seraph/content/pack/readPack'
import { worldEnglishBible } from '@seraph/content/worldEnglishBible'

import { describeAllowance } from '../season/refuseEdition.ts'

/** What of a pack is told, for which terms, and on how many answers of others each question is tried: 30 where nothing is said. */
type Told = {
  readonly isTellingAll?: boolean
  readonly licence?: Licence | undefined
  readonly strangersEach?: number | undefined
}

/**
 * Checks the season pack of a folder against the edition that ships, prints what
 * it covers and its faults, and returns how many there are. `isTellingAll`: the
 * clauses and questions behind the shares are printed too. `licence`: an
 * edition's, for which the smallest set of verses to hide is proposed (rule 171).
 */
export async function checkSeason(
  folder: string,
  { isTellingAll = false, licence, strangersEach }: Told = {},
): Promise<number> {
  const since = performance.now()
  const pack = await readPack(folder)
  const edition = await worldEnglishBible(pack.season.books.map(({ name }) => name))
  const {
    coverage,
    terms,
    leftOut,
    alike,
    strangers,
    clauses,
    wordings,
    distractors,
    siblings,
    godAnswers,
    hidden,
    faults,
  } = checkPack(pack, edition, licence, strangersEach)

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
  const share = (part: number, whole: number): string => ((100 * part) / Math.max(1, whole)).toFixed(2)
  const percent = share(strangers.earned.length, strangers.judged)
  console.log(
    `answers to other questions that earn points: ${strangers.earned.length} of ${strangers.judged} (${percent} %)`,
  )
  const { unasked } = clauses
  console.log(
    `clauses that no question asks: ${unasked.length} of ${clauses.clauses} (${share(unasked.length, clauses.clauses)} %)`,
  )
  if (isTellingAll) for (const { verse, clause } of unasked) console.log(`  ${verse} ${clause}`)
  console.log(`answers in the usual wording that lose points: ${wordings.lost.length} of ${wordings.judged}`)
  const { strange, total } = distractors
  console.log(
    `trivia without two distractors of the season: ${strange.length} of ${total} (${share(strange.length, total)} %)`,
  )
  if (isTellingAll && strange.length > 0) console.log(`  ${strange.join(' ')}`)
  const told = new Set(siblings.map(({ told: id }) => id))
  console.log(`questions whose answer another of their verse tells: ${told.size} of ${coverage.total}`)
  if (isTellingAll) for (const { told: id, telling } of siblings) console.log(`  ${telling} tells ${id}`)
  const { asked, ids } = godAnswers
  console.log(`one-point questions that God answers: ${ids.length} of ${asked} (${share(ids.length, asked)} %)`)
  if (isTellingAll && ids.length > 0) console.log(`  ${ids.join(' ')}`)
  console.log(describeAllowance(hidden.allowance, hidden.licence))
  if (licence !== undefined) console.log(`  hide at least: ${JSON.stringify(hidden.proposed)}`)
  for (const { where, what } of faults) console.error(`${where}: ${what}`)
  const seconds = ((performance.now() - since) / 1_000).toFixed(1)
  console.log(`${coverage.total} questions, ${faults.length} faults, ${seconds} s`)
  return faults.length
}
