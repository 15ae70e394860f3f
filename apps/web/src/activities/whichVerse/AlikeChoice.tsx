import CircleCheck from 'virtual:icons/circle-check'
import CircleDot from 'virtual:icons/circle-dot'
import type { ReactNode } from 'react'

import { classes } from '../../ui/classes.ts'

type Props = {
  /** The group's name in the form. */
  name: string
  isChosen: boolean
  /** Undefined while nothing is given: then it can be chosen. */
  verdict: 'right' | 'missed' | 'other' | undefined
  /** The verse, once it is told. */
  verse: string | undefined
  onChoose: () => void
  children: ReactNode
}

/** One of two choices. What was chosen instead of the right one is amber, never red. */
export function AlikeChoice({ name, isChosen, verdict, verse, onChoose, children }: Props) {
  return (
    <label
      className={classes(
        'has-focus-visible:outline-indigo flex min-h-13 items-start gap-3 rounded-xl border-[1.5px] px-3 py-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
        verdict === 'right' && 'bg-good-ground border-good',
        verdict === 'missed' && 'bg-fair-ground border-fair',
        verdict === 'other' && 'border-line',
        verdict === undefined &&
          'border-edge bg-raised has-checked:border-indigo has-checked:bg-sunken hover:border-indigo cursor-pointer',
      )}
    >
      <input
        type="radio"
        name={name}
        className="sr-only"
        checked={isChosen}
        disabled={verdict !== undefined}
        onChange={onChoose}
      />
      {verdict === 'right' ? (
        <CircleCheck aria-hidden className="text-good mt-1 size-6 flex-none" />
      ) : (
        <CircleDot
          aria-hidden
          className={classes(
            'mt-1 size-6 flex-none',
            verdict === 'missed' ? 'text-fair' : isChosen ? 'text-indigo' : 'text-line',
          )}
        />
      )}
      <span className="flex-1">
        {verse !== undefined && <b className="block">{verse}</b>}
        {children}
        {verdict === 'right' && <span className="text-good block text-base font-semibold">This one</span>}
        {verdict === 'missed' && <span className="text-fair block text-base font-semibold">Your choice</span>}
      </span>
    </label>
  )
}
