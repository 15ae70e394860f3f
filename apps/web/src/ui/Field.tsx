import { useId, type ReactNode } from 'react'

/** What a control is told so that label, hint and error belong to it. */
export type FieldProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
  'aria-required': boolean
}

type Props = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  isOptional?: boolean
  children: (control: FieldProps) => ReactNode
}

/** A labelled control with its hint and its error. */
export function Field({ label, hint, error, isOptional = false, children }: Props) {
  const id = useId()
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-[640]">
        {label}
        {isOptional && <span className="text-muted font-normal"> (optional)</span>}
      </label>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error !== undefined,
        'aria-required': !isOptional,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-muted mt-1.5 text-base">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="text-bad mt-1.5 text-base font-semibold">
          {error}
        </p>
      )}
    </div>
  )
}
