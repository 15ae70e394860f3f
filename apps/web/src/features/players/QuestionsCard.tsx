import { accuracyTone } from '@seraph/domain/ranks/accuracyRank'
import type { PlayerProgress } from '@seraph/schema/http/progress'

import { toneClass } from '../../ui/toneClass.ts'
import { percentText } from '../../progress/progressTexts.ts'

function Accuracy({ percent }: { percent: number | null }) {
  return (
    <td
      className={`py-2 text-right font-bold ${percent === null ? 'text-muted' : toneClass[accuracyTone(percent, 'progress')]}`}
    >
      {percent === null ? <span aria-label="none yet">{percentText(percent)}</span> : percentText(percent)}
    </td>
  )
}

/** How many questions of each kind were answered, and how well. */
export function QuestionsCard({ progress }: { progress: PlayerProgress }) {
  const rows = [
    ['AI-Evaluated', progress.aiEvaluatedQuestions, progress.aiAccuracy],
    ['Self-Graded', progress.selfGradedQuestions, progress.selfGradedAccuracy],
    ['Trivia', progress.triviaQuestions, progress.triviaAccuracy],
  ] as const
  return (
    <div className="border-line bg-surface rounded-card mt-4 border p-5 sm:px-7">
      <h2 className="text-xl">
        {progress.totalQuestionsAnswered} {progress.totalQuestionsAnswered === 1 ? 'question' : 'questions'} answered
      </h2>
      <table className="mt-2 w-full">
        <thead className="text-muted text-base">
          <tr>
            <th className="py-1 text-left font-normal">Kind</th>
            <th className="py-1 text-right font-normal">Answered</th>
            <th className="py-1 text-right font-normal">Accuracy</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([kind, count, accuracy]) => (
            <tr key={kind} className="border-line border-t">
              <th scope="row" className="py-2 text-left font-normal">
                {kind}
              </th>
              <td className="py-2 text-right font-semibold">{count}</td>
              <Accuracy percent={accuracy} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
