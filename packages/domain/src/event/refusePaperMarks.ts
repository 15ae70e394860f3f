import type { EventPhase } from '@seraph/schema/rooms/eventPhase'

/** What is typed of one team's sheet; `question`: from 0; `score`: null where the sheet isn't there, or no longer. */
export type PaperMark = { question: number; score: number | null }

/**
 * Why marks from paper aren't taken (rule 237), undefined where they are: `not_now`: the
 * event has begun on screens; `published`: its result was told; `bad_score`: there is no such
 * question, or it isn't worth so many points. `points`: of each question.
 */
export function refusePaperMarks(
  event: { phase: EventPhase; isPaper: boolean; isPublished: boolean; points: readonly number[] },
  marks: readonly PaperMark[],
): 'not_now' | 'published' | 'bad_score' | undefined {
  if (event.isPublished) return 'published'
  if (event.phase !== 'lobby' && !(event.isPaper && event.phase === 'end')) return 'not_now'
  const fits = ({ question, score }: PaperMark): boolean => {
    const points = event.points[question]
    return points !== undefined && (score === null || (Number.isInteger(score) && score >= 0 && score <= points))
  }
  return marks.every(fits) ? undefined : 'bad_score'
}
