import { useId } from 'react'

type Choice<Value> = { readonly value: Value; readonly label: string; readonly note?: string }

type Props<Value> = {
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  onChoose: (value: Value) => void
}

/** A few things of which one is chosen, side by side. */
export function ChoiceRow<Value extends string | number>({ label, choices, value, onChoose }: Props<Value>) {
  const id = useId()
  return (
    <fieldset className="mt-5 first:mt-0">
      <legend className="text-xl font-[640]">{label}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="border-edge bg-raised has-checked:bg-indigo has-checked:text-on-indigo hover:border-indigo has-focus-visible:outline-indigo grid min-h-12 min-w-16 flex-auto place-items-center rounded-xl border-[1.5px] px-3 py-1.5 text-center font-semibold has-checked:border-transparent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 sm:flex-none"
          >
            <input
              type="radio"
              name={id}
              className="sr-only"
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            <span>
              {choice.label}
              {choice.note !== undefined && <span className="block text-sm font-normal">{choice.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
