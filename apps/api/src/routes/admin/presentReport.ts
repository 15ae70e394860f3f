import type { ReviewedReport } from '@seraph/db/queries/admin/reviewedReports'
import type { ErrorReport } from '@seraph/schema/http/admin/adminReports'

export function presentReport(row: ReviewedReport): ErrorReport {
  const { id, quizType, chapter, questionNumber, questionText, userComment } = row
  return {
    id,
    resolved: row.resolvedAt !== null,
    quizType,
    chapter,
    questionNumber,
    ...(row.playerCode !== null && { playerCode: row.playerCode }),
    timestamp: row.createdAt.toISOString(),
    questionText,
    ...(row.reportedAnswer !== null && { reportedAnswer: row.reportedAnswer }),
    userComment,
  }
}
