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
  const columns = ['area', 'item', 'tried', 'seen', 'refused'] as const
  const heads: Row | Record<(typeof columns)[number], string> = {
    area: 'Area',
    item: 'Intruder',
    tried: 'Tried in',
    seen: 'Seen',
    refused: 'Refused',
  }
  const lines = [heads, ...rows].map((row) => columns.map((column) => row[column]))
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  const text = lines.map((line) => `| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`)
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [text[0], rule, ...text.slice(1)].join('\n')
}
