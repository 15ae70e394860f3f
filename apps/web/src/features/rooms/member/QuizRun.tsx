import { shownVerdict } from '@seraph/domain/rooms/quizRun'
import type { Question } from '@seraph/schema/http/questions'
import { useEffect, useState } from 'react'

import { roomTexts, roomToasts } from '../../../messages/rooms.ts'
import { QuestionCard } from '../../../questions/QuestionCard.tsx'
import { readDraft, writeDraft } from '../../../liveRoom/answers/answerDraft.ts'
import { quizPhase } from '../../../liveRoom/quiz/quizPhase.ts'
import type { RoomMember } from '../../../liveRoom/line/roomMember.ts'
import { givenAnswers, type RoomRun, type StepRun } from '../../../liveRoom/quiz/useQuizRun.ts'
import { useTypingNote } from '../../../liveRoom/quiz/useTypingNote.ts'
import { useWakeLock } from '../../../liveRoom/useWakeLock.ts'
import { showToast } from '../../../ui/toasts/toastStore.ts'
import { RoomProgress } from '../host/RoomProgress.tsx'
import { TimeLeft } from '../TimeLeft.tsx'
import { KeptNote } from './KeptNote.tsx'

type Props = RoomMember & { run: RoomRun; question: Question; ordered: readonly Question[]; step: StepRun }

/** One question of the room, its answer and its verdict; it stays until the child goes on (rule 161). Each counts once. */
export function QuizRun({ client, state, season, run, question, ordered, step }: Props) {
  useWakeLock()
  const noteTyping = useTypingNote(client)
  const { view, line, waiting } = state
  const [slowId, setSlowId] = useState<string>()
  useEffect(
    () =>
      client.listen((news) => {
        if (news.kind === 'slow') setSlowId(news.answer.questionId)
      }),
    [client],
  )
  const given = givenAnswers(state)
  const place = ordered.findIndex(({ id }) => id === question.id)
  // A question whose chapter was taken back is finished all the same.
  const all = place < 0 ? [question, ...ordered] : ordered
  const index = Math.max(0, place)
  const me = view.room.participants.find(({ id }) => id === view.participantId)
  const verdicts = Object.fromEntries(Object.values(view.answers).map((one) => [one.questionId, one.evaluation]))
  const evaluation = shownVerdict(run, question, verdicts)
  const isWaiting = waiting.some(({ questionId }) => questionId === question.id)
  const isLast = all.every(({ id }) => id === question.id || id in given)
  const isSlow = slowId === question.id
  const goOn = () => {
    step({ type: 'went_on' })
    if (isLast && ordered.length > 0 && me !== undefined)
      showToast(roomToasts.quizCompleted(me.score, me.pointsPossible))
  }
  return (
    <>
      <div className="mb-1 flex justify-end empty:hidden">
        <TimeLeft room={view.room} />
      </div>
      <RoomProgress answered={all.filter(({ id }) => id in given).length} total={all.length} me={me} />
      <QuestionCard
        key={question.id}
        question={question}
        number={index + 1}
        chapterLabel={season.chapters[question.chapter - 1]?.label ?? ''}
        phase={quizPhase({ isMarked: evaluation !== undefined, isWaiting, isLineUp: line === 'joined' && !isSlow })}
        evaluation={evaluation}
        earlier={undefined}
        failure={<KeptNote>{isSlow && line === 'joined' ? roomTexts.keptSlow : roomTexts.kept}</KeptNote>}
        isFirst
        isLast={isLast}
        initialAnswer={readDraft(question.id)}
        onDraft={(text) => {
          writeDraft(question.id, text)
          if (text !== '') noteTyping()
        }}
        onSubmit={(answer) => {
          writeDraft(question.id, '')
          void client.submit({ questionId: question.id, questionIndex: index, answer })
        }}
        onPrevious={() => undefined}
        onNext={goOn}
      />
    </>
  )
}
