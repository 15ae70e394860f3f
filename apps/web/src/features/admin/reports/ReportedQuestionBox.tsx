import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { textOf } from '../../../messages.ts'
import { adminTexts } from '../../../messages/admin.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/waiting/Skeleton.tsx'
import { reportedQuestionQuery } from '../queries.ts'

/** The reported question as it is now, beside its verses. */
export function ReportedQuestionBox({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(reportedQuestionQuery(id))
  if (data === undefined && error === null) return <Skeleton className="mt-4 h-28" />
  if (data === undefined) {
    return (
      <div className="mt-4">
        <ErrorState title="The question could not be read" onRetry={() => void refetch()} isRetrying={isFetching}>
          {textOf(error)}
        </ErrorState>
      </div>
    )
  }
  const { question, verses } = data
  return (
    <div className="border-line mt-4 grid gap-5 border-t pt-4 md:grid-cols-2">
      <div>
        {question === null ? (
          <p className="text-muted">{adminTexts.questionGone}</p>
        ) : (
          <dl className="space-y-2">
            <Line term={question.isRetired ? 'Question (no longer asked)' : 'Question'}>{question.text}</Line>
            {question.choices !== undefined && <Line term="Choices">{question.choices.join(' · ')}</Line>}
            <Line term="Answer now">{question.answer.join('; ')}</Line>
            <Line term="In the season pack">
              {question.id}, {question.verse}
            </Line>
          </dl>
        )}
      </div>
      <div className="space-y-2">
        {verses.length === 0 && <p className="text-muted">No verses are cited, or they may not be shown.</p>}
        {verses.map(({ reference, text }) => (
          <p key={reference}>
            <strong>{reference}</strong> {text}
          </p>
        ))}
      </div>
    </div>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-base">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
