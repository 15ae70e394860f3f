import { median } from './median.ts'

/** One line of the table: what was measured in each run, the target, and whether the median of the runs holds it. */
export type Row = {
  row: string
  target: string
  unit: Unit
  figure: number
  lowest: number
  highest: number
  /** Undefined where the row has no target of its own. */
  holds: boolean | undefined
  note: string
}

/** `×` is a ratio to the bare program. */
export type Unit = '×' | 'ms' | 's' | 'kB' | 'MiB' | '/s' | 'GB' | 'million' | ''

/** What a row must reach. */
export type Target = { atLeast: number } | { atMost: number } | undefined

/** Makes a row of the figures of several runs: their median counts. A figure that isn't a number never holds. */
export function makeRow(given: {
  row: string
  target: Target
  unit: Unit
  figures: readonly number[]
  note?: string
}): Row {
  const { row, target, unit, figures, note = '' } = given
  const figure = median(figures)
  return {
    row,
    target: describe(target, unit),
    unit,
    figure,
    lowest: Math.min(...figures),
    highest: Math.max(...figures),
    holds: target && ('atLeast' in target ? figure >= target.atLeast : figure <= target.atMost),
    note,
  }
}

function describe(target: Target, unit: Unit): string {
  if (target === undefined) return ''
  const [sign, value] = 'atLeast' in target ? ['≥', target.atLeast] : ['≤', target.atMost]
  return unit === '×' ? `${sign} ${value} ×` : `${sign} ${value} ${unit}`.trim()
}
