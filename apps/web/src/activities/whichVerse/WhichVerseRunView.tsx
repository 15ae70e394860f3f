import { accuracy } from '@seraph/domain/progress/accuracy'
import { useEffect, useEffectEvent, useReducer } from 'react'

import { EndHere } from '../../activity/EndHere.tsx'
import { ResultCard } from '../../activity/ResultCard.tsx'
import { useEnter } from '../../activity/useEnter.ts'
import { useStudyClock } from '../../activity/useStudyClock.ts'
import { ProgressBar } from '../../ui/marks/ProgressBar.tsx'
import type { KeptWhichVerse } from './keptWhichVerse.ts'
import { TaskCard } from './TaskCard.tsx'
import { countRight, whichVerseReducer, type WhichVerseRun } from './whichVerseRun.ts'

type Props = {
  start: KeptWhichVerse
  onChange: (kept: KeptWhichVerse) => void
  /** Every task is answered, or it ends early with what is; `minutes`: what was studied. */
  onComplete: (run: WhichVerseRun, minutes: number) => void
  onAgain: () => void
}

/** One round from where it stands to how it went. */
export function WhichVerseRunView({ start, onChange, onComplete, onAgain }: Props) {
  const [run, dispatch] = useReducer(whichVerseReducer, start.run)
  const clock = useStudyClock(start.clock, !run.isDone)
  const tellChange = useEffectEvent((now: WhichVerseRun) => {
    if (!now.isDone) onChange({ ...start, run: now, clock: clock.read() })
  })
  useEffect(() => tellChange(run), [run])

  const goOn = (type: 'next' | 'endHere') => {
    const after = whichVerseReducer(run, { type })
    if (after.isDone && !run.isDone) onComplete(after, clock.lapMinutes())
    dispatch({ type })
  }
  const next = () => goOn('next')
  useEnter(() => (run.answers.length > run.index ? next() : dispatch({ type: 'submit' })))
  const right = countRight(run)
  if (run.isDone) {
    return (
      <ResultCard
        title="Round complete"
        percent={accuracy(right, run.tasks.length) ?? 0}
        onNewQuiz={onAgain}
        again="Another round"
      >
        <p className="mt-3">
          <b>{right}</b> of {run.tasks.length} right.
        </p>
        {right < run.tasks.length && (
          <p className="text-muted">The questions about the verses that you missed come back in your next days.</p>
        )}
      </ResultCard>
    )
  }
  return (
    <>
      <p className="mb-2 font-semibold">
        {run.index + 1} of {run.tasks.length}
      </p>
      <ProgressBar label="Done" percent={(100 * run.answers.length) / run.tasks.length} />
      <div className="mt-4">
        <TaskCard key={run.index} run={run} dispatch={dispatch} onNext={next} />
      </div>
      {run.answers.length > 0 && run.answers.length < run.tasks.length && (
        <EndHere className="mt-4 ml-auto" onEnd={() => goOn('endHere')} />
      )}
    </>
  )
}
