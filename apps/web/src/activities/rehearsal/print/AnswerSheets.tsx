import { amountText } from '../../../language/amountText.ts'
import type { PaperProps } from './paperProps.ts'
import { SetLine } from './SetLine.tsx'

/** A slip a question for a team's scribe, to be cut apart: as many numbered lines as answers are asked for, and room for the points. */
export function AnswerSheets(props: PaperProps) {
  return (
    <section>
      <h2 className="text-xl font-bold">Answer sheets</h2>
      <SetLine {...props} />
      <p className="mb-3">
        Print them once for each team and cut them apart. Only the first answers count, as many as there are lines;
        cross out what your team doesn’t mean.
      </p>
      <ol className="grid gap-2 print:block print:space-y-[3mm]">
        {props.set.questions.map(({ id, points }, at) => (
          <li key={id} className="answerslip">
            <p>
              <b>
                Question {at + 1} · {amountText(points, 'answer')}
              </b>
              <span>Team</span>
              <span>Points ____ of {points}</span>
            </p>
            <ol>
              {Array.from({ length: points }, (_, line) => (
                <li key={line}>{line + 1}</li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  )
}
