import { sessionGapMs } from './countSessions.ts'
import type { ProgressEvent } from './progressEvent.ts'

/** One local day: questions answered, and the chapters' ordinals, ascending. */
export interface StudyDay {
  questionsAnswered: number
  chapters: readonly number[]
}

/**
 * When a player studied, kept beside the totals so that no read goes through all events: plain data, fit for JSON.
 * - `days`: by the local date, `YYYY-MM-DD`.
 * - `sessions`: begin and end of each, in milliseconds since 1970, ascending; events no more than 30 minutes apart are one
 *   (ruling 26).
 */
export interface StudyHistory {
  days: Readonly<Record<string, StudyDay>>
  sessions: readonly (readonly [begin: number, end: number])[]
}

/** The history of a player who has done nothing yet. */
export function emptyHistory(): StudyHistory {
  return { days: {}, sessions: [] }
}

/** The history with one more event; like the totals it is the same for the same events in any order. */
export function addToHistory(history: StudyHistory, event: ProgressEvent): StudyHistory {
  const { localDate, occurredAt } = event
  const before = history.days[localDate]
  const chapters = new Set([...(before?.chapters ?? []), ...event.chapters])
  const day: StudyDay = {
    questionsAnswered: (before?.questionsAnswered ?? 0) + event.questionsAnswered,
    chapters: [...chapters].toSorted((a, b) => a - b),
  }
  return { days: { ...history.days, [localDate]: day }, sessions: withTime(history.sessions, occurredAt) }
}

/** Joins to one session all that the time is close enough to. */
function withTime(sessions: StudyHistory['sessions'], time: number): StudyHistory['sessions'] {
  const isClose = ([begin, end]: readonly [number, number]): boolean =>
    time >= begin - sessionGapMs && time <= end + sessionGapMs
  const close = sessions.filter(isClose)
  const begin = Math.min(time, ...close.map(([from]) => from))
  const end = Math.max(time, ...close.map(([, to]) => to))
  const others = sessions.filter((session) => !isClose(session))
  return [...others, [begin, end] as const].toSorted((a, b) => a[0] - b[0])
}
