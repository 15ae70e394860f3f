import { firstUnanswered } from '@seraph/domain/rooms/orderQuestions'
import type { Question } from '@seraph/schema/http/questions'
import { useEffect, useState } from 'react'

import { roomTexts, roomToasts } from '../../messages/rooms.ts'
import { QuestionCard } from '../../questions/QuestionCard.tsx'
import { readDraft, writeDraft } from '../../rooms/answerDraft.ts'
import { quizPhase } from '../../rooms/quizPhase.ts'
import type { RoomMember } from '../../rooms/roomMember.ts'
import { showToast } from '../../ui/toastStore.ts'
import { KeptNote } from './KeptNote.tsx'
import { PracticeRun } from './PracticeRun.tsx'
import { QuizComplete } from './QuizComplete.tsx'
import { RoomProgress } from './RoomProgress.tsx'

type Props = RoomMember & { questions: readonly Question[] }

/** From the first unanswered question to the end; each counts once. Practice again counts nothing. */
export function QuizRun({ client, state, season, questions }: Props) {
  const { view, line, waiting } = state
  const [shownId, setShownId] = useState<string>()
  const [slowId, setSlowId] = useState<string>()
  const [isPractising, setIsPractising] = useState(false)
  useEffect(
    () =>
      client.listen((news) => {
        if (news.kind === 'slow') setSlowId(news.answer.questionId)
        if (news.kind !== 'message' || news.message.type !== 'participant_quiz_resumed') return
        if (news.message.userId !== client.session.userId) return
        setShownId(undefined)
        setIsPractising(false)
      }),
    [client],
  )
  const given = { ...view.answers, ...Object.fromEntries(waiting.map((one) => [one.questionId, one])) }
  const question = questions.find(({ id }) => id === shownId) ?? firstUnanswered(questions, given)
  const me = view.room.participants.find(({ id }) => id === view.participantId)
  if (isPractising) {
    return <PracticeRun questions={questions} season={season} onDone={() => setIsPractising(false)} />
  }
  const answered = questions.filter(({ id }) => id in given).length
  if (question === undefined) {
    return (
      <QuizComplete
        answers={view.answers}
        waiting={waiting.length}
        room={view.room}
        onPractise={() => setIsPractising(true)}
      />
    )
  }
  const index = questions.indexOf(question)
  const evaluation = view.answers[question.id]?.evaluation
  const isWaiting = waiting.some(({ questionId }) => questionId === question.id)
  const isLast = questions.every(({ id }) => id === question.id || id in given)
  const isSlow = slowId === question.id
  const goOn = () => {
    setShownId(undefined)
    if (isLast && me !== undefined) showToast(roomToasts.quizCompleted(me.score, me.pointsPossible))
  }
  return (
    <>
      <RoomProgress answered={answered} total={questions.length} me={me} />
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
        onDraft={(text) => writeDraft(question.id, text)}
        onSubmit={(answer) => {
          setShownId(question.id)
          writeDraft(question.id, '')
          void client.submit({ questionId: question.id, questionIndex: index, answer })
        }}
        onPrevious={() => undefined}
        onNext={goOn}
      />
    </>
  )
}
