import type { LateAnswer } from '@seraph/domain/rooms/events/followRoom'

import { Card } from '../../../ui/Card.tsx'

/** What a child wrote when the room had moved on: kept for it to read, and not counted (rule 207). */
export function LateAnswers({ late }: { late: readonly LateAnswer[] }) {
  if (late.length === 0) return null
  return (
    <Card className="mt-4">
      <h2 className="text-xl">Too late this time</h2>
      <p className="text-muted mt-1 text-base">
        The room had moved on, so this doesn’t count. It is kept for you to read.
      </p>
      <ul className="divide-line mt-2 divide-y">
        {late.map(({ questionId, answer, question }) => (
          <li key={questionId} className="py-2">
            {question !== undefined && <p className="text-muted text-base whitespace-pre-line">{question}</p>}
            <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
