import { alignTable } from '../report/alignTable.ts'
import type { Item, Shown } from './item.ts'
import type { Ran } from './readReports.ts'

/** A line of the table: who comes, what was tried, what was seen, and whether that was refused. */
export type Row = { area: string; item: string; tried: string; seen: string; refused: 'yes' | 'NO' | 'ask at release' }

/** The line of an item: refused where each of its tests ran and passed. */
export function rowOf({ area, item, shownBy }: Item, ran: readonly Ran[]): Row {
  const found = shownBy.map((shown) => ({ shown, ran: ran.filter((one) => isShown(shown, one)) }))
  const all = found.flatMap((one) => one.ran)
  const missing = found.filter((one) => one.ran.length === 0).map(({ shown }) => `did not run: ${shown.title}`)
  const failed = all.filter(({ isPassed }) => !isPassed).map(({ title }) => `failed: ${title}`)
  const seen = [...new Set(all.flatMap((one) => (one.isPassed && one.seen !== undefined ? [one.seen] : [])))]
  const count = `${all.length} ${all.length === 1 ? 'test passes' : 'tests pass'}`
  const isRefused = missing.length + failed.length === 0
  return {
    area,
    item,
    tried: [...new Set(shownBy.map(({ file }) => nameOf(file)))].join(', '),
    seen: isRefused ? [...seen, count].join('; ') : [...failed, ...missing].join('; '),
    refused: isRefused ? 'yes' : 'NO',
  }
}

/** Whether a test that ran is the one that is meant: a title from a table of cases begins, or ends, as its pattern does. */
function isShown({ file, title }: Shown, ran: Ran): boolean {
  if (ran.file !== file) return false
  const [before = '', after] = title.split(/%[a-z]|\$\w+/)
  return ran.title.startsWith(before) && (before !== '' || after === undefined || ran.title.endsWith(after))
}

function nameOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/(\.db)?\.(test|spec)\.ts$/, '')
}

/** The lines as a table in plain text. */
export function tableOf(rows: readonly Row[]): string {
  const heads = ['Area', 'Intruder', 'Tried in', 'Seen', 'Refused']
  return alignTable(
    heads,
    rows.map(({ area, item, tried, seen, refused }) => [area, item, tried, seen, refused]),
  )
}
