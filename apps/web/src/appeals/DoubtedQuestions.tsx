import { csvText } from '@seraph/domain/csv/csvText'
import { listDoubtedQuestions } from '@seraph/schema/http/appeals/doubtedQuestions'
import type { DoubtedQuestion } from '@seraph/schema/http/appeals/doubtedQuestions'
import { useQuery } from '@tanstack/react-query'

import { callEndpoint } from '../api/callEndpoint.ts'
import { amountText } from '../language/amountText.ts'
import { doubtedTexts } from '../messages/appeals.ts'
import { Button } from '../ui/Button.tsx'

/** Questions by how often their marks were overturned and appealed, with what was written: that is how bad ones are found. */
export function DoubtedQuestions() {
  const { data } = useQuery({
    queryKey: ['appeals', 'questions'],
    queryFn: () => callEndpoint(listDoubtedQuestions, {}),
    staleTime: 60_000,
  })
  if (data === undefined) return null
  const { questions } = data
  return (
    <section className="mt-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{doubtedTexts.title}</h2>
        {questions.length > 0 && (
          <Button look="quiet" onClick={() => download(questions)}>
            Save as CSV
          </Button>
        )}
      </div>
      {questions.length === 0 ? (
        <p className="mt-2">{doubtedTexts.empty}</p>
      ) : (
        <ol className="divide-line mt-2 divide-y">
          {questions.map((one) => (
            <li key={one.questionId} className="py-3 wrap-anywhere">
              <b>{one.reference}</b> {one.question}
              <span className="text-muted block text-base">{doubtedTexts.figures(one)}</span>
              {one.wordings.length > 0 && (
                <ul className="mt-1 grid gap-1 pl-4 text-base">
                  {one.wordings.map(({ partId, wording, appealed, overturned }) => (
                    <li key={`${partId} ${wording}`}>
                      “{wording}” <span className="text-muted">{amountText(appealed, 'appeal')}</span>
                      {overturned > 0 && <span className="text-muted"> · {overturned} overturned</span>}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

const columns = [
  'Question',
  'Verse',
  'Text',
  'Appeals',
  'By guests',
  'Overturned',
  'Found wrong',
  'Part',
  'Wording',
  'Appeals of the wording',
  'Overturned of the wording',
]

/** A line a wording; one without, where only guests asked. The mark at the file's beginning tells spreadsheets that it is UTF-8. */
function download(questions: readonly DoubtedQuestion[]): void {
  const rows = questions.flatMap(({ wordings, ...one }) => {
    const { questionId, reference, question, appealed, guests, overturned, questionWrong } = one
    const figures = [questionId, reference, question, appealed, guests, overturned, questionWrong]
    if (wordings.length === 0) return [[...figures, '', '', '', '']]
    return wordings.map((each) => [...figures, each.partId, each.wording, each.appealed, each.overturned])
  })
  const url = URL.createObjectURL(new Blob(['\uFEFF', csvText([columns, ...rows])], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'doubted-questions.csv'
  link.click()
  URL.revokeObjectURL(url)
}
