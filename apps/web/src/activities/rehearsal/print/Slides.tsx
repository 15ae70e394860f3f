import { amountText } from '../../../language/amountText.ts'
import type { PaperProps } from './paperProps.ts'

/** A page a question, to be shown on the wall: its number, points, seconds and text. */
export function Slides({ set }: PaperProps) {
  return set.questions.map(({ id, verse, points, question, answerMs }, at) => (
    <section key={id} className="border-line border-b py-8 text-center last:border-0 print:border-0">
      <p className="text-lg">
        Question {at + 1} · {verse} · {amountText(points, 'point')} · {answerMs / 1_000} seconds
      </p>
      <p className="mt-6 text-3xl leading-snug whitespace-pre-line">{question}</p>
    </section>
  ))
}
