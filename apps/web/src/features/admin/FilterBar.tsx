import { ToggleGroup } from 'radix-ui'

type Props<Name extends string> = {
  label: string
  options: readonly { name: Name; label: string }[]
  value: Name
  onChange: (name: Name) => void
}

/** One of a few choices, in a row. */
export function FilterBar<Name extends string>({ label, options, value, onChange }: Props<Name>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      className="mb-5 flex flex-wrap gap-2"
      value={value}
      onValueChange={(name) => name !== '' && onChange(name as Name)}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.name}
          value={option.name}
          className="border-edge data-[state=on]:bg-indigo data-[state=on]:text-on-indigo min-h-11 rounded-full border-[1.5px] px-4 font-[600] data-[state=on]:border-transparent"
        >
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
