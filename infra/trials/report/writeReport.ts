import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes what was found as JSON, making the folder. */
export async function writeReport(file: string, report: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`)
}
