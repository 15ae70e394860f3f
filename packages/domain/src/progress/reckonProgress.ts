import type { ProgressEvent } from '@seraph/schema/progress/progressEvent'

import { lengthOf } from '../counting/spans.ts'
import { applyEvent } from './applyEvent.ts'
import { completePlayerTotals, emptyTotals, type PlayerTotals } from './playerTotals.ts'
import { addToHistory, completeHistory, emptyHistory, type StudyHistory } from './studyHistory.ts'

/** All that is made of a player's events of one season. */
export interface Reckoning {
  totals: PlayerTotals
  history: StudyHistory
}

/** What there is before the first event. */
export function emptyReckoning(): Reckoning {
  return { totals: emptyTotals(), history: emptyHistory() }
}

/** The reckoning with more events, each told with its login's time (milliseconds since 1970); their order is free (rule 20). */
export function reckonProgress(
  before: Reckoning,
  events: readonly (ProgressEvent & { loggedInAt: number })[],
): Reckoning {
  const complete = { totals: completePlayerTotals(before.totals), history: completeHistory(before.history) }
  return events.reduce(addEvent, complete)
}

function addEvent(before: Reckoning, event: ProgressEvent & { loggedInAt: number }): Reckoning {
  const history = addToHistory(before.history, event, event.loggedInAt)
  const totals = applyEvent(before.totals, event, event.loggedInAt)
  const wholeSeconds = (of: StudyHistory): number => Math.floor(lengthOf(of.active) / 1000)
  const moreSeconds = wholeSeconds(history) - wholeSeconds(before.history)
  const { counted } = totals
  return { history, totals: { ...totals, counted: { ...counted, studySeconds: counted.studySeconds + moreSeconds } } }
}
