import type { Season } from '@seraph/schema/season'
import CircleCheck from 'virtual:icons/circle-check'
import CircleX from 'virtual:icons/circle-x'
import { useEffect, useId, useRef, type ReactNode } from 'react'

import { ReportErrorButton } from '../../reporting/ReportErrorButton.tsx'
import { Badge } from '../../ui/marks/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import { pointsPerAnswer, questionAt, type TriviaRun } from './run/triviaRun.ts'

type Props = {
  run: TriviaRun
  season: Season
  onChoose: (choice: string) => void
  /** The buttons below. */
  children: ReactNode
}

/** The present question, its choices and, once it is answered, what was right. */
export function TriviaQuestionCard({ run, season, onChoose, children }: Props) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const question = questionAt(run, run.index)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  if (question === undefined) return null
  const given = run.answers[question.id]
  const isRight = given === question.answer
  return (
    <Card aria-labelledby={id}>
      <div className="flex items-start gap-2">
        <div className="flex flex-1 flex-wrap gap-2 pt-1">
          <Badge>{season.chapters[question.chapter - 1]?.label}</Badge>
          {given !== undefined && <Badge>{question.verse}</Badge>}
        </div>
        <ReportErrorButton
          question={{
            quizType: 'trivia',
            chapter: question.chapter,
            questionNumber: run.index + 1,
            questionId: question.id,
            questionText: question.question,
          }}
        />
      </div>
      <h2 ref={heading} id={id} tabIndex={-1} className="mt-3 scroll-mt-4 text-[1.375rem] leading-snug font-[520]">
        {question.question}
      </h2>
      <ChoiceList
        key={question.id}
        labelId={id}
        choices={question.choices}
        chosen={run.chosen}
        given={given}
        answer={question.answer}
        onChoose={onChoose}
      />
      {given !== undefined && (
        <p
          className={`appear mt-4 flex items-center gap-2 text-xl font-semibold ${isRight ? 'text-good' : 'text-fair'}`}
        >
          {isRight ? (
            <CircleCheck aria-hidden className="size-6 flex-none" />
          ) : (
            <CircleX aria-hidden className="size-6 flex-none" />
          )}
          {isRight ? `Correct: ${pointsPerAnswer} points` : 'Not this time'}
        </p>
      )}
      {children}
      <output className="sr-only">
        {given !== undefined && (isRight ? 'Correct.' : `Not this time. The right answer is ${question.answer}.`)}
      </output>
    </Card>
  )
}
