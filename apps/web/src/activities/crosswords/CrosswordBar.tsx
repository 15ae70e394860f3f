import type { Season } from '@seraph/schema/season'
import ArrowRight from 'virtual:icons/arrow-right'
import CircleCheck from 'virtual:icons/circle-check'
import Play from 'virtual:icons/play'
import RotateCcw from 'virtual:icons/rotate-ccw'
import { useId } from 'react'

import { clockText } from '../../activity/clockText.ts'
import { NextStep } from '../../activity/round/NextStep.tsx'
import { Timer } from '../../activity/Timer.tsx'
import { crosswordNote } from './crosswordTexts.ts'
import { ReportErrorButton } from '../../reporting/ReportErrorButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { inputClass } from '../../ui/inputClass.ts'
import type { CrosswordRun } from './crosswordRun.ts'

type Props = {
  season: Season
  run: CrosswordRun
  label: string
  readMs: () => number
  onAttempt: (attempt: number) => void
  onStart: () => void
  onComplete: () => void
  onReset: () => void
  /** The chapter after this one, where it has a crossword. */
  next: { label: string; open: () => void } | undefined
}

/** Attempt, time, and what can be done with the crossword. */
export function CrosswordBar({ season, run, label, readMs, onAttempt, onStart, onComplete, onReset, next }: Props) {
  const id = useId()
  const { phase, standing } = run
  const endText = `${standing?.isSolved === false ? 'Ended after' : 'Completed in'} ${clockText(readMs())}`
  return (
    <section aria-label={label} className="bg-surface border-line rounded-card mt-4 border px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-xl">{label}</h2>
        <div className="flex items-center gap-2">
          <label htmlFor={id} className="text-base">
            Attempt
          </label>
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={1}
            max={999}
            value={run.attempt}
            disabled={phase !== 'ready'}
            onChange={(event) => onAttempt(event.target.valueAsNumber)}
            className={`${inputClass} w-20! disabled:opacity-70`}
          />
        </div>
        <span className="text-lg font-semibold">
          {phase === 'completed' ? endText : <Timer key={phase} readMs={readMs} />}
        </span>
        <div className="flex w-full flex-wrap justify-end gap-2 sm:w-auto sm:flex-1">
          {phase === 'ready' && (
            <Button className="flex-1 sm:flex-none" onClick={onStart}>
              <Play aria-hidden className="size-5" />
              Start
            </Button>
          )}
          {phase !== 'completed' && (
            <Button
              look={phase === 'started' ? 'primary' : 'quiet'}
              className="flex-1 sm:flex-none"
              disabled={phase !== 'started'}
              aria-describedby={phase === 'ready' ? `${id}-note` : undefined}
              onClick={onComplete}
            >
              <CircleCheck aria-hidden className="size-5" />
              Mark Complete
            </Button>
          )}
          <Button look="quiet" className="flex-1 sm:flex-none" disabled={phase === 'ready'} onClick={onReset}>
            <RotateCcw aria-hidden className="size-5" />
            Reset
          </Button>
          {phase === 'completed' && next !== undefined && (
            <Button look="quiet" className="flex-1 sm:flex-none" onClick={next.open}>
              {next.label}
              <ArrowRight aria-hidden className="size-5" />
            </Button>
          )}
        </div>
      </div>
      <div className="text-muted mt-1 flex flex-wrap items-center gap-x-4 text-base">
        <p id={`${id}-note`} className="min-w-52 flex-1">
          {crosswordNote(run)}
        </p>
        <ReportErrorButton
          label="Report Crossword Issue"
          look="plain"
          question={{
            quizType: 'crossword',
            chapter: run.chapter,
            questionNumber: run.attempt,
            questionText: `Crossword of ${label}`,
          }}
        />
      </div>
      {phase === 'completed' && (
        <NextStep className="border-line mt-3 border-t pt-3" played={{ season, chapters: [run.chapter] }} />
      )}
      <output className="sr-only">{phase === 'completed' ? `${label}: ${endText}.` : ''}</output>
    </section>
  )
}
