import { pluralForm } from '../../../language/pluralForm.ts'
import type { RoomResults } from '../../../liveRoom/roomCalls.ts'
import { chaptersText } from '../../../liveRoom/chaptersText.ts'
import { AnswerList } from '../../../questions/AnswerList.tsx'

type Props = { participant: RoomResults['participants'][number]; label: (chapter: number) => string; roomId: string }

/** One participant's answers with their marks, to be opened. */
export function ParticipantResult({ participant, label, roomId }: Props) {
  const { nickname, answers, assignedChapters, score, pointsPossible } = participant
  return (
    <details className="border-line bg-surface rounded-card mt-3 border px-5 py-1">
      <summary className="flex min-h-12 flex-wrap items-center gap-x-4">
        <b>{nickname}</b>
        <span className="text-muted text-base">
          {score} / {pointsPossible} points
          {assignedChapters.length > 0 &&
            ` · ${pluralForm(assignedChapters.length, 'chapter')} ${chaptersText(assignedChapters)}`}
        </span>
      </summary>
      {answers.length === 0 && <p className="text-muted pb-3">No answers.</p>}
      <AnswerList answers={answers} label={label} isForChild roomId={roomId} />
    </details>
  )
}
