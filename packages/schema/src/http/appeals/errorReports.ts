import { z } from 'zod'

import { Chapter } from '../../vocabulary.ts'
import type { Endpoint } from '../endpoint.ts'
import { optionalTypedText, typedText } from '../typedText.ts'

/** What a report is about (rule 132). */
export const QuizType = z.enum(['ai-evaluated', 'self-graded', 'crossword', 'trivia'])
export type QuizType = z.infer<typeof QuizType>

/** The longest description, and the longest code with its prefix, of a report (rule 134). */
export const longestComment = 500
export const longestReportedCode = 20

export const reportError = {
  method: 'POST',
  path: '/api/error-reports',
  isOfSeason: true,
  summary: 'Report an error in a question; the server fills in its answer (rule 17)',
  isIdempotent: true,
  body: z.object({
    quizType: QuizType,
    chapter: Chapter,
    /** As the reporter saw it counted; of a crossword the attempt or the clue's number. */
    questionNumber: z.coerce.number().int().min(0).max(100_000),
    questionId: z.string().min(1).max(40).optional(),
    questionText: typedText(1_000, 'The question is missing'),
    userComment: typedText(longestComment, 'Please describe the error'),
    playerCode: optionalTypedText(longestReportedCode),
    /** Documented, and never believed. */
    reportedAnswer: z.unknown().optional(),
  }),
  /** `care`: fixed, kind words where the comment speaks of distress (rule 50). */
  reply: z.object({ id: z.uuid(), care: z.string().optional() }),
} as const satisfies Endpoint
