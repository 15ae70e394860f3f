import type { Question } from '@seraph/schema/http/questions'
import type { Season } from '@seraph/schema/season'
import { RotateCcw } from 'lucide-react'

import { Button } from '../../ui/Button.tsx'

/** Which chapters this quiz is about, and the way to begin all over: Reset Quiz loads the page again. */
export function QuizFooter({ season, questions }: { season: Season; questions: readonly Question[] }) {
  const chapters = [...new Set(questions.map(({ chapter }) => chapter))].toSorted((a, b) => a - b)
  const labels = chapters.map((ordinal) => season.chapters[ordinal - 1]?.label)
  return (
    <div className="text-muted mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 px-1 text-base">
      <p className="min-w-48 flex-1">{labels.length > 4 ? `${labels.length} chapters` : labels.join(', ')}</p>
      <Button look="plain" onClick={() => location.reload()}>
        <RotateCcw aria-hidden className="size-5" />
        Reset Quiz
      </Button>
    </div>
  )
}
