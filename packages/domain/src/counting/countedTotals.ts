import type { ProgressEvent } from '@seraph/schema/progress/progressEvent'
import { isMarkedKind, isQuestionKind } from '@seraph/schema/progress/progressKinds'

import { addWork, wholeChapters, workOf } from './chapterWork.ts'
import type { ChapterWork } from './chapterWork.ts'

/**
 * What of a player's season counts for ranks and boards (rule 44): plain data, fit for
 * JSON. `questions` are those that the server marked; self-graded ones stand apart.
 * - `work`: counted answers by chapter, each at most as many as make it count.
 * - `studySeconds`: what logins credited before the upgrade, and the time between actions since.
 */
export interface CountedTotals {
  questions: number
  selfGraded: number
  crosswords: number
  triviaPoints: number
  memoryPoints: number
  studySeconds: number
  work: ChapterWork
}

export function emptyCounted(): CountedTotals {
  return { questions: 0, selfGraded: 0, crosswords: 0, triviaPoints: 0, memoryPoints: 0, studySeconds: 0, work: {} }
}

/** What an opening balance is made of: the totals that were kept before work was told apart. */
export interface OpeningTotals {
  totalQuestions: number
  crosswordsCompleted: number
  triviaPoints: number
  memoryPoints: number
  studySeconds: number
  chapters: readonly number[]
  byKind: Readonly<Record<'self-graded', { questions: number }>>
}

/** The opening balance: totals from before work was told apart count as they stand (rule 151). */
export function openingBalance(totals: OpeningTotals): CountedTotals {
  return {
    questions: totals.totalQuestions,
    selfGraded: totals.byKind['self-graded'].questions,
    crosswords: totals.crosswordsCompleted,
    triviaPoints: totals.triviaPoints,
    memoryPoints: totals.memoryPoints,
    studySeconds: totals.studySeconds,
    work: wholeChapters(totals.chapters),
  }
}

/** The counted totals with one more event, but for its time; the same for the same events in any order. */
export function addCounted(before: CountedTotals, event: ProgressEvent): CountedTotals {
  const { kind, counts, counted, correctionOf } = event
  if (correctionOf !== null) return before
  const isOpening = counted === null
  const of = (wanted: boolean, opening: number, since: number | undefined): number =>
    wanted ? (isOpening ? opening : (since ?? 0)) : 0
  const isMarked = isMarkedKind(kind) || (isOpening && isQuestionKind(kind))
  return {
    ...before,
    questions: before.questions + of(isMarked, counts.questionsAnswered, counted?.counted),
    selfGraded: before.selfGraded + of(kind === 'self-graded', counts.questionsAnswered, counted?.counted),
    crosswords: before.crosswords + of(kind === 'crossword', counts.crosswordsCompleted, counted?.counted),
    triviaPoints: before.triviaPoints + of(kind === 'trivia', counts.triviaPoints, counted?.triviaPoints),
    memoryPoints: before.memoryPoints + of(kind === 'memory', counts.memoryPoints, counted?.memoryPoints),
    work: addWork(before.work, workOf(event)),
  }
}
