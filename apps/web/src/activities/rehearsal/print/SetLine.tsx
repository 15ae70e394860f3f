import { amountText } from '../../../language/amountText.ts'
import type { PaperProps } from './paperProps.ts'

/** What a page belongs to: the season, the number of questions and points, and the set's number, by which papers are kept together. */
export function SetLine({ set, season }: PaperProps) {
  const points = set.questions.reduce((sum, question) => sum + question.points, 0)
  return (
    <p className="mb-3 text-sm">
      {season.title} · {amountText(set.questions.length, 'question')}, {amountText(points, 'point')} · Set {set.seed}
    </p>
  )
}
