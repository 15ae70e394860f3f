import type { Question } from '@seraph/schema/http/questions'
import type { Season } from '@seraph/schema/season'
import RotateCcw from 'virtual:icons/rotate-ccw'

import { GuestBanner } from '../../activity/GuestBanner.tsx'
import { NoQuestions } from '../../activity/round/NoQuestions.tsx'
import { RoundSetupCard } from '../../activity/round/RoundSetupCard.tsx'
import { amountText } from '../../language/amountText.ts'
import { texts, textOf } from '../../messages.ts'
import { loadQuestions } from '../../questions/loadQuestions.ts'
import { Button } from '../../ui/Button.tsx'

type Props = { season: Season; onStart: (questions: readonly Question[]) => void }

const questions = { load: loadQuestions, isOwn: false }

/** The quiz before it starts; a reset begins with an empty choice. */
export function QuizSetup({ season, onStart }: Props) {
  if (season.questionChapters.length === 0) return <NoQuestions season={season} />
  return (
    <>
      <GuestBanner />
      <RoundSetupCard
        season={season}
        review={season.review.aiQuiz}
        questions={questions}
        failureText={failureText}
        startLabel={startLabel}
        onStart={onStart}
      />
      <Button look="plain" className="mt-2 ml-auto" onClick={() => location.replace(location.pathname)}>
        <RotateCcw aria-hidden className="size-5" />
        Reset Quiz
      </Button>
    </>
  )
}

function startLabel(count: number): string {
  return count === 0 ? 'Start Quiz' : `Start Quiz (${amountText(count, 'chapter')})`
}

function failureText(error: Error): string {
  return 'chapter' in error && typeof error.chapter === 'number' ? texts.questionsFailed(error.chapter) : textOf(error)
}
