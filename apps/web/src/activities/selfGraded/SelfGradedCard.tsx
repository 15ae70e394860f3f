import ArrowLeft from 'virtual:icons/arrow-left'
import ArrowRight from 'virtual:icons/arrow-right'
import Check from 'virtual:icons/check'
import Eye from 'virtual:icons/eye'
import { useEffect, useId, useRef } from 'react'

import { amountText } from '../../language/amountText.ts'
import { splitPassage } from '../../activity/splitPassage.ts'
import { useEnter } from '../../activity/useEnter.ts'
import { selfGradedTexts } from './selfGradedTexts.ts'
import { ReportErrorButton } from '../../reporting/ReportErrorButton.tsx'
import { Badge } from '../../ui/marks/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { QuestionPassage } from '../../verses/QuestionPassage.tsx'
import { AnswerPanel } from './AnswerPanel.tsx'
import { ScorePicker } from './ScorePicker.tsx'
import { isLastToScore, unscored, type SelfGradedAction, type SelfGradedQuiz } from './selfGradedQuiz.ts'

type Props = {
  quiz: SelfGradedQuiz
  /** The score is saved and the next question is about to come. */
  isMoving: boolean
  dispatch: (action: SelfGradedAction) => void
  onSave: () => void
}

/** One question: think, look, score. */
export function SelfGradedCard({ quiz, isMoving, dispatch, onSave }: Props) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const question = quiz.questions[quiz.index]
  const isShown = quiz.isShown[quiz.index] === true
  const saved = quiz.scores[quiz.index] ?? unscored
  const score = quiz.picked ?? (saved === unscored ? null : saved)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  useEffect(() => {
    if (isShown) document.querySelector<HTMLInputElement>(`[name="${CSS.escape(`${id}-score`)}"]`)?.focus()
  }, [id, isShown])
  const canSave = quiz.picked !== null && !isMoving
  useEnter(() => {
    if (!isShown) dispatch({ type: 'showAnswer' })
    else if (canSave) onSave()
  })
  if (question === undefined) return null
  const { asked, passage } = splitPassage(question.question)
  const isLast = quiz.index === quiz.questions.length - 1
  return (
    <Card aria-labelledby={id}>
      <div className="flex items-start gap-2">
        <div className="flex flex-1 flex-wrap gap-2 pt-1">
          <Badge look="points">{amountText(question.points, 'point')}</Badge>
          <Badge>{question.verse}</Badge>
        </div>
        <ReportErrorButton
          question={{
            quizType: 'self-graded',
            chapter: question.chapter,
            questionNumber: quiz.index + 1,
            questionId: question.id,
            questionText: question.question,
          }}
        />
      </div>
      <h1
        ref={heading}
        id={id}
        tabIndex={-1}
        className="mt-3 text-[1.375rem] leading-snug font-[520] sm:text-[1.55rem]"
      >
        {asked}
      </h1>
      <QuestionPassage passage={passage} />
      {!isShown && (
        <>
          <p className="text-muted mt-3">{selfGradedTexts.think}</p>
          <Button className="mt-4 w-full sm:w-auto sm:min-w-52" onClick={() => dispatch({ type: 'showAnswer' })}>
            <Eye aria-hidden className="size-5" />
            Show Answer
          </Button>
        </>
      )}
      <div aria-live="polite">
        {isShown && (
          <AnswerPanel
            parts={question.answer ?? []}
            beside={question.answerInThisBible ?? []}
            isNumbered={question.type === 'fill_in_the_blank'}
            isQuotation={question.type === 'quotation'}
          />
        )}
      </div>
      {isShown && (
        <div className="mt-5">
          <p id={`${id}-score`} className="font-semibold">
            {selfGradedTexts.howMany}
          </p>
          <ScorePicker
            labelId={`${id}-score`}
            points={question.points}
            score={score}
            onPick={(points) => dispatch({ type: 'pick', score: points })}
          />
          <Button className="mt-4 w-full sm:w-auto" disabled={!canSave} onClick={onSave}>
            {isMoving && <Check aria-hidden className="size-5" />}
            {isMoving ? 'Saved' : isLastToScore(quiz) ? 'Complete Quiz' : 'Save Score & Continue'}
          </Button>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          look="quiet"
          disabled={quiz.index === 0}
          onClick={() => dispatch({ type: 'goTo', index: quiz.index - 1 })}
        >
          <ArrowLeft aria-hidden className="size-5 max-[21rem]:hidden" />
          Previous
        </Button>
        <Button
          look="quiet"
          className="ml-auto"
          disabled={isLast}
          onClick={() => dispatch({ type: 'goTo', index: quiz.index + 1 })}
        >
          Next
          <ArrowRight aria-hidden className="size-5 max-[21rem]:hidden" />
        </Button>
      </div>
    </Card>
  )
}
