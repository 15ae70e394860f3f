import type { Season } from '@seraph/schema/season'
import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react'

import { shuffle } from '../../activity/shuffle.ts'
import { useEnter } from '../../activity/useEnter.ts'
import { useStudyClock } from '../../activity/useStudyClock.ts'
import { newId } from '../../api/newId.ts'
import { Button } from '../../ui/Button.tsx'
import { useAskFirst } from '../../ui/dialogs/useAskFirst.tsx'
import type { KeptTrivia } from './run/keptTrivia.ts'
import { shuffleChoices } from './run/loadTrivia.ts'
import { QuestionGrid } from './QuestionGrid.tsx'
import { TriviaActions } from './TriviaActions.tsx'
import { TriviaQuestionCard } from './TriviaQuestionCard.tsx'
import { chaptersLabel } from './chaptersLabel.ts'
import { isAllAnswered, missedIn, stateAt, triviaReducer, type TriviaOrder, type TriviaRun } from './run/triviaRun.ts'
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
  /** The round is closed, with what is answered; `minutes`: what was studied since the last time. */
  onComplete: (kept: KeptTrivia, minutes: number) => void
  onOpen: (chapter: number) => void
  onSelect: () => void
}

/** A round of trivia from where it stands to its result (rule 123). */
export function TriviaRunView({ season, start, opening, onChange, onComplete, onOpen, onSelect }: Props) {
  const [run, dispatch] = useReducer(triviaReducer, start.run)
  const saveKey = useRef(start.saveKey)
  const clock = useStudyClock(start.clock, run.phase === 'playing')
  const readMs = useCallback(() => clock.total() - run.timerFromMs, [clock, run.timerFromMs])
  const isAnswered = stateAt(run, run.index) !== 'unanswered'
  const canComplete = run.phase === 'playing' && isAllAnswered(run)

  const kept = (now: TriviaRun) => ({ run: now, clock: clock.read(), saveKey: saveKey.current })
  const tellChange = useEffectEvent((now: TriviaRun) => {
    if (now.phase === 'playing') onChange(kept(now))
  })
  useEffect(() => tellChange(run), [run])

  const sequenceFor = (of: TriviaRun['questions'], order: TriviaOrder) => {
    const places = of.map((_, place) => place)
    return order === 'random' ? shuffle(places, Math.random) : places
  }
  const restart = (of: TriviaRun['questions']) => {
    saveKey.current = newId()
    dispatch({
      type: 'restart',
      questions: of.map((question) => shuffleChoices(question, Math.random)),
      sequence: sequenceFor(of, run.order),
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
  const endHere = () => {
    const ended = triviaReducer(run, { type: 'endHere' })
    onComplete(kept(ended), clock.lapMinutes())
    dispatch({ type: 'endHere' })
  }
  useEnter(act)

  const { dialog, ask } = useAskFirst()
  const isBegun = run.phase === 'playing' && run.sequence.some((_, index) => stateAt(run, index) !== 'unanswered')
  const leave = (act: () => void) => ask(isBegun ? triviaTexts.drop : undefined, act)
  const isLast = run.index === run.sequence.length - 1
  const toolbar = (
    <TriviaToolbar
      season={season}
      chapter={run.chapters.length === 1 ? run.chapters[0] : undefined}
      order={run.phase === 'playing' ? run.order : undefined}
      opening={opening}
      onOrder={(order) =>
        leave(() => dispatch({ type: 'setOrder', order, sequence: sequenceFor(run.questions, order) }))
      }
      onOpen={(chapter) => leave(() => onOpen(chapter))}
      onReset={() => leave(() => restart(run.questions))}
      onEnd={isBegun && !isAllAnswered(run) ? endHere : undefined}
      onSelect={() => leave(onSelect)}
    />
  )
  if (run.phase === 'summary') {
    const review = () => dispatch({ type: 'review' })
    return (
      <>
        <TriviaSummary
          season={season}
          run={run}
          label={chaptersLabel(season, run.chapters)}
          spentMs={readMs()}
          onAgain={() => restart(run.questions)}
          onMissed={() => restart(missedIn(run))}
          onReview={review}
        />
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
        season={season}
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
