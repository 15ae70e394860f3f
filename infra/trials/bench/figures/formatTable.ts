import { alignTable } from '../../report/alignTable.ts'
import type { Row, Unit } from './row.ts'

const heads = ['row', 'target', 'figure', 'spread', 'holds', 'note'] as const

/** The rows as a Markdown table, its columns aligned. */
export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.row,
    row.target,
    withUnit(row.figure, row.unit),
    `${format(row.lowest)}–${format(row.highest)}`,
    row.holds === undefined ? '' : row.holds ? 'yes' : 'NO',
    row.note,
  ])
  return alignTable(heads, cells)
}

function withUnit(value: number, unit: Unit): string {
  return `${format(value)} ${unit}`.trim()
}

/** Three digits that count, no more. */
function format(value: number): string {
  if (!Number.isFinite(value)) return '–'
  const size = Math.abs(value)
  return size >= 100 ? Math.round(value).toLocaleString('en') : size >= 10 ? value.toFixed(1) : value.toFixed(2)
}
