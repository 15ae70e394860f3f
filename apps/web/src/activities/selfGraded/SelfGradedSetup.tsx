import type { Question } from '@seraph/schema/http/questions'
import type { Season } from '@seraph/schema/season'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { amountText } from '../../language/amountText.ts'
import { fetchRoundQuestions } from '../../activity/round/fetchRoundQuestions.ts'
import { RoundFields } from '../../activity/round/RoundFields.tsx'
import type { RoundSetup } from '../../activity/round/roundSetup.ts'
import { useRoundSetup } from '../../activity/round/useRoundSetup.ts'
import { GuestBanner } from '../../activity/GuestBanner.tsx'
import { UnreachableError } from '../../api/apiError.ts'
import { texts, textOf, toasts } from '../../messages.ts'
import { selfGradedTexts } from './selfGradedTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { showToast } from '../../ui/toasts/toastStore.ts'
import { InfoCards } from './InfoCards.tsx'
import { loadAnswered } from './loadAnswered.ts'

type Props = { season: Season; onStart: (questions: readonly Question[]) => void }

/** Which chapters and verses, how many questions, and go. The address keeps what is chosen. */
export function SelfGradedSetup({ season, onStart }: Props) {
  const [hint, setHint] = useState<string>()
  const load = useMutation({
    mutationFn: async (wanted: RoundSetup) =>
      (await fetchRoundQuestions())(wanted, { season, load: loadAnswered, isOwn: true }),
    onSuccess: (questions) => {
      if (questions.length === 0) {
        setHint(texts.noQuestions)
        return
      }
      onStart(questions)
      showToast(toasts.quizStarted(questions.length))
    },
    onError: (error) => setHint(error instanceof UnreachableError ? textOf(error) : selfGradedTexts.loadFailed),
  })
  const [setup, choose] = useRoundSetup(season, () => {
    setHint(undefined)
    load.reset()
  })
  const count = setup.chapters.size
  const start = () => {
    setHint(count === 0 ? texts.chooseChapter : undefined)
    if (count > 0) load.mutate(setup)
  }
  if (season.questionChapters.length === 0) {
    return (
      <div className="mt-5">
        <EmptyState title="No questions yet">{season.title} has no questions on this server.</EmptyState>
      </div>
    )
  }
  return (
    <>
      <GuestBanner />
      <InfoCards />
      <Card className="mt-5">
        <RoundFields
          season={season}
          review={season.review.selfGraded}
          setup={setup}
          isLocked={load.isPending}
          onChange={choose}
        />
        <div className="stickyfoot -mx-5 mt-5 -mb-5 px-5 sm:-mx-7 sm:-mb-7 sm:px-7">
          {hint !== undefined && (
            <p role="alert" className="text-bad mb-2 font-semibold">
              {hint}
            </p>
          )}
          <output className="text-muted mb-2 block text-base">{amountText(count, 'chapter')} selected</output>
          <Button className="w-full" onClick={start} isBusy={load.isPending}>
            {load.isPending ? 'Loading questions...' : load.isError ? 'Try Again' : 'Start Self-Graded Quiz'}
          </Button>
        </div>
      </Card>
    </>
  )
}
