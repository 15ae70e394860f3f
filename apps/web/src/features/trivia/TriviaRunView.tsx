import type { Season } from '@seraph/schema/season'
import { ArrowLeft, ArrowRight, Check } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react'

import { shuffle } from '../../activity/shuffle.ts'
import type { ClockReading } from '../../activity/studyClock.ts'
import { useStudyClock } from '../../activity/useStudyClock.ts'
import { Button } from '../../ui/Button.tsx'
import { shuffleChoices } from './loadTrivia.ts'
import { QuestionGrid } from './QuestionGrid.tsx'
import { TriviaQuestionCard } from './TriviaQuestionCard.tsx'
import { isAllAnswered, stateAt, triviaReducer, type TriviaOrder, type TriviaRun } from './triviaRun.ts'
import { TriviaRunHeader } from './TriviaRunHeader.tsx'
import { TriviaSummary } from './TriviaSummary.tsx'
import { TriviaToolbar } from './TriviaToolbar.tsx'
import { useEnter } from '../../activity/useEnter.ts'

/** A round as it is kept to go on with. */
export type KeptTrivia = { run: TriviaRun; clock: ClockReading }

type Props = {
  season: Season
  start: KeptTrivia
  opening: number | undefined
  onChange: (kept: KeptTrivia) => void
  /** All questions are answered and the round is closed; `minutes`: studied since the last time. */
  onComplete: (run: TriviaRun, minutes: number) => void
  onOpen: (chapter: number) => void
  onSelect: () => void
}

/** One chapter's trivia from its first question to its result (document 2, §4). */
export function TriviaRunView({ season, start, opening, onChange, onComplete, onOpen, onSelect }: Props) {
  const [run, dispatch] = useReducer(triviaReducer, start.run)
  const clock = useStudyClock(start.clock, run.phase === 'playing')
  const readMs = useCallback(() => clock.total() - run.timerFromMs, [clock, run.timerFromMs])
  const chapterLabel = season.chapters[run.chapter - 1]?.label ?? ''
  const isAnswered = stateAt(run, run.index) !== 'unanswered'
  const canComplete = run.phase === 'playing' && isAllAnswered(run)
  const action = useRef<HTMLButtonElement>(null)

  const tellChange = useEffectEvent(() => run.phase === 'playing' && onChange({ run, clock: clock.read() }))
  useEffect(() => {
    tellChange()
  }, [run])
  useEffect(() => {
    if (isAnswered) action.current?.focus({ preventScroll: true })
  }, [isAnswered, run.index])

  const sequenceFor = (order: TriviaOrder) => {
    const places = run.questions.map((_, place) => place)
    return order === 'random' ? shuffle(places, Math.random) : places
  }
  const restart = () =>
    dispatch({
      type: 'restart',
      questions: run.questions.map((question) => shuffleChoices(question, Math.random)),
      sequence: sequenceFor(run.order),
      timerFromMs: clock.total(),
    })
  const act = () => {
    if (run.phase === 'summary') return
    if (!isAnswered) dispatch({ type: 'submit' })
    else if (canComplete) {
      onComplete(run, clock.lapMinutes())
      dispatch({ type: 'complete' })
    } else dispatch({ type: 'next' })
  }
  useEnter(act)

  const isLast = run.index === run.sequence.length - 1
  if (run.phase === 'summary') {
    return (
      <>
        <TriviaSummary
          run={run}
          chapterLabel={chapterLabel}
          spentMs={readMs()}
          onAgain={restart}
          onReview={() => dispatch({ type: 'review' })}
        />
        <TriviaToolbar {...{ season, opening, onOpen, onSelect }} chapter={run.chapter} order={run.order} hasOrder={false} onOrder={() => {}} onReset={restart} />
      </>
    )
  }
  return (
    <>
      <TriviaRunHeader run={run} readMs={readMs} />
      {run.phase === 'review' && (
        <div role="status" className="bg-sunken rounded-card mb-4 flex flex-wrap items-center gap-3 px-4 py-2">
          <p className="flex-1">
            <b>Review Mode</b> · your score stays as it is.
          </p>
          <Button look="quiet" onClick={() => dispatch({ type: 'showSummary' })}>
            Back to the result
          </Button>
        </div>
      )}
      <TriviaQuestionCard run={run} chapterLabel={chapterLabel} onChoose={(choice) => dispatch({ type: 'choose', choice })}>
        <div className="mt-5 flex gap-3">
          {run.index > 0 && (
            <Button look="quiet" onClick={() => dispatch({ type: 'goTo', index: run.index - 1 })}>
              <ArrowLeft aria-hidden className="size-5" />
              <span className="max-sm:sr-only">Previous</span>
            </Button>
          )}
          {!isAnswered && (
            <Button className="flex-1 sm:ml-auto sm:flex-none" disabled={run.chosen === null} onClick={act}>
              Submit Answer
            </Button>
          )}
          {isAnswered && !(run.phase === 'review' && isLast) && (
            <Button ref={action} className="flex-1 sm:ml-auto sm:flex-none" onClick={act}>
              {canComplete ? 'Complete Chapter' : 'Next Question'}
              {canComplete ? <Check aria-hidden className="size-5" /> : <ArrowRight aria-hidden className="size-5" />}
            </Button>
          )}
        </div>
      </TriviaQuestionCard>
      <QuestionGrid run={run} onGoTo={(index) => dispatch({ type: 'goTo', index })} />
      <TriviaToolbar
        {...{ season, opening, onOpen, onSelect }}
        chapter={run.chapter}
        order={run.order}
        hasOrder={run.phase === 'playing'}
        onOrder={(order) => dispatch({ type: 'setOrder', order, sequence: sequenceFor(order) })}
        onReset={restart}
      />
    </>
  )
}
