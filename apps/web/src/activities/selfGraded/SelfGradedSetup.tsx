import type { Question } from '@seraph/schema/http/questions'
import type { Season } from '@seraph/schema/season'

import { GuestBanner } from '../../activity/GuestBanner.tsx'
import { NoQuestions } from '../../activity/round/NoQuestions.tsx'
import { RoundSetupCard } from '../../activity/round/RoundSetupCard.tsx'
import { UnreachableError } from '../../api/apiError.ts'
import { amountText } from '../../language/amountText.ts'
import { textOf } from '../../messages.ts'
import { InfoCards } from './InfoCards.tsx'
import { loadAnswered } from './loadAnswered.ts'
import { selfGradedTexts } from './selfGradedTexts.ts'

type Props = { season: Season; onStart: (questions: readonly Question[]) => void }

const questions = { load: loadAnswered, isOwn: true }

/** The quiz before it starts, with what it asks of a child. */
export function SelfGradedSetup({ season, onStart }: Props) {
  if (season.questionChapters.length === 0) return <NoQuestions season={season} />
  return (
    <>
      <GuestBanner />
      <InfoCards />
      <RoundSetupCard
        season={season}
        review={season.review.selfGraded}
        questions={questions}
        failureText={(error) => (error instanceof UnreachableError ? textOf(error) : selfGradedTexts.loadFailed)}
        startLabel={() => 'Start Self-Graded Quiz'}
        note={selectedNote}
        onStart={onStart}
      />
    </>
  )
}

function selectedNote(count: number) {
  return <output className="text-muted mb-2 block text-base">{amountText(count, 'chapter')} selected</output>
}
