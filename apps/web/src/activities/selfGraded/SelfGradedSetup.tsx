import type { Question } from '@seraph/schema/http/questions'
import type { Season } from '@seraph/schema/season'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { amountText } from '../../language/amountText.ts'
import { ChapterPicker } from '../../activity/chapters/ChapterPicker.tsx'
import { GuestBanner } from '../../activity/GuestBanner.tsx'
import { shuffle } from '../../activity/shuffle.ts'
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

/** Which chapters, and go. */
export function SelfGradedSetup({ season, onStart }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [hint, setHint] = useState<string>()
  const load = useMutation({
    mutationFn: loadAnswered,
    onSuccess: (questions) => {
      if (questions.length === 0) {
        setHint(texts.noQuestions)
        return
      }
      onStart(shuffle(questions, Math.random))
      showToast(toasts.quizStarted(questions.length))
    },
    onError: (error) => setHint(error instanceof UnreachableError ? textOf(error) : selfGradedTexts.loadFailed),
  })
  const start = () => {
    setHint(chosen.size === 0 ? texts.chooseChapter : undefined)
    if (chosen.size > 0) load.mutate([...chosen].toSorted((a, b) => a - b))
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
        <ChapterPicker
          season={season}
          review={season.review.selfGraded}
          chosen={chosen}
          isLocked={load.isPending}
          onChange={(next) => {
            setChosen(next)
            setHint(undefined)
            load.reset()
          }}
        />
        <div className="stickyfoot -mx-5 mt-5 -mb-5 px-5 sm:-mx-7 sm:-mb-7 sm:px-7">
          {hint !== undefined && (
            <p role="alert" className="text-bad mb-2 font-semibold">
              {hint}
            </p>
          )}
          <output className="text-muted mb-2 block text-base">{amountText(chosen.size, 'chapter')} selected</output>
          <Button className="w-full" onClick={start} isBusy={load.isPending}>
            {load.isPending ? 'Loading questions...' : load.isError ? 'Try Again' : 'Start Self-Graded Quiz'}
          </Button>
        </div>
      </Card>
    </>
  )
}
