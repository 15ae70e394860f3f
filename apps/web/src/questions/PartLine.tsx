import type { PartVerdict } from '@seraph/schema/judging'
import { Check, Minus, X } from 'lucide-react'

const marks = {
  given: { Icon: Check, look: 'bg-good-fill text-white', word: '' },
  missing: { Icon: Minus, look: 'border-fair text-fair border-2 border-dashed', word: 'Missing:' },
  wrong: { Icon: X, look: 'border-bad text-bad border-2', word: 'Not quite:' },
} as const

/** One part of the answer, by icon and word; where another was said in its place, that too. */
export function PartLine({ part: { part, status, evidence } }: { part: PartVerdict }) {
  const { Icon, look, word } = marks[status]
  return (
    <li className="flex items-start gap-2.5">
      <span aria-hidden className={`mt-0.5 grid size-6 flex-none place-items-center rounded-full ${look}`}>
        <Icon className="size-4" strokeWidth={3} />
      </span>
      <span>
        {status === 'given' ? <span className="sr-only">Given: </span> : `${word} `}
        {status === 'given' ? part : <b>{part}</b>}
        {status === 'wrong' && evidence !== '' && <span className="text-muted"> (you wrote “{evidence}”)</span>}
      </span>
    </li>
  )
}
