type Props<Value extends string> = {
  name: string
  label: string
  options: readonly (readonly [value: Value, text: string])[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few things to choose, as a row of chips. */
export function Choice<Value extends string>({ name, label, options, value, onChange }: Props<Value>) {
  return (
    <fieldset>
      <legend className="text-muted text-base">{label}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {options.map(([one, text]) => (
          <label
            key={one}
            className="border-edge has-checked:border-indigo has-checked:bg-sunken inline-flex min-h-11 items-center rounded-full border-[1.5px] px-4 font-semibold has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name={`round-${name}`}
              className="sr-only"
              checked={one === value}
              onChange={() => onChange(one)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
