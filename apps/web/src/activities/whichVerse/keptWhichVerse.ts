import { newClockReading, type ClockReading } from '../../activity/studyClock.ts'
import { newId } from '../../api/newId.ts'
import type { WhichVerseRun } from './whichVerseRun.ts'

/**
 * All of a round under way, as it is kept in the browser: plain data.
 * `saveKey`: the idempotency key that it will be saved under (rule 20).
 */
export type KeptWhichVerse = { run: WhichVerseRun; clock: ClockReading; saveKey: string }

/** The version of the form above. */
export const whichVerseVersion = 1

export function newWhichVerse(run: WhichVerseRun): KeptWhichVerse {
  return { run, clock: newClockReading, saveKey: newId() }
}
