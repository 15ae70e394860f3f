import type { ComponentProps } from 'react'

import { Field } from '../ui/Field.tsx'
import { inputClass } from '../ui/inputClass.ts'

/** What a coach code may consist of: at most four digits of what was typed. */
function coachDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 4)
}

/** The box for a coach code; whatever isn't a digit is dropped as it is typed. */
export function CoachCodeField({ onChange, ...input }: ComponentProps<'input'>) {
  return (
    <Field label="Coach code" hint="4 digits">
      {(box) => (
        <input
          {...box}
          {...input}
          onChange={(event) => {
            event.target.value = coachDigits(event.target.value)
            onChange?.(event)
          }}
          className={`${inputClass} max-w-48 text-center text-2xl! font-semibold tracking-[0.5em]`}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
        />
      )}
    </Field>
  )
}
