import { applyEvent } from './applyEvent.ts'
import { emptyTotals, type PlayerTotals } from './playerTotals.ts'
import type { ProgressEvent } from './progressEvent.ts'
import { addToHistory, emptyHistory, type StudyHistory } from './studyHistory.ts'

/** All that is made of a player's events of one season. */
export interface Reckoning {
  totals: PlayerTotals
  history: StudyHistory
}

/** What there is before the first event. */
export function emptyReckoning(): Reckoning {
  return { totals: emptyTotals(), history: emptyHistory() }
}

/** The reckoning with more events, each told with its login's time (milliseconds since 1970); their order is free (ruling 20). */
export function reckonProgress(
  before: Reckoning,
  events: readonly (ProgressEvent & { loggedInAt: number })[],
): Reckoning {
  return events.reduce(
    ({ totals, history }, event) => ({
      totals: applyEvent(totals, event, event.loggedInAt),
      history: addToHistory(history, event),
    }),
    before,
  )
}
