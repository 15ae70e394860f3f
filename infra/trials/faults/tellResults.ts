import { writeReport } from '../report/writeReport.ts'
import { printTable } from './printTable.ts'
import type { RowResult } from './row.ts'

/** Prints what the rows saw and writes it as JSON into `file`. The process ends with 1 where a row doesn't hold. */
export async function tellResults(results: readonly RowResult[], file: string): Promise<void> {
  printTable(results)
  await writeReport(file, { at: new Date().toISOString(), results })
  if (!results.every(({ isHeld }) => isHeld)) process.exitCode = 1
}
