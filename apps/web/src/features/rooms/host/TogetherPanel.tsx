import { listAnswered } from '@seraph/domain/rooms/results/listAnswered'
import type { Turn } from '@seraph/schema/rooms/turn'
import ArrowRight from 'virtual:icons/arrow-right'
import Check from 'virtual:icons/check'

import { splitPassage } from '../../../activity/splitPassage.ts'
import type { RoomMember } from '../../../liveRoom/line/roomMember.ts'
import { useRoomQuestions } from '../../../liveRoom/quiz/useRoomQuestions.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ProgressBar } from '../../../ui/marks/ProgressBar.tsx'
import { QuestionPassage } from '../../../verses/QuestionPassage.tsx'
import { TurnTime } from '../TurnTime.tsx'

/** The room's question for its host: how many have answered, and one way on for everybody (rule 206). */
export function TogetherPanel({ client, state, season, turn }: RoomMember & { turn: Turn }) {
  const { room } = state.view
  const { data = [] } = useRoomQuestions(room.chapters, room.seasonId)
  const { answered, playing } = listAnswered(room)
  const asked = data.find(({ id }) => id === turn.question?.id)
  const { asked: words, passage } = splitPassage(asked?.question ?? '')
  const isLast = turn.number === turn.total
  const moveOn = () => {
    client.press({ type: 'move_on', roomId: room.id, from: turn.number })
  }
  if (turn.question === null) {
    return (
      <Card className="mt-4">
        <h2 className="text-xl">All {turn.total} questions are done</h2>
        <p className="text-muted mt-1">
          End the session for everyone to see the results. Until then the children can practice.
        </p>
      </Card>
    )
  }
  return (
    <Card className="mt-4">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-xl">
          Question {turn.number} of {turn.total}
        </h2>
        <TurnTime room={room} />
      </div>
      <p className="mt-2 text-xl">{words}</p>
      <QuestionPassage passage={passage} />
      <p className="text-muted mt-1 text-base">{asked?.verse ?? season.chapters[turn.question.chapter - 1]?.label}</p>
      <p className="mt-3">
        <b>{answered}</b> of <b>{playing}</b> have answered
      </p>
      <div className="mt-2">
        <ProgressBar label="Answered" percent={playing === 0 ? 0 : Math.round((100 * answered) / playing)} />
      </div>
      <Button className="mt-4 min-h-16 w-full text-xl" onClick={moveOn}>
        {isLast ? 'Finish' : 'Next question'}
        {isLast ? <Check aria-hidden className="size-6" /> : <ArrowRight aria-hidden className="size-6" />}
      </Button>
    </Card>
  )
}
