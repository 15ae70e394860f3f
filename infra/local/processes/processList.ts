import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

import { stopProcess } from './stopProcess.ts'
import type { OurProcess } from './stopProcess.ts'

/** What a stack notes about itself in its data folder: who looks after it, and its processes in the order of their start. */
export type ProcessList = {
  supervisor: Pick<OurProcess, 'pid' | 'match'>
  address: string
  processes: OurProcess[]
}

export function writeProcessList(file: string, list: ProcessList): void {
  writeFileSync(`${file}.new`, JSON.stringify(list), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/** The note, or undefined where no stack runs or was left behind. */
export function readProcessList(file: string): ProcessList | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessList
  } catch {
    return undefined
  }
}

/** Stops every process of the note, the last started first, and removes it. */
export async function stopProcessList(file: string): Promise<void> {
  for (const process of readProcessList(file)?.processes.toReversed() ?? []) await stopProcess(process)
  rmSync(file, { force: true })
}
