import { useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { inputClass } from '../../ui/inputClass.ts'

type Props = {
  label: string
  hint: string
  isBusy: boolean
  /** The trimmed words, also where they are the same again: what they find may have changed. */
  onSearch: (words: string) => void
}

/** A box for words and a button that looks for them. */
export function SearchForm({ label, hint, isBusy, onSearch }: Props) {
  const [typed, setTyped] = useState('')
  return (
    <search>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(typed.trim())
        }}
      >
        <div className="min-w-60 flex-1">
          <Field label={label} hint={hint} isOptional>
            {(control) => (
              <input
                {...control}
                type="search"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                className={inputClass}
                maxLength={80}
              />
            )}
          </Field>
        </div>
        <Button type="submit" className="sm:mb-8" isBusy={isBusy}>
          Find
        </Button>
      </form>
    </search>
  )
}
