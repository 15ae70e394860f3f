import type { Season } from '@seraph/schema/season'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'

import { clockText } from '../../activity/clockText.ts'
import { useStudyClock } from '../../activity/useStudyClock.ts'
import { crosswordToasts, dropQuestion, endQuestion } from './crosswordTexts.ts'
import { useAskFirst } from '../../ui/dialogs/useAskFirst.tsx'
import { showToast } from '../../ui/toasts/toastStore.ts'
import { CrosswordBar } from './CrosswordBar.tsx'
import { CrosswordFrame } from './CrosswordFrame.tsx'
import { crosswordReducer, type CrosswordRun, type KeptCrossword } from './crosswordRun.ts'
import { isCounted, nothingYet } from './puzzle/standing.ts'

type Props = {
  season: Season
  start: KeptCrossword
  label: string
  /** The operator's address of this chapter's crossword; null for our own. */
  url: string | null
  onChange: (kept: KeptCrossword) => void
  /** Done; `minutes`: how long it took. */
  onComplete: (minutes: number, counts: boolean) => void
  onReset: (attempt: number) => void
  /** The chapter after this one, where it has a crossword. */
  next: { label: string; open: () => void } | undefined
}

/** One attempt at one chapter's crossword (rule 123). */
export function CrosswordRunView({ season, start, label, url, onChange, onComplete, onReset, next }: Props) {
  const [run, dispatch] = useReducer(crosswordReducer, start.run)
  const frame = useRef<HTMLIFrameElement>(null)
  const clock = useStudyClock(start.clock, run.phase === 'started')

  const tellChange = useEffectEvent((now: CrosswordRun) => {
    if (now.phase === 'started') onChange({ ...start, run: now, clock: clock.read() })
  })
  useEffect(() => tellChange(run), [run])

  const isOwn = url === null
  // Another page than ours says only that it is solved, and is believed.
  const stand = isOwn ? (run.standing ?? nothingYet) : undefined
  const complete = (standing = stand) => {
    if (run.phase !== 'started') return
    clock.setRunning(false)
    if (standing?.isSolved !== false) showToast(crosswordToasts.completed(label, clockText(clock.total())))
    onComplete(clock.lapMinutes(), standing === undefined || isCounted(standing))
    dispatch({ type: 'complete', standing })
  }
  const { dialog, ask } = useAskFirst()
  const begin = () => {
    dispatch({ type: 'start' })
    frame.current?.scrollIntoView({ block: 'start' })
    frame.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <CrosswordBar
        season={season}
        run={run}
        label={label}
        readMs={clock.total}
        onAttempt={(attempt) => dispatch({ type: 'setAttempt', attempt })}
        onStart={begin}
        onComplete={() => ask(stand?.isSolved === false ? endQuestion(stand) : undefined, () => complete())}
        onReset={() => ask(dropQuestion(run, isOwn), () => onReset(run.attempt + 1))}
        next={next}
      />
      <CrosswordFrame
        frame={frame}
        chapter={run.chapter}
        label={label}
        url={url}
        letters={run.letters}
        shown={run.shown}
        onChange={(change) => dispatch({ ...change, type: 'fill' })}
        onSolved={complete}
      />
      {dialog}
    </>
  )
}
