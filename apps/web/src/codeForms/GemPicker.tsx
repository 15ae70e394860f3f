import { gems } from '@seraph/domain/gems/gems'
import type { GemLetter } from '@seraph/schema/vocabulary'
import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

import { Gem } from '../ui/marks/Gem.tsx'

type Props = {
  value: GemLetter | ''
  free: readonly GemLetter[]
  note: string | undefined
  error: string | undefined
  onChoose: (letter: GemLetter) => void
  registration: UseFormRegisterReturn
}

/** The picker takes the focus when its gem is refused. */
export const gemPickerId = 'gems'

/** One of seven gems; those that somebody of this club, team and chapter has are shown as taken. */
export function GemPicker({ value, free, note, error, onChoose, registration }: Props) {
  const id = useId()
  return (
    <fieldset id={gemPickerId} tabIndex={-1} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="mb-1.5 font-[640]">Biblical gem</legend>
      <div className="grid grid-cols-3 gap-2 min-[26rem]:grid-cols-4 sm:grid-cols-7">
        {gems.map(({ letter, name }) => {
          const isFree = free.includes(letter)
          return (
            <label
              key={letter}
              className="has-checked:border-indigo has-checked:bg-sunken has-focus-visible:outline-indigo border-line rounded-xl border-2 px-1 py-2 text-center text-base leading-tight has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-disabled:cursor-not-allowed has-disabled:border-dashed"
            >
              <input
                type="radio"
                className="sr-only"
                name={registration.name}
                ref={registration.ref}
                onBlur={(event) => void registration.onBlur(event)}
                value={letter}
                checked={value === letter}
                disabled={!isFree}
                onChange={() => onChoose(letter)}
              />
              <Gem letter={letter} className={`mx-auto mb-1 size-9 ${isFree ? '' : 'opacity-30 grayscale'}`} />
              <span className={isFree ? 'font-semibold' : 'text-muted line-through'}>{name}</span>
              {!isFree && <span className="text-muted block">taken</span>}
            </label>
          )
        })}
      </div>
      {note !== undefined && <p className="text-muted mt-1.5 text-base">{note}</p>}
      {error !== undefined && (
        <p id={`${id}-error`} className="text-bad mt-1.5 text-base font-semibold">
          {error}
        </p>
      )}
    </fieldset>
  )
}
