import { showsCited } from '@seraph/domain/coachHelp/showsCited'
import type { Evaluation } from '@seraph/schema/http/evaluate'
import type { Question } from '@seraph/schema/http/questions'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'

import { isPassing } from '../../../api/apiError.ts'
import { newId } from '../../../api/newId.ts'
import { newEntry, occurredNow, outbox } from '../../../saving/outbox/outbox.ts'
import { ownerOf } from '../../../saving/owner.ts'
import { playSound } from '../../../sound/playSound.ts'
import { soundOfMark } from '../../../sound/tonesOf.ts'
import { useSession } from '../../../session/useSession.ts'
import type { QuizRunState, Submission } from './quizRunState.ts'
import { quizReducer } from '../quizState.ts'
import { useEvaluate } from './useEvaluate.ts'
import { useGoOn } from '../round/useGoOn.ts'
import { useStudyClock } from '../../../activity/useStudyClock.ts'

/**
 * One quiz under way: its state, kept with every change, and what can be done. An answer that could not be marked is tried again
 * by itself, in this visit or the next; a player's marked answers are saved one
 * by one (rule 123). An answer whose verse is among those `seen` was helped.
 */
export function useQuizRun(start: QuizRunState, onChange: (state: QuizRunState) => void, seen: readonly string[] = []) {
  const [quiz, dispatch] = useReducer(quizReducer, start.quiz)
  const [draft, setDraft] = useState(start.draft)
  const submission = useRef(start.submission)
  const session = useSession()
  const clock = useStudyClock(start.clock)
  const question = quiz.questions[quiz.index]

  const keep = useEffectEvent((state: Pick<QuizRunState, 'quiz' | 'draft'>) =>
    onChange({ ...state, submission: submission.current, clock: clock.read() }),
  )
  useEffect(() => keep({ quiz, draft }), [quiz, draft])

  const save = async (judged: Question, { saveKey }: Submission, evaluation: Evaluation) => {
    const owner = ownerOf(session)
    if ((owner.playerId ?? owner.playerCode) === null || judged.id in quiz.marks) return
    const body = {
      questionsAnswered: 1,
      chaptersStudied: [judged.chapter],
      studyTime: clock.lapMinutes(),
      accuracy: Math.round((100 * evaluation.score) / evaluation.maxScore),
      evaluationIds: [evaluation.id],
      occurredAt: occurredNow(),
    }
    await outbox.keep(newEntry('updateAiQuiz', owner, body, saveKey))
    if (session.player !== null) void outbox.send(session.player)
  }
  const evaluate = useEvaluate({
    // The mark is shown, and kept with the run, only after it is in the outbox: whenever the tab closes, one of the two has it.
    onJudged: async (sent, evaluation) => {
      await save(sent.question, sent.submission, evaluation)
      const review = { at: Date.now(), wasHelped: sent.submission.recall === 'helped' }
      dispatch({ type: 'judge', questionId: sent.question.id, evaluation, review })
      const sound = soundOfMark(evaluation)
      if (sound !== undefined) playSound(sound)
    },
    onFailed: (sent) => dispatch({ type: 'fail', questionId: sent.question.id }),
  })

  const send = (sent: Submission) => {
    if (question?.id !== sent.questionId) return
    dispatch({ type: 'submit' })
    evaluate.mutate({ question, submission: sent })
  }
  // A sitting asks a question once: what is said again, right after the verdict, tells nothing of memory.
  const recallOf = (asked: Question | undefined): Submission['recall'] => {
    if (asked === undefined) return undefined
    if (asked.id in quiz.marks) return 'practice'
    return showsCited(asked.verse, seen) ? 'helped' : undefined
  }
  const submit = (answer: string) => {
    const last = submission.current
    const isSame = last !== null && last.questionId === question?.id && last.answer === answer
    submission.current = isSame
      ? last
      : {
          questionId: question?.id ?? '',
          answer,
          evaluationKey: newId(),
          saveKey: newId(),
          recall: recallOf(question),
        }
    send(submission.current)
  }
  const sendAgain = useEffectEvent(() => {
    const last = submission.current
    if (last !== null && draft === last.answer && quiz.phase !== 'judged') send(last)
  })
  useEffect(() => sendAgain(), [])
  useGoOn(quiz.phase === 'failed' && isPassing(evaluate.error), sendAgain)

  const move = (type: 'next' | 'previous') => {
    setDraft('')
    submission.current = null
    dispatch({ type })
  }
  return {
    quiz,
    question,
    failure: evaluate.error,
    draft,
    onDraft: setDraft,
    submit,
    move,
    totalMs: clock.total,
  }
}
