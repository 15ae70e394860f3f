import { amountText } from '../../../language/amountText.ts'
import type { PaperProps } from './paperProps.ts'
import { setName } from './setName.ts'

/** What a page belongs to: the season and the set's number, by which papers are kept together, and how many questions and points. */
export function SetLine(props: PaperProps) {
  const { questions } = props.set
  const points = questions.reduce((sum, question) => sum + question.points, 0)
  return (
    <p className="mb-3 text-sm">
      {setName(props)} · {amountText(questions.length, 'question')}, {amountText(points, 'point')}
    </p>
  )
}
