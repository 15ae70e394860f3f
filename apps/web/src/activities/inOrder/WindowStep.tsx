import { listWindow } from '@seraph/domain/drills/listWindow'
import CircleCheck from 'virtual:icons/circle-check'
import CircleDot from 'virtual:icons/circle-dot'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'

import { Beside } from '../../activity/Beside.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { inputClass } from '../../ui/inputClass.ts'
import { isNamed, type InOrderAction, type InOrderRun } from './inOrderRun.ts'

type Props = { run: InOrderRun; dispatch: (action: InOrderAction) => void }

/** One thing of the list, between its neighbours. */
export function WindowStep({ run, dispatch }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const [line, setLine] = useState('')
  const { list, index, checked } = run
  const { before, after } = listWindow(list.items.length, index)
  const verdict = isNamed(run)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (checked !== null) next.current?.focus({ preventScroll: true })
  }, [checked])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (line.trim() !== '') dispatch({ type: 'check', line })
  }
  const neighbour = (place: number) => (
    <li key={place} value={place + 1} className="text-muted">
      {list.items[place]?.text}
    </li>
  )
  return (
    <Card className="mt-3">
      <p className="text-muted text-base">
        {list.verse} · {index + 1} of {list.items.length}
      </p>
      <h2 className="mt-1 text-xl">{list.title}</h2>
      <form onSubmit={submit}>
        <ol className="mt-4 grid list-decimal gap-2 pl-8">
          {before.map(neighbour)}
          <li value={index + 1}>
            {checked === null ? (
              <>
                <label htmlFor={id} className="sr-only">
                  What stands in place {index + 1}?
                </label>
                <input
                  ref={input}
                  id={id}
                  className={inputClass}
                  value={line}
                  maxLength={200}
                  autoComplete="off"
                  autoCapitalize="none"
                  onChange={(event) => setLine(event.target.value)}
                />
              </>
            ) : (
              <span className="flex items-center gap-2 font-bold">
                {verdict === true ? (
                  <CircleCheck aria-hidden className="text-good size-6 flex-none" />
                ) : (
                  <CircleDot aria-hidden className="text-fair size-6 flex-none" />
                )}
                <span>
                  {list.items[index]?.text}
                  <Beside words={list.items[index]?.beside} />
                </span>
              </span>
            )}
          </li>
          {after.map(neighbour)}
        </ol>
        <output className="mt-3 block min-h-7">
          {verdict === true && 'Yes.'}
          {verdict === false && `Not this time: it is ${list.items[index]?.text}.`}
        </output>
        {checked === null ? (
          <div className="mt-2 flex flex-wrap gap-3">
            <Button type="submit" className="flex-1" disabled={line.trim() === ''}>
              Check
            </Button>
            <Button
              look="quiet"
              className="flex-1 px-3! whitespace-nowrap"
              onClick={() => dispatch({ type: 'check', line: '' })}
            >
              I don’t know
            </Button>
          </div>
        ) : (
          <Button ref={next} className="mt-2 w-full" onClick={() => dispatch({ type: 'next' })}>
            {index + 1 < list.items.length ? 'Next' : 'Now the whole list from memory'}
          </Button>
        )}
      </form>
      {checked === null && (
        <Button look="plain" className="mt-3 w-full" onClick={() => dispatch({ type: 'toRecall' })}>
          I know them: the whole list from memory
        </Button>
      )}
    </Card>
  )
}
