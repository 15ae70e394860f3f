import type { KeyboardEvent } from 'react'

import { pluralForm } from '../../language/pluralForm.ts'

type Props = { labelId: string; points: number; score: number | null; onPick: (score: number) => void }

/**
 * A button for each score from 0 to the question's points; one can be
 * chosen, by arrow keys too, and by digits while one of them has the focus.
 */
export function ScorePicker({ labelId, points, score, onPick }: Props) {
  const onDigit = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
    if (/^\d$/.test(key) && !ctrlKey && !altKey && !metaKey && Number(key) <= points) onPick(Number(key))
  }
  return (
    <div role="radiogroup" aria-labelledby={labelId} className="mt-2 flex flex-wrap gap-2">
      {Array.from({ length: points + 1 }, (_, value) => (
        <label
          key={value}
          className="border-edge bg-raised has-checked:bg-indigo has-checked:text-on-indigo hover:border-indigo has-focus-visible:outline-indigo grid min-h-12 min-w-12 flex-1 place-items-center rounded-xl border-[1.5px] text-lg font-semibold tabular-nums has-checked:border-transparent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 sm:max-w-20"
        >
          <input
            type="radio"
            name={labelId}
            className="sr-only"
            checked={score === value}
            onChange={() => onPick(value)}
            onKeyDown={onDigit}
          />
          {value}
          <span className="sr-only">{pluralForm(value, ' point')}</span>
        </label>
      ))}
    </div>
  )
}
