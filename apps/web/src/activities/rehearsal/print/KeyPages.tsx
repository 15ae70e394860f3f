import { amountText } from '../../../language/amountText.ts'
import type { PaperProps } from './paperProps.ts'
import { SetLine } from './SetLine.tsx'

/** What the graders mark by: each part with the wordings that earn it too. */
export function KeyPages(props: PaperProps) {
  return (
    <section>
      <h2 className="text-xl font-bold">Key</h2>
      <SetLine {...props} />
      <p className="mb-3">
        Only as many answers count as are asked for, in the order in which they are written. Spelling that can be
        recognized is accepted; quotations and blanks want the words of the verse.
      </p>
      <ol className="grid gap-3 print:block print:space-y-[3mm]">
        {props.set.questions.map(({ id, verse, points, question, key = [] }, at) => (
          <li key={id}>
            <h3 className="font-text font-bold">
              {at + 1}. {verse} · {amountText(points, 'point')}
            </h3>
            <p className="whitespace-pre-line">{question}</p>
            <ul className="ml-5 list-disc">
              {key.map(({ text, accept }, part) => (
                <li key={part}>
                  <b>{text}</b>
                  {accept.length > 0 && ` (also: ${accept.join('; ')})`}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
