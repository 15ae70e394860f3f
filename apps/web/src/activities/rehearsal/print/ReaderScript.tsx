import { nad2023 } from '@seraph/domain/event/eventProfile'

import { amountText } from '../../../language/amountText.ts'
import type { PaperProps } from './paperProps.ts'
import { SetLine } from './SetLine.tsx'

/** What the reader reads aloud: each question twice, then so many seconds. */
export function ReaderScript(props: PaperProps) {
  return (
    <section>
      <h2 className="text-xl font-bold">Reader’s script</h2>
      <SetLine {...props} />
      <p className="mb-3">
        Read each question twice. After the second reading start the time; say “ten seconds” when ten are left, and
        “time” at the end.
      </p>
      <ol className="grid gap-3">
        {props.set.questions.map(({ id, verse, points, question, answerMs }, at) => (
          <li key={id}>
            {at === nad2023.breakAfter && <p className="my-3 font-bold">Break of five minutes</p>}
            <p className="font-bold">
              {at + 1}. {verse} · {amountText(points, 'point')} · {answerMs / 1_000} seconds
            </p>
            <p className="whitespace-pre-line">{question}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
