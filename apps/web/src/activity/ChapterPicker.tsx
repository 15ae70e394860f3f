import type { Season } from '@seraph/schema/season'
import { lazy, Suspense, useState } from 'react'

import { Button } from '../ui/Button.tsx'
import { ChapterButton } from './ChapterButton.tsx'

const NoticeDialog = lazy(() =>
  import('../ui/dialogs/NoticeDialog.tsx').then((module) => ({ default: module.NoticeDialog })),
)

type Props = {
  season: Season
  /** The chapters under review in this activity. */
  review: Season['review']['aiQuiz']
  chosen: ReadonlySet<number>
  isLocked: boolean
  onChange: (chosen: ReadonlySet<number>) => void
}

/** The season's chapters by book, All and Clear. The first choice of a chapter under review tells about it. */
export function ChapterPicker({ season, review, chosen, isLocked, onChange }: Props) {
  const [reviewNotice, setReviewNotice] = useState<'unseen' | 'open' | 'seen'>('unseen')
  const isEmpty = (ordinal: number) => !season.questionChapters.includes(ordinal)
  const toggle = (ordinal: number) => {
    const next = new Set(chosen)
    if (!next.delete(ordinal)) next.add(ordinal)
    if (next.has(ordinal) && review.chapters.includes(ordinal) && reviewNotice === 'unseen') setReviewNotice('open')
    onChange(next)
  }
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="flex-1 text-xl">Chapters</h2>
        <Button look="plain" disabled={isLocked} onClick={() => onChange(new Set(season.questionChapters))}>
          All
        </Button>
        <Button look="plain" disabled={isLocked || chosen.size === 0} onClick={() => onChange(new Set())}>
          Clear
        </Button>
      </div>
      {season.books.map(({ name }) => (
        <fieldset key={name} className="mt-3">
          <legend className={season.books.length > 1 ? 'text-muted mb-2 font-semibold' : 'sr-only'}>{name}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-2">
            {season.chapters
              .filter(({ book }) => book === name)
              .map((chapter) => (
                <ChapterButton
                  key={chapter.ordinal}
                  chapter={chapter}
                  isChosen={chosen.has(chapter.ordinal)}
                  isEmpty={isEmpty(chapter.ordinal)}
                  isUnderReview={review.chapters.includes(chapter.ordinal)}
                  isLocked={isLocked}
                  onToggle={() => toggle(chapter.ordinal)}
                />
              ))}
          </div>
        </fieldset>
      ))}
      {season.questionChapters.length < season.chapters.length && (
        <p className="text-muted mt-3 text-base">Pale chapters have no questions yet.</p>
      )}
      {reviewNotice === 'open' && (
        <Suspense fallback={null}>
          <NoticeDialog title={review.title} paragraphs={[review.text]} onClose={() => setReviewNotice('seen')} />
        </Suspense>
      )}
    </div>
  )
}
