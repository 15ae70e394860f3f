import { newClockReading, type ClockReading } from '../../activity/studyClock.ts'
import { newId } from '../../api/newId.ts'
import type { InOrderRun } from './inOrderRun.ts'

/**
 * All of a list under way, as it is kept in the browser: plain data.
 * `saveKey`: the idempotency key that it will be saved under (rule 20).
 */
export type KeptInOrder = { run: InOrderRun; clock: ClockReading; saveKey: string }

/** The version of the form above. */
export const inOrderVersion = 1

export function newInOrder(run: InOrderRun): KeptInOrder {
  return { run, clock: newClockReading, saveKey: newId() }
}
