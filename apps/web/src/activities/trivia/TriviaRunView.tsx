import type { Season } from '@seraph/schema/season'
import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react'

import { shuffle } from '../../activity/shuffle.ts'
import { useEnter } from '../../activity/useEnter.ts'
import { useStudyClock } from '../../activity/useStudyClock.ts'
import { newId } from '../../api/newId.ts'
import { Button } from '../../ui/Button.tsx'
import { useAskFirst } from '../../ui/dialogs/useAskFirst.tsx'
import type { KeptTrivia } from './keptTrivia.ts'
import { shuffleChoices } from './loadTrivia.ts'
import { QuestionGrid } from './QuestionGrid.tsx'
import { TriviaActions } from './TriviaActions.tsx'
import { TriviaQuestionCard } from './TriviaQuestionCard.tsx'
import { isAllAnswered, stateAt, triviaReducer, type TriviaOrder, type TriviaRun } from './triviaRun.ts'
import { TriviaRunHeader } from './TriviaRunHeader.tsx'
import { TriviaSummary } from './TriviaSummary.tsx'
import { triviaTexts } from './triviaTexts.ts'
import { TriviaToolbar } from './TriviaToolbar.tsx'

type Props = {
  season: Season
  start: KeptTrivia
  /** The chapter that is being opened. */
  opening: number | undefined
  onChange: (kept: KeptTrivia) => void
  /** All questions are answered and the round is closed; `minutes`: what was studied since the last time. */
  onComplete: (kept: KeptTrivia, minutes: number) => void
  onOpen: (chapter: number) => void
  onSelect: () => void
}

/** One chapter's trivia from where it stands to its result (rule 123). */
export function TriviaRunView({ season, start, opening, onChange, onComplete, onOpen, onSelect }: Props) {
  const [run, dispatch] = useReducer(triviaReducer, start.run)
  const saveKey = useRef(start.saveKey)
  const clock = useStudyClock(start.clock, run.phase === 'playing')
  const readMs = useCallback(() => clock.total() - run.timerFromMs, [clock, run.timerFromMs])
  const chapterLabel = season.chapters[run.chapter - 1]?.label ?? ''
  const isAnswered = stateAt(run, run.index) !== 'unanswered'
  const canComplete = run.phase === 'playing' && isAllAnswered(run)

  const kept = (now: TriviaRun) => ({ run: now, clock: clock.read(), saveKey: saveKey.current })
  const tellChange = useEffectEvent((now: TriviaRun) => {
    if (now.phase === 'playing') onChange(kept(now))
  })
  useEffect(() => tellChange(run), [run])

  const sequenceFor = (order: TriviaOrder) => {
    const places = run.questions.map((_, place) => place)
    return order === 'random' ? shuffle(places, Math.random) : places
  }
  const restart = () => {
    saveKey.current = newId()
    dispatch({
      type: 'restart',
      questions: run.questions.map((question) => shuffleChoices(question, Math.random)),
      sequence: sequenceFor(run.order),
      timerFromMs: clock.total(),
    })
  }
  const act = () => {
    if (run.phase === 'summary') return
    if (!isAnswered) dispatch({ type: 'submit' })
    else if (canComplete) {
      onComplete(kept(run), clock.lapMinutes())
      dispatch({ type: 'complete' })
    } else dispatch({ type: 'next' })
  }
  useEnter(act)

  const { dialog, ask } = useAskFirst()
  const isBegun = run.phase === 'playing' && run.sequence.some((_, index) => stateAt(run, index) !== 'unanswered')
  const leave = (act: () => void) => ask(isBegun ? triviaTexts.drop : undefined, act)
  const isLast = run.index === run.sequence.length - 1
  const toolbar = (
    <TriviaToolbar
      season={season}
      chapter={run.chapter}
      order={run.phase === 'playing' ? run.order : undefined}
      opening={opening}
      onOrder={(order) => leave(() => dispatch({ type: 'setOrder', order, sequence: sequenceFor(order) }))}
      onOpen={(chapter) => leave(() => onOpen(chapter))}
      onReset={() => leave(restart)}
      onSelect={() => leave(onSelect)}
    />
  )
  if (run.phase === 'summary') {
    const review = () => dispatch({ type: 'review' })
    return (
      <>
        <TriviaSummary {...{ run, chapterLabel }} spentMs={readMs()} onAgain={restart} onReview={review} />
        {toolbar}
      </>
    )
  }
  return (
    <>
      <TriviaRunHeader run={run} readMs={readMs} />
      {run.phase === 'review' && (
        <div className="bg-sunken rounded-card mb-4 flex flex-wrap items-center gap-3 px-4 py-2">
          <p className="min-w-52 flex-1">
            <b>Review Mode</b> · your score stays as it is.
          </p>
          <Button look="quiet" onClick={() => dispatch({ type: 'showSummary' })}>
            Back to the result
          </Button>
        </div>
      )}
      <TriviaQuestionCard
        key={run.sequence[run.index]}
        run={run}
        chapterLabel={chapterLabel}
        onChoose={(choice) => dispatch({ type: 'choose', choice })}
      >
        <TriviaActions
          isFirst={run.index === 0}
          isAnswered={isAnswered}
          canSubmit={run.chosen !== null}
          canComplete={canComplete}
          hasNext={run.phase === 'playing' || !isLast}
          onPrevious={() => dispatch({ type: 'goTo', index: run.index - 1 })}
          onAct={act}
        />
      </TriviaQuestionCard>
      <QuestionGrid run={run} onGoTo={(index) => dispatch({ type: 'goTo', index })} />
      {toolbar}
      {dialog}
    </>
  )
}
