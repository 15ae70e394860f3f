import { Field } from '../../../ui/Field.tsx'
import { inputClass } from '../../../ui/inputClass.ts'

/** The names in a box, one on each line. */
export const namesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

type Props = { label?: string; value: string; onChange: (text: string) => void }

/** Where a coach names the teams of an event. */
export function TeamNames({ label = 'Teams', value, onChange }: Props) {
  return (
    <Field label={label} hint="One on each line. Players choose their team with the event’s code.">
      {(box) => (
        <textarea
          {...box}
          className={`${inputClass} py-2.5`}
          rows={3}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
