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
      <ol className="grid gap-4 print:block print:space-y-[5mm]">
        {props.set.questions.map(({ id, verse, points, question, answerMs }, at) => (
          <li key={id}>
            {at === nad2023.breakAfter && (
              <p className="mt-6 mb-6 border-y border-current py-2 text-center font-bold">Break of five minutes</p>
            )}
            <h3 className="font-text flex flex-wrap justify-between gap-x-4 font-bold">
              <span>
                {at + 1}. {verse} · {amountText(points, 'point')}
              </span>
              <span>{answerMs / 1_000} seconds</span>
            </h3>
            <p className="text-xl leading-snug whitespace-pre-line print:text-[14pt]">{question}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
