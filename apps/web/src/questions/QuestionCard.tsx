import type { Evaluation } from '@seraph/schema/http/evaluate'
import type { Question } from '@seraph/schema/http/questions'
import type { SeasonChapter } from '@seraph/schema/season'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

import { amountText } from '../language/amountText.ts'
import { splitPassage } from '../activity/splitPassage.ts'
import { ReportErrorButton } from '../reporting/ReportErrorButton.tsx'
import { useHoldPortraitHint } from '../session/notices/portraitHintHold.ts'
import { Badge } from '../ui/marks/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { QuestionPassage } from '../verses/QuestionPassage.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { earlyQuestion } from './earlyQuestion.ts'
import { MoveButtons } from './MoveButtons.tsx'
import { loadMarkedWords } from './ownWords/loadMarkedWords.ts'
import { VerdictPanel } from './VerdictPanel.tsx'
import { verdictSentence } from './verdictSentence.ts'

const loadReader = async () => (await import('../verses/ReadVerse.tsx')).ReadVerse
/** Without a connection there may be neither the part nor the verse: the verdict does without. */
/** Few have it switched on: it comes after the question. */
const ReadAloud = lazyPart(
  () => import('../voice/ReadAloud.tsx').then((part) => part.ReadAloud).catch(() => () => null),
  null,
)
const ReadVerse = lazyPart(() => loadReader().catch(() => () => null), null)

/** `kept`: the answer waits in this browser until it can be sent; one may go on meanwhile. */
export type QuestionPhase = 'answering' | 'evaluating' | 'failed' | 'kept' | 'judged'

type Props = {
  question: Question
  /** Its place in this quiz, from 1. */
  number: number
  chapterLabel: string
  phase: QuestionPhase
  evaluation: Evaluation | undefined
  /** The mark that this question already has, when it is answered again. */
  earlier: Evaluation | undefined
  /** What is said below the box while an answer has failed or is kept. */
  failure: ReactNode
  isFirst: boolean
  isLast: boolean
  initialAnswer: string
  onDraft: (answer: string) => void
  onSubmit: (answer: string) => void
  onPrevious: () => void
  onNext: () => void
  /** What stands in the place of the way on, where the child doesn't go on by itself. */
  onward?: ReactNode
  /** Its chapter, where its verse may be read after a miss, and who hears which verses were shown. */
  reading?: { chapter: SeasonChapter | undefined; onShown: (references: string[]) => void }
  /** Asks about the question's verse; not offered where it is left out. */
  onAsk?: (verse: string) => void
}

/** One question: what is asked, my answer, the verdict, and on. */
export function QuestionCard({ question, number, chapterLabel, phase, evaluation, earlier, failure, ...rest }: Props) {
  const { isFirst, isLast, initialAnswer, onDraft, onSubmit, onPrevious, onNext, onward, onAsk, reading } = rest
  const id = useId()
  const { asked, passage } = splitPassage(question.question)
  const [sent, setSent] = useState(initialAnswer)
  const heading = useRef<HTMLHeadingElement>(null)
  useHoldPortraitHint()
  useEffect(() => earlyQuestion.drop(), [])
  useEffect(() => {
    scrollTo(0, 0)
    // Where there is a keyboard one types at once; on a phone its keyboard would cover the question before it is read.
    const hasKeyboard = matchMedia('(hover: hover) and (pointer: fine)').matches
    const target = hasKeyboard ? document.getElementById(`${id}-answer`) : heading.current
    target?.focus({ preventScroll: true })
  }, [id])
  // Fetched while one answers, so that the verdict is whole without a connection too.
  const canRead = reading !== undefined
  useEffect(() => void Promise.allSettled([loadMarkedWords(), canRead && loadReader()]), [canRead])
  const isKept = phase === 'kept'
  const isJudged = phase === 'judged' && evaluation !== undefined
  const hasWords = sent.trim() !== '' && evaluation?.flags.includes('idk') === false
  const move = { isFirst, isLast, onPrevious, onNext }
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border-line bg-surface shadow-card overflow-hidden border *:px-5 *:sm:px-7"
    >
      <div className="pt-4 pb-5 sm:pt-5 sm:pb-6">
        <div className="flex items-start gap-2">
          <div className="flex flex-1 flex-wrap gap-2 pt-1">
            <Badge>{chapterLabel}</Badge>
            <Badge>{question.type.replaceAll('_', ' ')}</Badge>
            <Badge look="points">{amountText(question.points, 'point')}</Badge>
          </div>
          <ReportErrorButton
            question={{
              quizType: 'ai-evaluated',
              chapter: question.chapter,
              questionNumber: number,
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
        <QuestionPassage id={`${id}-passage`} passage={passage} />
        <p id={`${id}-hint`} className="text-muted mt-1 text-base">
          {question.hint}
        </p>
        {!isJudged && <ReadAloud text={question.question} />}
        {earlier !== undefined && !isJudged && (
          <p className="text-muted mt-2 text-base">
            You already have {earlier.score} of {earlier.maxScore} points here. Answer again to practice: these points
            stay.
          </p>
        )}
        {!(isJudged && hasWords) && (
          <AnswerForm
            questionId={id}
            isLocked={isJudged || isKept}
            isEvaluating={phase === 'evaluating'}
            hasFailed={phase === 'failed'}
            initialAnswer={initialAnswer}
            onDraft={onDraft}
            onSubmit={(answer) => {
              setSent(answer)
              onSubmit(answer)
            }}
            failure={phase === 'failed' || isKept ? failure : null}
          />
        )}
        {isKept && onward}
        {!isJudged && onward === undefined && (!isFirst || earlier !== undefined || isKept) && (
          <MoveButtons
            {...move}
            hasNext={earlier !== undefined || isKept}
            isDisabled={phase === 'evaluating'}
            look={isKept ? 'primary' : 'quiet'}
            hasFocus={isKept}
          />
        )}
      </div>
      {isJudged && (
        <VerdictPanel evaluation={evaluation} question={question.question} answer={hasWords ? sent : ''}>
          {reading?.chapter !== undefined && evaluation.score < evaluation.maxScore && (
            <ReadVerse citation={question.verse} chapter={reading.chapter} onShown={reading.onShown} />
          )}
          {onAsk !== undefined && (
            <Button look="plain" className="-ml-3 mt-2" onClick={() => onAsk(question.verse)}>
              Ask about {question.verse}
            </Button>
          )}
          {onward ?? <MoveButtons {...move} hasNext isDisabled={false} look="primary" hasFocus />}
        </VerdictPanel>
      )}
      <output className="sr-only">
        {phase === 'evaluating' && 'Checking your answer…'}
        {isJudged && verdictSentence(evaluation)}
      </output>
    </section>
  )
}
