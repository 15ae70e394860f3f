import type { Season } from '@seraph/schema/season'
import Wrench from 'virtual:icons/wrench'
import { lazy, Suspense, useState, type ReactNode } from 'react'

import { Button } from '../../ui/Button.tsx'
import { ChapterGrid } from './ChapterGrid.tsx'

const NoticeDialog = lazy(() =>
  import('../../ui/dialogs/NoticeDialog.tsx').then((module) => ({ default: module.NoticeDialog })),
)

type Props = {
  season: Season
  /** The chapters under review in this activity. */
  review?: Season['review']['aiQuiz'] | undefined
  chosen: ReadonlySet<number>
  isLocked: boolean
  /** What else can be chosen with one press, before All and Clear. */
  first?: ReactNode
  onChange: (chosen: ReadonlySet<number>) => void
}

/** The season's chapters by book, All and Clear. The first choice of a chapter under review tells about it. */
export function ChapterPicker({ season, review, chosen, isLocked, first, onChange }: Props) {
  const [reviewNotice, setReviewNotice] = useState<'unseen' | 'open' | 'seen'>('unseen')
  const toggle = (ordinal: number) => {
    const next = new Set(chosen)
    if (!next.delete(ordinal)) next.add(ordinal)
    if (next.has(ordinal) && review?.chapters.includes(ordinal) === true && reviewNotice === 'unseen')
      setReviewNotice('open')
    onChange(next)
  }
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="flex-1 text-xl">Chapters</h2>
        {first}
        <Button look="plain" disabled={isLocked} onClick={() => onChange(new Set(season.questionChapters))}>
          All
        </Button>
        <Button look="plain" disabled={isLocked || chosen.size === 0} onClick={() => onChange(new Set())}>
          Clear
        </Button>
      </div>
      <ChapterGrid
        season={season}
        cellOf={(ordinal) => {
          const isUnderReview = review?.chapters.includes(ordinal) === true
          const isEmpty = !season.questionChapters.includes(ordinal)
          const label = season.chapters[ordinal - 1]?.label ?? ''
          return {
            isPressed: chosen.has(ordinal),
            isOff: isLocked || isEmpty,
            name: [label, isUnderReview && 'under review', isEmpty && 'no questions yet'].filter(Boolean).join(', '),
            sign: isUnderReview && <Wrench aria-hidden className="absolute top-1 right-1 size-3.5" />,
          }
        }}
        onChoose={({ ordinal }) => toggle(ordinal)}
      />
      {season.questionChapters.length < season.chapters.length && (
        <p className="text-muted mt-3 text-base">Pale chapters have no questions yet.</p>
      )}
      {reviewNotice === 'open' && review !== undefined && (
        <Suspense fallback={null}>
          <NoticeDialog title={review.title} paragraphs={[review.text]} onClose={() => setReviewNotice('seen')} />
        </Suspense>
      )}
    </div>
  )
}
