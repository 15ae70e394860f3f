import type { Stores } from './stores.ts'

/** One thing that was looked at: what was seen, and whether it is as it must be. */
export type Seen = { saw: string; isHeld: boolean }

/** Notes what is seen. */
export type See = (saw: string, isHeld: boolean) => void

/** A row of the fault table as a script. `isQuick`: short enough for every run of the tests. */
export type Row = {
  name: string
  fault: string
  mustBeSeen: string
  isQuick: boolean
  run: (stores: Stores, see: See) => Promise<void>
}

export type RowResult = {
  name: string
  fault: string
  mustBeSeen: string
  seen: Seen[]
  isHeld: boolean
  seconds: number
}

/** Runs a row; what it throws, and a process that died unasked, are seen too. */
export async function runRow(row: Row, stores: Stores): Promise<RowResult> {
  const seen: Seen[] = []
  const since = performance.now()
  const see: See = (saw, isHeld) => void seen.push({ saw, isHeld })
  stores.processes.deaths.length = 0
  try {
    await row.run(stores, see)
  } catch (error) {
    see(`broke off: ${error instanceof Error ? error.message : String(error)}`, false)
  }
  for (const death of stores.processes.deaths.splice(0)) see(`died: ${death}`, false)
  const { name, fault, mustBeSeen } = row
  const isHeld = seen.length > 0 && seen.every((one) => one.isHeld)
  return { name, fault, mustBeSeen, seen, isHeld, seconds: (performance.now() - since) / 1_000 }
}
