import { firstUnanswered } from '@seraph/domain/rooms/orderQuestions'
import { newRun, shownQuestion, stepRun, type QuizEvent, type QuizRun } from '@seraph/domain/rooms/quizRun'
import type { Evaluation } from '@seraph/schema/http/evaluate'
import type { Question } from '@seraph/schema/http/questions'
import { useCallback, useEffect, useState } from 'react'

import { keepOpenQuestion } from '../answers/openQuestion.ts'
import { readUnderWay, writeUnderWay } from '../answers/questionUnderWay.ts'
import type { RoomClient, RoomClientState } from '../line/roomClient.ts'

export type RoomRun = QuizRun<Question, Evaluation>
export type StepRun = (event: QuizEvent<Question, Evaluation>) => void

/** What has its answer, on the hub or still on its way there, by question. */
export function givenAnswers({
  view,
  waiting,
}: Pick<RoomClientState, 'view' | 'waiting'>): Readonly<Record<string, unknown>> {
  return { ...view?.answers, ...Object.fromEntries(waiting.map((one) => [one.questionId, one])) }
}

/**
 * A participant's way through its questions (rule 161): which one is shown of `ordered`, and what it holds on to.
 * @param reload asks for the questions again, where the hub no longer knows one.
 */
export function useQuizRun(
  client: RoomClient,
  ordered: readonly Question[],
  reload: () => Promise<unknown>,
): { run: RoomRun; step: StepRun; shown: Question | undefined } {
  const { userId } = client.session
  const given = givenAnswers(client.getState())
  const [run, setRun] = useState<RoomRun>(() => {
    const kept = readUnderWay(userId)
    return kept === undefined || kept.id in given ? newRun : { ...newRun, underWay: kept }
  })
  const step = useCallback<StepRun>((event) => setRun((before) => stepRun(before, event)), [])
  const held = shownQuestion(run, ordered, given)
  // A mended question is shown as it is now.
  const shown = ordered.find(({ id }) => id === held?.id) ?? held
  const isPractising = run.practice !== undefined
  // Before the seat is taken again this page doesn't know what was answered on another since: it holds on to nothing new.
  const isJoined = client.getState().line === 'joined'
  const [isCurrent, setIsCurrent] = useState(isJoined)
  if (isJoined && !isCurrent) {
    setIsCurrent(true)
    if (run.underWay !== undefined && run.underWay.id in given) step({ type: 'went_on' })
  }
  if (isCurrent && !isPractising && shown !== undefined && shown !== run.underWay)
    step({ type: 'shown', question: shown })
  // A visit after this one begins with the question that is open: the one on the screen, or the next once that has its answer.
  const open = shown !== undefined && !(shown.id in given) ? shown : firstUnanswered(ordered, given)
  useEffect(() => {
    if (!isCurrent || isPractising) return
    writeUnderWay(userId, shown)
    keepOpenQuestion(userId, open)
  }, [isCurrent, isPractising, shown, open, userId])
  useEffect(
    () =>
      client.listen((news) => {
        if (news.kind === 'refused' && (news.code === 'question_not_found' || news.code === 'chapter_not_assigned')) {
          const { questionId } = news.answer
          void reload().then(() => step({ type: 'refused', questionId }))
        }
        if (news.kind !== 'message' || news.message.type !== 'participant_quiz_resumed') return
        if (news.message.userId === userId) step({ type: 'resumed', answered: givenAnswers(client.getState()) })
      }),
    [client, reload, step, userId],
  )
  return { run, step, shown }
}
