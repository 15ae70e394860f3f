import { amountText } from '../../../language/amountText.ts'
import type { PaperProps } from './paperProps.ts'

/** From so many letters on, a question is set smaller, so that it stays on its page. */
const longFrom = 180

/** A page a question, to be shown on the wall: its number, points, seconds and text. */
export function Slides({ set }: PaperProps) {
  return set.questions.map(({ id, verse, points, question, answerMs }, at) => (
    <section
      key={id}
      className="paperslide border-line border-b last:border-0 print:border-0"
      data-long={question.length >= longFrom ? '' : undefined}
    >
      <h2 className="font-text">
        Question {at + 1} · {verse} · {amountText(points, 'point')} · {answerMs / 1_000} seconds
      </h2>
      <p>{question}</p>
    </section>
  ))
}
