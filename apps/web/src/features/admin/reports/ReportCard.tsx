import type { ErrorReport } from '@seraph/schema/http/admin/adminReports'
import { useState } from 'react'

import { adminTexts } from '../../../messages/admin.ts'
import { Badge } from '../../../ui/marks/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { sinceText } from '../../../language/sinceText.ts'
import { ReportedQuestionBox } from './ReportedQuestionBox.tsx'
import { quizTypeLabel } from './quizTypeLabel.ts'
import { useResolveReport } from './useResolveReport.ts'

/** One report: what was asked and answered, what is wrong with it, and whether that is settled (rule 131). */
export function ReportCard({ report }: { report: ErrorReport }) {
  const [isOpen, setIsOpen] = useState(false)
  const resolve = useResolveReport()
  return (
    <li className="border-line bg-surface rounded-card border p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge>{quizTypeLabel(report.quizType)}</Badge>
        <Badge>
          Chapter {report.chapter}, question {report.questionNumber}
        </Badge>
        {report.playerCode !== undefined && <Badge>{report.playerCode}</Badge>}
        <time dateTime={report.timestamp} className="text-muted text-base">
          {sinceText(report.timestamp)}
        </time>
      </div>
      <h2 className="mt-3 text-lg wrap-anywhere">{report.questionText}</h2>
      {report.reportedAnswer !== undefined && (
        <p className="text-muted text-base wrap-anywhere">Answer when it was reported: {report.reportedAnswer}</p>
      )}
      <p className="bg-sunken mt-3 rounded-xl p-3 whitespace-pre-line wrap-anywhere">
        {report.userComment ?? <em>{adminTexts.commentGone}</em>}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Checkbox
          label="Mark as resolved"
          checked={report.resolved}
          disabled={resolve.isPending}
          onChange={(event) => resolve.mutate({ id: report.id, resolved: event.target.checked })}
        />
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide the question today' : 'Show the question today'}
        </Button>
      </div>
      {isOpen && <ReportedQuestionBox id={report.id} />}
    </li>
  )
}
