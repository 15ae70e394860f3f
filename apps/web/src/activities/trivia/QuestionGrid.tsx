import Check from 'virtual:icons/check'
import X from 'virtual:icons/x'

import { classes } from '../../ui/classes.ts'
import { stateAt, type TriviaRun } from './run/triviaRun.ts'

const looks = {
  correct: 'bg-good-ground border-good text-good',
  incorrect: 'bg-fair-ground border-fair text-fair',
  unanswered: 'bg-raised border-edge',
} as const

/** Every question's number and state, by colour, sign and name; a press goes there. */
export function QuestionGrid({ run, onGoTo }: { run: TriviaRun; onGoTo: (index: number) => void }) {
  return (
    <nav aria-label="Questions" className="mt-5">
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5">
        {run.sequence.map((place, index) => {
          const state = stateAt(run, index)
          const isCurrent = index === run.index
          return (
            <li key={place}>
              <button
                type="button"
                aria-current={isCurrent ? 'step' : undefined}
                aria-label={`Question ${index + 1}, ${state}`}
                onClick={() => onGoTo(index)}
                className={classes(
                  'relative min-h-11 w-full rounded-lg border-[1.5px] text-base font-semibold tabular-nums',
                  looks[state],
                  isCurrent && 'outline-indigo outline-3 outline-offset-1',
                )}
              >
                {index + 1}
                {state === 'correct' && <Check aria-hidden className="absolute top-0 right-0 size-4" />}
                {state === 'incorrect' && <X aria-hidden className="absolute top-0 right-0 size-4" />}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
