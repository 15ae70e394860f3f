import { useEffect, useId, useRef, type FormEvent } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { inputClass } from '../../ui/inputClass.ts'
import type { InOrderAction, InOrderRun } from './inOrderRun.ts'

type Props = { run: InOrderRun; dispatch: (action: InOrderAction) => void; onFinish: () => void }

/** The whole list from memory, a line a thing; lines may stay empty. */
export function RecallStep({ run, dispatch, onFinish }: Props) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { list, lines } = run
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onFinish()
  }
  return (
    <Card className="mt-3">
      <p className="text-muted text-base">{list.verse}</p>
      <h2 ref={heading} tabIndex={-1} className="mt-1 text-xl">
        {list.title}: all from memory
      </h2>
      <p className="mt-2">Write what you know. What belongs there and its order are marked separately.</p>
      <form onSubmit={submit}>
        <ol className="mt-4 grid list-decimal gap-2 pl-8">
          {lines.map((line, place) => (
            <li key={list.items[place]?.id}>
              <label htmlFor={`${id}-${place}`} className="sr-only">
                Place {place + 1}
              </label>
              <input
                id={`${id}-${place}`}
                className={inputClass}
                value={line}
                maxLength={200}
                autoComplete="off"
                autoCapitalize="none"
                onChange={(event) => dispatch({ type: 'write', place, line: event.target.value })}
              />
            </li>
          ))}
        </ol>
        <Button type="submit" className="mt-5 w-full">
          See how it went
        </Button>
      </form>
    </Card>
  )
}
