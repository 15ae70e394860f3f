import { useId, type ComponentProps, type ReactNode } from 'react'

/** A box to tick, with its label and a note. */
export function Checkbox({ label, note, ...rest }: ComponentProps<'input'> & { label: string; note?: ReactNode }) {
  const id = useId()
  return (
    <div className="flex gap-3">
      <input
        {...rest}
        id={id}
        type="checkbox"
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        className="accent-indigo mt-1 size-6 flex-none"
      />
      <div>
        <label htmlFor={id} className="block min-h-8 font-[600]">
          {label}
        </label>
        {note !== undefined && (
          <p id={`${id}-note`} className="text-muted text-base">
            {note}
          </p>
        )}
      </div>
    </div>
  )
}
