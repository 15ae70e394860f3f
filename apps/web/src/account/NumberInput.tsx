import { Field } from '../ui/Field.tsx'
import { inputClass } from '../ui/inputClass.ts'

type Props = { value: string; label: string; error?: string | undefined; onChange: (text: string) => void }

/** The secret number, typed once more before something that can't be taken back (rule 42). */
export function NumberInput({ value, label, error, onChange }: Props) {
  return (
    <Field
      label={label}
      error={error}
      hint="Forgotten it? It is under Me and on your card, and your coach can look it up."
    >
      {(control) => (
        <input
          {...control}
          className={`${inputClass} tracking-widest`}
          value={value}
          maxLength={8}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
