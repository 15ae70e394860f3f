import { Field } from '../../../ui/Field.tsx'
import { inputClass } from '../../../ui/inputClass.ts'

type Props = { label: string; hint: string; isOptional?: boolean; value: string; onChange: (value: string) => void }

/** A day and a time of the reader's own clock, as the browser's box has them: `2026-11-28T10:00`, empty without one. */
export function MomentField({ value, onChange, ...field }: Props) {
  return (
    <Field {...field}>
      {(box) => (
        <input
          {...box}
          className={inputClass}
          type="datetime-local"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
