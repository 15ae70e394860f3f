import type { ProgressEvent } from '@seraph/schema/progress/progressEvent'
import { isMarkedKind } from '@seraph/schema/progress/progressKinds'

import { activeSpan } from '../counting/activeSpan.ts'
import { addWork, wholeChapters, workOf } from '../counting/chapterWork.ts'
import type { ChapterWork } from '../counting/chapterWork.ts'
import { addSpan } from '../counting/spans.ts'
import type { Spans } from '../counting/spans.ts'
import { sessionGapMs } from './countSessions.ts'

/**
 * One local day: questions answered, and the chapters' ordinals, ascending;
 * of that `counted` and `work` count for achievements: questions, and answers
 * by chapter (rule 44).
 */
export interface StudyDay {
  questionsAnswered: number
  chapters: readonly number[]
  counted: number
  work: ChapterWork
}

/**
 * When a player studied, kept beside the totals so that no read goes through all events: plain data, fit for JSON.
 * - `days`: by the local date, `YYYY-MM-DD`.
 * - `sessions`: begin and end of each, in milliseconds since 1970, ascending; events no more than 30 minutes apart are one
 *   (rule 26).
 * - `active`: the time that actions stand for, each moment once; ranks take their hours from it.
 */
export interface StudyHistory {
  days: Readonly<Record<string, StudyDay>>
  sessions: readonly (readonly [begin: number, end: number])[]
  active: Spans
}

/** The history of a player who has done nothing yet. */
export function emptyHistory(): StudyHistory {
  return { days: {}, sessions: [], active: [] }
}

/** A stored history as it is now: where nothing was told apart all counts (rule 151). */
export function completeHistory(stored: StudyHistory): StudyHistory {
  const { active } = stored as Partial<StudyHistory>
  if (active !== undefined) return stored
  const days = Object.entries(stored.days).map(([date, { questionsAnswered, chapters }]) => [
    date,
    { questionsAnswered, chapters, counted: questionsAnswered, work: wholeChapters(chapters) },
  ])
  return { ...stored, days: Object.fromEntries(days) as StudyHistory['days'], active: [] }
}

/**
 * The history with one more event; like the totals it is the same for the same events in any order. A correction is no study (rule 139).
 * @param loggedInAt when the event's login was, in milliseconds since 1970.
 */
export function addToHistory(history: StudyHistory, event: ProgressEvent, loggedInAt: number): StudyHistory {
  if (event.correctionOf !== null) return history
  const { localDate, occurredAt, counts, counted, kind } = event
  const before = history.days[localDate]
  const chapters = new Set([...(before?.chapters ?? []), ...event.chapters])
  const newlyCounted = counted === null ? counts.questionsAnswered : isMarkedKind(kind) ? counted.counted : 0
  const day: StudyDay = {
    questionsAnswered: (before?.questionsAnswered ?? 0) + counts.questionsAnswered,
    chapters: [...chapters].toSorted((a, b) => a - b),
    counted: (before?.counted ?? 0) + newlyCounted,
    work: addWork(before?.work ?? {}, workOf(event)),
  }
  const span = activeSpan(event, loggedInAt)
  return {
    days: { ...history.days, [localDate]: day },
    sessions: withTime(history.sessions, occurredAt),
    active: span === undefined ? history.active : addSpan(history.active, span),
  }
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
