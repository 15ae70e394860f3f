import { listAnswered } from '@seraph/domain/rooms/results/listAnswered'
import { newRun, shownVerdict } from '@seraph/domain/rooms/quizRun'
import type { Turn } from '@seraph/schema/rooms/turn'

import { roomTexts } from '../../../messages/rooms.ts'
import { QuestionCard } from '../../../questions/QuestionCard.tsx'
import { readDraft } from '../../../liveRoom/answers/answerDraft.ts'
import { quizPhase } from '../../../liveRoom/quiz/quizPhase.ts'
import type { RoomMember } from '../../../liveRoom/line/roomMember.ts'
import type { TogetherRun } from '../../../liveRoom/quiz/useTogetherRun.ts'
import { useTypingNote } from '../../../liveRoom/quiz/useTypingNote.ts'
import { useWakeLock } from '../../../liveRoom/useWakeLock.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ScreenTitle } from '../../../ui/ScreenTitle.tsx'
import { TurnTime } from '../TurnTime.tsx'
import { KeptNote } from './KeptNote.tsx'
import { LateAnswers } from './LateAnswers.tsx'

type Props = RoomMember & { turn: Turn; together: TogetherRun }

/**
 * The room's question on a child's screen (rules 206 and 207). Whoever has written something when the room moves on keeps it there until
 * they go on themselves.
 */
export function TogetherQuiz({ client, state, season, turn, together }: Props) {
  useWakeLock()
  const noteTyping = useTypingNote(client)
  const { view, line, waiting, late } = state
  const { shown, isLeftBehind, write, submit, goOn } = together
  const evaluation =
    shown &&
    shownVerdict(
      newRun,
      shown,
      Object.fromEntries(Object.entries(view.answers).map(([id, one]) => [id, one.evaluation])),
    )
  const isWaiting = waiting.some(({ questionId }) => questionId === shown?.id)
  const { answered, playing } = listAnswered(view.room)
  const answeredText = `${answered} of ${playing} have answered`
  const hasMore = turn.question !== null
  return (
    <>
      <p className="text-muted mb-3 flex flex-wrap justify-between gap-x-4">
        <span>
          {hasMore ? (
            <>
              Question <b className="text-ink">{turn.number}</b> of {turn.total} · {answeredText}
            </>
          ) : (
            'That was the last question.'
          )}
        </span>
        <TurnTime room={view.room} />
      </p>
      <output className="sr-only">{hasMore && `Question ${turn.number} of ${turn.total}`}</output>
      {shown === undefined ? (
        <Card>
          <ScreenTitle title="One moment" />
          <p className="text-muted mt-1">{roomTexts.questionMissing}</p>
        </Card>
      ) : (
        <QuestionCard
          key={shown.id}
          question={shown}
          number={turn.number}
          chapterLabel={season.chapters[shown.chapter - 1]?.label ?? ''}
          phase={
            isLeftBehind
              ? 'kept'
              : quizPhase({ isMarked: evaluation !== undefined, isWaiting, isLineUp: line === 'joined' })
          }
          evaluation={evaluation}
          earlier={undefined}
          failure={
            <KeptNote>
              {isLeftBehind ? roomTexts.leftBehind(hasMore ? turn.number : undefined) : roomTexts.keptTogether}
            </KeptNote>
          }
          isFirst
          isLast={false}
          initialAnswer={readDraft(shown.id)}
          onDraft={(text) => {
            write(text)
            if (text !== '') noteTyping()
          }}
          onSubmit={() => submit(turn.number - 1)}
          onPrevious={() => undefined}
          onNext={goOn}
          onward={
            isLeftBehind ? (
              <Button className="mt-4 w-full sm:w-auto" onClick={goOn}>
                {hasMore ? `Go to question ${turn.number}` : 'Go on'}
              </Button>
            ) : (
              <p className="mt-4 font-semibold">{roomTexts.waitForNext}</p>
            )
          }
        />
      )}
      <LateAnswers late={late} />
    </>
  )
}
