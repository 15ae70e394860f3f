import { hardestQuestions } from '@seraph/domain/rooms/results/hardestQuestions'

import type { RoomResults } from '../../liveRoom/roomCalls.ts'

type Props = { participants: RoomResults['participants']; label: (chapter: number) => string }

/** The questions, the hardest first, with what was written (rule 182). */
export function QuestionResults({ participants, label }: Props) {
  const answers = participants.flatMap(({ nickname, answers: own }) => own.map((one) => ({ ...one, nickname })))
  const questions = hardestQuestions(answers)
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions" className="mt-6">
      <h2 id="questions" className="text-xl">
        Questions, the hardest first
      </h2>
      {questions.map(({ questionId, answers: given, score, pointsPossible }) => {
        const { question = '', verse = '', chapter = 0 } = given[0] ?? {}
        return (
          <details key={questionId} className="border-line bg-surface rounded-card mt-2 border px-5 py-1">
            <summary className="flex min-h-12 items-center gap-x-4">
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{question}</span>
                <span className="text-muted text-base">
                  {label(chapter)} · {verse}
                </span>
              </span>
              <span className="text-muted text-base whitespace-nowrap tabular-nums">
                {score} / {pointsPossible}
              </span>
            </summary>
            <ul className="divide-line divide-y">
              {given.map((one) => (
                <li key={one.nickname} className="flex gap-x-4 py-2">
                  <span className="min-w-0 flex-1">
                    <b>{one.nickname}</b>:{' '}
                    {one.answer ?? <span className="text-muted">(the text has been deleted)</span>}
                  </span>
                  <b className={one.score === one.maxScore ? 'text-good' : 'text-fair'}>
                    {one.score} of {one.maxScore}
                  </b>
                </li>
              ))}
            </ul>
          </details>
        )
      })}
    </section>
  )
}
