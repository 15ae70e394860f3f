import type { QuizType } from '@seraph/schema/http/appeals/errorReports'

/** What a report is about. The question's answer is not part of it: the server fills it in (rule 17). */
export type ReportedQuestion = {
  quizType: QuizType
  chapter: number
  /** As the person sees it counted, from 1; of a crossword the attempt. */
  questionNumber: number
  /** The question's id where it has one. */
  questionId?: string
  /** What was asked; of a crossword its title. */
  questionText: string
}
