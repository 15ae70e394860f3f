import type { TotalsSummary } from '../progress/playerTotals.ts'
import type { Effort } from './rankPoints.ts'

/** What of a player's totals a rank is reckoned from (rule 44). Its time is never more than the study time that is shown. */
export function effortOf({ counted, studySeconds }: Pick<TotalsSummary, 'counted' | 'studySeconds'>): Effort {
  const { questions, memoryPoints } = counted
  return {
    studySeconds: Math.min(studySeconds, counted.studySeconds),
    questionsAnswered: questions,
    memoryPoints,
  }
}
