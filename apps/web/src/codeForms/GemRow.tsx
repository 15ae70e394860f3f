import { gems } from '@seraph/domain/gems/gems'
import type { GemLetter } from '@seraph/schema/vocabulary'
import { useId } from 'react'

import { Gem } from '../ui/marks/Gem.tsx'

type Props = {
  value: GemLetter | ''
  free: readonly GemLetter[]
  error?: string | undefined
  onChoose: (letter: GemLetter) => void
}

/** One of seven gems in a single row, for forms with many of them; taken ones can't be chosen. */
export function GemRow({ value, free, error, onChoose }: Props) {
  const id = useId()
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="mb-1.5 text-base font-[640]">Biblical gem</legend>
      <div className="flex flex-wrap gap-1">
        {gems.map(({ letter, name }) => {
          const isFree = free.includes(letter)
          return (
            <label
              key={letter}
              title={isFree ? name : `${name}, taken`}
              className="has-checked:border-indigo has-checked:bg-sunken has-focus-visible:outline-indigo grid size-11 cursor-pointer place-items-center rounded-xl border-2 border-transparent has-focus-visible:outline-3 has-disabled:cursor-not-allowed"
            >
              <input
                type="radio"
                className="sr-only"
                name={id}
                checked={value === letter}
                disabled={!isFree}
                onChange={() => onChoose(letter)}
              />
              <Gem letter={letter} className={`size-8 ${isFree ? '' : 'opacity-25 grayscale'}`} />
              <span className="sr-only">{isFree ? name : `${name}, taken`}</span>
            </label>
          )
        })}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="text-bad mt-1 text-base font-semibold">
          {error}
        </p>
      )}
    </fieldset>
  )
}
