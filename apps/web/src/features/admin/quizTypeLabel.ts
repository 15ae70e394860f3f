import type { QuizType } from '@seraph/schema/http/errorReports'

const labels: Record<QuizType, string> = {
  'ai-evaluated': 'AI-Evaluated Quiz',
  'self-graded': 'Self-Graded Quiz',
  crossword: 'Crossword',
  trivia: 'Trivia',
}

/** An activity's name as the navigation has it. */
export function quizTypeLabel(quizType: QuizType): string {
  return labels[quizType]
}
