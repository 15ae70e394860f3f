import type { Question } from '@seraph/schema/http/questions'
import type { Season } from '@seraph/schema/season'
import { useMutation } from '@tanstack/react-query'
import RotateCcw from 'virtual:icons/rotate-ccw'
import { useEffect, useState } from 'react'

import { UnreachableError } from '../../api/apiError.ts'
import { amountText } from '../../language/amountText.ts'
import { texts, textOf, toasts } from '../../messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { showToast } from '../../ui/toasts/toastStore.ts'
import { ChapterPicker } from '../../activity/chapters/ChapterPicker.tsx'
import { GuestBanner } from '../../activity/GuestBanner.tsx'
import { RoundChoice } from './round/RoundChoice.tsx'
import { wholeWish } from './round/roundWish.ts'

type Props = { season: Season; onStart: (questions: readonly Question[]) => void }

/** Fetched while one chooses. Throws an `UnreachableError` where it can't be had. */
const fetchLoader = () =>
  import('./round/loadWish.ts').catch((cause: unknown) => {
    throw new UnreachableError('a part of the app could not be fetched', { cause })
  })

/** Which chapters, and go. */
export function QuizSetup({ season, onStart }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [hint, setHint] = useState<string>()
  const [wish, setWish] = useState(wholeWish)
  useEffect(() => void fetchLoader().catch(() => undefined), [])
  const load = useMutation({
    mutationFn: async (wanted: readonly number[]) => (await fetchLoader()).loadWish(wanted, wish),
    onSuccess: (questions) => {
      if (questions.length === 0) {
        setHint(texts.noQuestions)
        return
      }
      onStart(questions)
      showToast(toasts.quizStarted(questions.length))
    },
    onError: (error) => setHint(failureText(error)),
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
      <Card className="mt-5">
        <ChapterPicker
          season={season}
          review={season.review.aiQuiz}
          chosen={chosen}
          isLocked={load.isPending}
          onChange={(next) => {
            setChosen(next)
            setHint(undefined)
            load.reset()
          }}
        />
        <RoundChoice wish={wish} onChange={setWish} />
        <div className="stickyfoot -mx-5 mt-5 -mb-5 px-5 sm:-mx-7 sm:-mb-7 sm:px-7">
          {hint !== undefined && (
            <p role="alert" className="text-bad mb-2 font-semibold">
              {hint}
            </p>
          )}
          <Button className="w-full" onClick={start} isBusy={load.isPending}>
            {load.isPending ? 'Loading questions...' : load.isError ? 'Try Again' : startLabel(chosen.size)}
          </Button>
        </div>
      </Card>
      <Button look="plain" className="mt-2 ml-auto" onClick={() => location.reload()}>
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
