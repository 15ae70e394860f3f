import { evaluatedKind } from '@seraph/schema/progress/progressKinds'

import { addWork, countedChapters } from '../counting/chapterWork.ts'
import type { ChapterWork } from '../counting/chapterWork.ts'
import type { StudyHistory } from '../progress/studyHistory.ts'
import type { StudiedEvent } from './earnedAchievements.ts'

/**
 * The days of a history, each as one event that has what counts for achievements
 * (rule 44): the questions that counted, and the chapters in which the
 * work up to that day first was enough. Achievements are told by the day, so nothing finer is kept.
 */
export function studiedDays({ days }: Pick<StudyHistory, 'days'>): StudiedEvent[] {
  let work: ChapterWork = {}
  return Object.entries(days)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([localDate, day]) => {
      work = addWork(work, day.work)
      const [chapters, counts] = [countedChapters(work), { questionsAnswered: day.counted }]
      return { id: localDate, kind: evaluatedKind, occurredAt: Date.parse(localDate), localDate, chapters, counts }
    })
}
