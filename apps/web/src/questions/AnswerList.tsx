import { besideOf } from '@seraph/judge/say/toldPart'
import { writeFeedback } from '@seraph/judge/say/writeFeedback'
import type { AnswerResult } from '@seraph/schema/http/rooms/roomResults'

import { AppealButton } from '../appeals/AppealButton.tsx'

type Props = {
  answers: readonly AnswerResult[]
  label: (chapter: number) => string
  /** A coach or host reads, and asks for the child. */
  isForChild?: boolean
  /** The room whose host reads. */
  roomId?: string
}

/** Answers with their questions and marks, each to be asked about (rule 186). */
export function AnswerList({ answers, label, isForChild = false, roomId }: Props) {
  return (
    <ol className="divide-line divide-y">
      {answers.map((one) => (
        <li key={one.evaluationId} className="py-3">
          <p className="text-muted text-base">
            {label(one.chapter)} · {one.verse}
          </p>
          <p className="font-semibold whitespace-pre-line">{one.question}</p>
          <p className="mt-1">{one.answer ?? <span className="text-muted">(the text has been deleted)</span>}</p>
          <p className="mt-1">
            <b className={one.score === one.maxScore ? 'text-good' : 'text-fair'}>
              {one.score} of {one.maxScore}
            </b>
            {one.answer !== null && <span className="text-muted text-base"> · {writeFeedback(one)}</span>}
            <Beside parts={one.answer === null ? [] : one.parts} />
            {!one.isFinal && <span className="text-muted text-base"> · still being looked at</span>}
          </p>
          {one.answer !== null && one.isFinal && (
            <AppealButton
              evaluation={one}
              about={{ evaluationId: one.evaluationId }}
              known={one.appeal}
              isForChild={isForChild}
              {...(roomId !== undefined && { roomId })}
            />
          )}
        </li>
      ))}
    </ol>
  )
}

/** What the Bible that is shown says, once, for parts that are told in the usual wording (rule 172). */
function Beside({ parts }: Pick<AnswerResult, 'parts'>) {
  const words = new Set(parts.flatMap(({ part }) => besideOf(part) ?? []))
  if (words.size === 0) return null
  return <span className="text-muted text-base"> In this site’s Bible: {[...words].join(', ')}.</span>
}
