import { listAnswered } from '@seraph/domain/rooms/results/listAnswered'
import type { Room } from '@seraph/schema/rooms/room'
import type { Turn } from '@seraph/schema/rooms/turn'

import { splitPassage } from '../../../activity/splitPassage.ts'
import { useClosedQuestion } from '../../../liveRoom/quiz/useClosedQuestion.ts'
import { useRoomQuestions } from '../../../liveRoom/quiz/useRoomQuestions.ts'
import { DivineNameNote } from '../../../verses/DivineNameNote.tsx'
import { ScriptureText } from '../../../verses/ScriptureText.tsx'
import { TurnTime } from '../TurnTime.tsx'

type Props = { room: Room; turn: Turn; label: (chapter: number) => string }

/** The room's question with its clock and how many have answered; of the one before, which is closed, the answer (rule 224). */
export function TogetherOnScreen({ room, turn, label }: Props) {
  const { data = [] } = useRoomQuestions(room.chapters, room.seasonId)
  const closed = useClosedQuestion(room, turn)
  const { answered, playing } = listAnswered(room)
  const asked = data.find(({ id }) => id === turn.question?.id)
  const { asked: words, passage } = splitPassage(asked?.question ?? '')
  return (
    <section className="roomscreen-together">
      <p className="roomscreen-turn">
        <span>
          Question <b>{turn.number}</b> of {turn.total}
        </span>
        <TurnTime room={room} />
      </p>
      <h2 data-length={(asked?.question.length ?? 0) > 140 ? 'long' : undefined}>
        {words}
        {passage !== '' && '\n'}
        <ScriptureText text={passage} />
      </h2>
      <DivineNameNote texts={[passage]} />
      <p className="text-muted">{asked?.verse ?? label(turn.question?.chapter ?? 0)}</p>
      <p className="roomscreen-answered">
        <b>{answered}</b> of {playing} have answered
      </p>
      {closed !== undefined && (
        <p className="roomscreen-closed">
          <span className="text-muted">Question {closed.number} was:</span> {closed.answer.join(', ')}
        </p>
      )}
    </section>
  )
}
