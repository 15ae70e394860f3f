import type { Evaluation } from '@seraph/schema/http/evaluate'
import type { Question } from '@seraph/schema/http/questions'
import type { Season } from '@seraph/schema/season'
import { useReducer, useState } from 'react'

import { newId } from '../../api/newId.ts'
import { toasts } from '../../messages.ts'
import { saveAnswer } from '../../saving/sendPendingSaves.ts'
import { useSession } from '../../session/useSession.ts'
import { showToast } from '../../ui/toastStore.ts'
import { CompletionCard } from './CompletionCard.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { QuizFooter } from './QuizFooter.tsx'
import { QuizProgress } from './QuizProgress.tsx'
import { quizReducer, startQuiz } from './quizState.ts'
import { quizScore } from './quizScore.ts'
import { useEvaluate } from './useEvaluate.ts'
import { useStudyClock } from './useStudyClock.ts'

type Props = { season: Season; questions: readonly Question[]; onNewQuiz: () => void }

/** One quiz from its first question to its result. A player's answers are saved one by one (document 2, §4). */
export function QuizRun({ season, questions, onNewQuiz }: Props) {
  const [quiz, dispatch] = useReducer(quizReducer, questions, startQuiz)
  const [finishedAfterMs, setFinishedAfterMs] = useState<number>()
  const session = useSession()
  const clock = useStudyClock()
  const score = quizScore(quiz)

  const save = (question: Question, evaluation: Evaluation) => {
    const playerCode = session.player?.playerCode ?? session.storedCode
    if (playerCode === undefined || question.id in quiz.marks) return
    void saveAnswer(playerCode, session.player, {
      key: newId(),
      body: {
        questionsAnswered: 1,
        chaptersStudied: [question.chapter],
        studyTime: clock.lapMinutes(),
        accuracy: Math.round((100 * evaluation.score) / evaluation.maxScore),
        evaluationIds: [evaluation.id],
        occurredAt: new Date().toISOString(),
      },
    })
  }
  const evaluate = useEvaluate({
    onJudged: (question, evaluation) => {
      dispatch({ type: 'judge', questionId: question.id, evaluation })
      save(question, evaluation)
    },
    onFailed: (question) => dispatch({ type: 'fail', questionId: question.id }),
  })
  const finish = () => {
    setFinishedAfterMs(clock.total())
    showToast(toasts.quizCompleted(score.earned, score.possible))
  }

  const question = quiz.questions[quiz.index]
  if (finishedAfterMs !== undefined || question === undefined) {
    return (
      <CompletionCard
        score={score}
        questionCount={questions.length}
        spentMs={finishedAfterMs ?? 0}
        onNewQuiz={onNewQuiz}
      />
    )
  }
  const isLast = quiz.index === questions.length - 1
  return (
    <>
      <QuizProgress quiz={quiz} score={score} />
      <QuestionCard
        key={quiz.index}
        question={question}
        number={quiz.index + 1}
        chapterLabel={season.chapters[question.chapter - 1]?.label ?? ''}
        phase={quiz.phase}
        evaluation={quiz.shown}
        earlier={quiz.marks[question.id]}
        failure={evaluate.error}
        isFirst={quiz.index === 0}
        isLast={isLast}
        onSubmit={(answer) => {
          dispatch({ type: 'submit' })
          evaluate.mutate({ question, answer })
        }}
        onPrevious={() => dispatch({ type: 'previous' })}
        onNext={isLast ? finish : () => dispatch({ type: 'next' })}
      />
      <QuizFooter season={season} questions={questions} />
    </>
  )
}
