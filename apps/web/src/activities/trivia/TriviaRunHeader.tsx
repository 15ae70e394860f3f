import { Timer } from '../../activity/Timer.tsx'
import { ProgressBar } from '../../ui/marks/ProgressBar.tsx'
import { countCorrect, pointsPerAnswer, type TriviaRun } from './run/triviaRun.ts'

/** Where one is, the score, and the time. */
export function TriviaRunHeader({ run, readMs }: { run: TriviaRun; readMs: () => number }) {
  const answered = Object.keys(run.answers).length
  const done = Math.round((100 * answered) / run.questions.length)
  return (
    <div className="mt-2 mb-4">
      <div className="text-muted mb-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-base">
        <span className="flex-1 whitespace-nowrap">
          Question <b className="text-ink">{run.index + 1}</b> of <b className="text-ink">{run.questions.length}</b>
        </span>
        <span>
          Score <b className="text-ink tabular-nums">{countCorrect(run) * pointsPerAnswer}</b>
        </span>
        <Timer readMs={readMs} />
      </div>
      <ProgressBar label="Questions answered" percent={done} />
    </div>
  )
}
