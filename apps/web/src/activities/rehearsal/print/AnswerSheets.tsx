import { amountText } from '../../../language/amountText.ts'
import type { PaperProps } from './paperProps.ts'
import { SetLine } from './SetLine.tsx'

/** Numbered lines for a team's scribe: as many as answers are asked for. */
export function AnswerSheets(props: PaperProps) {
  return (
    <section>
      <h2 className="text-xl font-bold">Answer sheets</h2>
      <SetLine {...props} />
      <p className="mb-4">Club and team: ______________________________ Scribe: ____________________</p>
      <ol className="grid gap-4">
        {props.set.questions.map(({ id, points }, at) => (
          <li key={id}>
            <p className="font-bold">
              {at + 1}. ({amountText(points, 'answer')}) Points: ______
            </p>
            {Array.from({ length: points }, (_, line) => (
              <p key={line} className="mt-2 border-b border-current">
                &nbsp;
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
