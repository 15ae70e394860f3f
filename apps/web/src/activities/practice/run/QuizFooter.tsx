import type { Question } from '@seraph/schema/http/questions'
import type { Season } from '@seraph/schema/season'
import Flag from 'virtual:icons/flag'
import RotateCcw from 'virtual:icons/rotate-ccw'

import { SoundSwitch } from '../../../sound/SoundSwitch.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useAskFirst, type Question as Asked } from '../../../ui/dialogs/useAskFirst.tsx'

type Props = {
  season: Season
  questions: readonly Question[]
  /** Has anything been answered or typed that would be gone? */
  isBegun: boolean
  onReset: () => void
  /** Ends the quiz with what is answered; left out before the first answer. */
  onEnd: (() => void) | undefined
}

const resetQuestion: Asked = {
  title: 'Reset this quiz?',
  text: 'The round ends here. What is marked already stays on your record.',
  verb: 'Reset Quiz',
}

/** Which chapters this quiz is about, and the ways to end it early or begin all over. */
export function QuizFooter({ season, questions, isBegun, onReset, onEnd }: Props) {
  const chapters = [...new Set(questions.map(({ chapter }) => chapter))].toSorted((a, b) => a - b)
  const { dialog, ask } = useAskFirst()
  const labels = chapters.map((ordinal) => season.chapters[ordinal - 1]?.label)
  return (
    <div className="text-muted mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 px-1 text-base">
      <p className="min-w-48 flex-1">{labels.length > 4 ? `${labels.length} chapters` : labels.join(', ')}</p>
      <SoundSwitch />
      {onEnd !== undefined && (
        <Button look="plain" onClick={onEnd}>
          <Flag aria-hidden className="size-5" />
          End here
        </Button>
      )}
      <Button look="plain" onClick={() => ask(isBegun ? resetQuestion : undefined, onReset)}>
        <RotateCcw aria-hidden className="size-5" />
        Reset Quiz
      </Button>
      {dialog}
    </div>
  )
}
