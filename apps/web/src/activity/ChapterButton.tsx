import type { SeasonChapter } from '@seraph/schema/season'
import Wrench from 'virtual:icons/wrench'

type Props = {
  chapter: SeasonChapter
  isChosen: boolean
  isEmpty: boolean
  isUnderReview: boolean
  isLocked: boolean
  onToggle: () => void
}

/** One chapter to choose; a wrench marks one under review. */
export function ChapterButton({ chapter, isChosen, isEmpty, isUnderReview, isLocked, onToggle }: Props) {
  const about = [chapter.label, isUnderReview && 'under review', isEmpty && 'no questions yet'].filter(Boolean)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={about.join(', ')}
      disabled={isLocked || isEmpty}
      onClick={onToggle}
      className="border-edge bg-raised aria-pressed:bg-indigo aria-pressed:text-on-indigo disabled:border-line disabled:text-muted relative min-h-12 rounded-xl border-[1.5px] text-lg font-semibold tabular-nums transition-colors not-disabled:hover:border-indigo aria-pressed:border-transparent disabled:not-aria-pressed:border-dashed disabled:not-aria-pressed:bg-transparent"
    >
      {chapter.chapter}
      {isUnderReview && <Wrench aria-hidden className="absolute top-1 right-1 size-3.5" />}
    </button>
  )
}
