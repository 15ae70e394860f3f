import type { Question } from '@seraph/schema/http/questions'
import type { Season } from '@seraph/schema/season'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'

import { texts, toasts } from '../../messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { showToast } from '../../ui/toasts/toastStore.ts'
import { fetchRoundQuestions } from './fetchRoundQuestions.ts'
import { RoundFields } from './RoundFields.tsx'
import type { RoundSetup } from './roundSetup.ts'
import { useRoundSetup } from './useRoundSetup.ts'

type Props = {
  season: Season
  /** The chapters under review in this activity. */
  review: Season['review']['aiQuiz']
  /** Fetches all questions of chapters; `isOwn`: where the server chooses, only ids are taken from it. */
  questions: { load: (chapters: readonly number[]) => Promise<Question[]>; isOwn: boolean }
  failureText: (error: Error) => string
  /** What the button says, by the number of chapters chosen. */
  startLabel: (chapters: number) => string
  /** What stands above the button. */
  note?: (chapters: number) => ReactNode
  onStart: (questions: readonly Question[]) => void
}

/** Which chapters and verses, how many questions, and go. The address keeps what is chosen. */
export function RoundSetupCard({ season, review, questions, failureText, startLabel, note, onStart }: Props) {
  const [hint, setHint] = useState<string>()
  const load = useMutation({
    mutationFn: async (wanted: RoundSetup) => (await fetchRoundQuestions())(wanted, { season, ...questions }),
    onSuccess: (found) => {
      if (found.length === 0) {
        setHint(texts.noQuestions)
        return
      }
      onStart(found)
      showToast(toasts.quizStarted(found.length))
    },
    onError: (error) => setHint(failureText(error)),
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
  return (
    <Card className="mt-5">
      <RoundFields season={season} review={review} setup={setup} isLocked={load.isPending} onChange={choose} />
      <div className="stickyfoot -mx-5 mt-5 -mb-5 px-5 sm:-mx-7 sm:-mb-7 sm:px-7">
        {hint !== undefined && (
          <p role="alert" className="text-bad mb-2 font-semibold">
            {hint}
          </p>
        )}
        {note?.(count)}
        <Button className="w-full" onClick={start} isBusy={load.isPending}>
          {load.isPending ? 'Loading questions...' : load.isError ? 'Try Again' : startLabel(count)}
        </Button>
      </div>
    </Card>
  )
}
