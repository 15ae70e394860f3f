import type { PartVerdict } from '@seraph/schema/judging'
import type { CSSProperties } from 'react'
import './partLine.css'

const marks = {
  given: { look: 'parttick bg-good-fill text-white', path: 'M5 12.600l4.600 4.600L19 7.400', word: '' },
  missing: { look: 'partgap border-fair text-fair border-dashed', path: 'M6.500 12h11', word: 'Missing:' },
  wrong: {
    look: 'partgap border-fair text-fair',
    path: 'M6.500 9.500h11M6.500 14.500h11M15 6L9 18',
    word: 'Not quite:',
  },
} as const

type Props = {
  part: PartVerdict
  /** Its place among those that are drawn one after another, from 0; left out where they stand there at once. */
  order?: number
}

/** One part of the answer, by icon and word; where another was said in its place, that too. Nothing in it is red (rule 211). */
export function PartLine({ part: { part, status, evidence }, order }: Props) {
  const { look, path, word } = marks[status]
  // The right words in the wrong place are no other words.
  const isOther = status === 'wrong' && evidence !== '' && evidence.toLowerCase() !== part.toLowerCase()
  return (
    <li className="flex items-start gap-2.5">
      <span
        aria-hidden
        data-drawn={order === undefined ? undefined : true}
        style={{ '--order': order === undefined ? undefined : Math.min(order, 7) } as CSSProperties}
        className={`partmark ${look}`}
      >
        <svg viewBox="0 0 24 24">
          <path d={path} />
        </svg>
      </span>
      <span>
        {status === 'given' ? <span className="sr-only">Given: </span> : `${word} `}
        {status === 'given' ? part : <b>{part}</b>}
        {isOther && <span className="text-muted"> (you wrote “{evidence}”)</span>}
      </span>
    </li>
  )
}
