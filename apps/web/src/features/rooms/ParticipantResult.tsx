import type { RoomResults } from '../../rooms/roomCalls.ts'
import { chaptersText } from '../../rooms/chaptersText.ts'

type Props = { participant: RoomResults['participants'][number]; label: (chapter: number) => string }

/** One participant's answers with their marks, to be opened. */
export function ParticipantResult({ participant, label }: Props) {
  const { nickname, answers, assignedChapters, score, pointsPossible } = participant
  return (
    <details className="border-line bg-surface rounded-card mt-3 border px-5 py-1">
      <summary className="flex min-h-12 flex-wrap items-center gap-x-4">
        <b>{nickname}</b>
        <span className="text-muted text-base">
          {score} / {pointsPossible} points
          {assignedChapters.length > 0 &&
            ` · ${assignedChapters.length === 1 ? 'chapter' : 'chapters'} ${chaptersText(assignedChapters)}`}
        </span>
      </summary>
      {answers.length === 0 && <p className="text-muted pb-3">No answers.</p>}
      <ol className="divide-line divide-y">
        {answers.map((one) => (
          <li key={one.questionId} className="py-3">
            <p className="text-muted text-base">
              {label(one.chapter)} · {one.verse}
            </p>
            <p className="font-semibold whitespace-pre-line">{one.question}</p>
            <p className="mt-1">{one.answer ?? <span className="text-muted">(the text has been deleted)</span>}</p>
            <p className="mt-1">
              <b className={one.score === one.maxScore ? 'text-good' : 'text-fair'}>
                {one.score} of {one.maxScore}
              </b>
              {one.feedback !== '' && <span className="text-muted text-base"> · {one.feedback}</span>}
              {!one.isFinal && <span className="text-muted text-base"> · still being looked at</span>}
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}
