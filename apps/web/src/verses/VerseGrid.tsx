import type { Standing } from '@seraph/schema/http/today'
import { useRef, useState, type KeyboardEvent } from 'react'

import { FeatherSign } from '../ui/seraphMap/FeatherSign.tsx'
import { standingText } from './standingText.ts'

type Props = {
  label: string
  count: number
  marked: readonly number[]
  /** How one stands in each verse, where that is known; null for one that no question asks. */
  standings?: readonly (Standing | null)[] | undefined
  onMark: (verses: readonly number[]) => void
}

/** How far a key moves. */
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * A chapter's verses to mark one by one. One stop of the Tab key: arrows, Home and End go on in it; with Shift, a press marks all from
 * the verse that was pressed before.
 */
export function VerseGrid({ label, count, marked, standings, onMark }: Props) {
  const [at, setAt] = useState(marked[0] ?? 1)
  const [pressed, setPressed] = useState(at)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const press = (verse: number, isRun: boolean) => {
    const from = isRun ? pressed : verse
    const run = Array.from({ length: Math.abs(verse - from) + 1 }, (_, step) => Math.min(verse, from) + step)
    const others = marked.filter((one) => !run.includes(one))
    onMark(!isRun && marked.includes(verse) ? others : [...others, ...run])
    setAt(verse)
    setPressed(verse)
  }
  const move = (event: KeyboardEvent) => {
    const { key, shiftKey } = event
    // A key's own click doesn't tell that Shift is held.
    if (shiftKey && (key === 'Enter' || key === ' ')) {
      event.preventDefault()
      press(at, true)
      return
    }
    const to = key === 'Home' ? 1 : key === 'End' ? count : at + (steps[key] ?? 0)
    if (to === at || to < 1 || to > count) return
    event.preventDefault()
    setAt(to)
    buttons.current[to]?.focus()
  }
  const told = (verse: number) => {
    const standing = standings?.[verse - 1]
    if (standing === undefined) return ''
    return standing === null ? ', no questions' : `, ${standingText(standing)}`
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5">
      <legend className="sr-only">{`Verses of ${label}`}</legend>
      {Array.from({ length: count }, (_, index) => index + 1).map((verse) => (
        <button
          key={verse}
          ref={(button) => {
            buttons.current[verse] = button
          }}
          type="button"
          tabIndex={verse === at ? 0 : -1}
          aria-pressed={marked.includes(verse)}
          aria-label={`Verse ${verse}${told(verse)}`}
          onClick={({ shiftKey }) => press(verse, shiftKey)}
          onKeyDown={move}
          className="border-edge bg-raised aria-pressed:bg-indigo aria-pressed:text-on-indigo hover:border-indigo grid min-h-11 place-content-center justify-items-center gap-0.5 rounded-lg border-[1.5px] py-1 font-semibold tabular-nums aria-pressed:border-transparent"
        >
          {verse}
          <Sign standing={standings?.[verse - 1]} />
        </button>
      ))}
    </fieldset>
  )
}

/** A verse's state as its feather; a dash where no question asks it. */
function Sign({ standing }: { standing: Standing | null | undefined }) {
  if (standing === undefined) return null
  if (standing === null) return <span aria-hidden>–</span>
  return <FeatherSign state={standing.state} />
}
