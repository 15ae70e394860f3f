import { amountText } from '../../../language/amountText.ts'
import { ProgressBar } from '../../../ui/marks/ProgressBar.tsx'
import { segmentLooks, type Marked } from './segmentLooks.ts'
import './segments.css'

/** A round has no more (rule 196); whole chapters would be lines that nobody can tell apart. */
const mostSegments = 40

type Props = {
  quiz: Marked
  /** The place of the question on the card, from 0; none at a round's end. */
  at?: number
  /** The question on the card has just been marked: its segment turns. */
  isFresh?: boolean
}

/** A segment a question: gold where all was given, half gold where some was, dashed amber where nothing was; never red (rule 211). */
export function Segments({ quiz, at, isFresh = false }: Props) {
  const looks = segmentLooks(quiz)
  const count = (look: (typeof looks)[number]) => looks.filter((one) => one === look).length
  const answered = looks.length - count('open')
  if (looks.length > mostSegments)
    return <ProgressBar label="Quiz progress" percent={Math.round((100 * answered) / looks.length)} />
  const partly = count('part') + count('none')
  return (
    <>
      <progress
        className="sr-only"
        aria-label="Quiz progress"
        max={looks.length}
        value={answered}
        aria-valuetext={`${amountText(looks.length, 'question')}: ${count('whole')} whole, ${partly} in part, ${count('open')} open`}
      />
      <div aria-hidden className="segments" data-many={looks.length > 20 || undefined}>
        {looks.map((look, place) => (
          <span
            key={place}
            data-look={look}
            data-now={place === at || undefined}
            data-fresh={(place === at && isFresh) || undefined}
          />
        ))}
      </div>
    </>
  )
}
