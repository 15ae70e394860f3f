import type { EventQuestion } from '@seraph/schema/http/events/events'
import { useEffect, useRef } from 'react'

import { amountText } from '../../language/amountText.ts'
import { splitPassage } from '../../activity/splitPassage.ts'

/** A question as it stands on the event's slide: number, points, seconds, and its text. */
export function QuestionText({
  question: { question, verse, points, answerMs },
  number,
}: {
  question: EventQuestion
  number: number
}) {
  const { asked, passage } = splitPassage(question)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <p className="text-muted flex flex-wrap justify-between gap-x-4 text-base">
        <span>
          {number}. {verse}
        </span>
        <span className="tabular-nums">
          {amountText(points, 'point')} · {answerMs / 1_000} seconds
        </span>
      </p>
      <h2 ref={heading} id="rehearsal-question" tabIndex={-1} className="mt-2 text-2xl leading-snug sm:text-3xl">
        {asked}
      </h2>
      {passage !== '' && <p className="mt-3 text-xl whitespace-pre-line">{passage}</p>}
    </>
  )
}
