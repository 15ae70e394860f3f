import type { Season } from '@seraph/schema/season'
import Check from 'virtual:icons/check'
import ChevronDown from 'virtual:icons/chevron-down'
import { useId, useState } from 'react'

import { amountText } from '../../language/amountText.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { firstUnscored, unscored, type SelfGradedQuiz } from './selfGradedQuiz.ts'

type Props = { season: Season; quiz: SelfGradedQuiz; onGoTo: (index: number) => void }

/** This quiz's chapters and how much of each is scored; a press goes to the chapter's next open question. Folded on small screens. */
export function ChapterPanel({ season, quiz, onGoTo }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const chapters = [...new Set(quiz.questions.map(({ chapter }) => chapter))].toSorted((a, b) => a - b)
  return (
    <nav aria-label="Chapters of this quiz" className="border-line bg-surface rounded-card border px-3 py-2 lg:p-4">
      <h2 className="hidden text-lg lg:block">Chapters</h2>
      <Button
        look="plain"
        className="w-full justify-between! lg:hidden!"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {amountText(chapters.length, 'chapter')} in this quiz
        <ChevronDown aria-hidden className={classes('size-5', isOpen && 'rotate-180')} />
      </Button>
      <ul id={id} className={classes('mt-1 max-h-[60vh] overflow-y-auto lg:block', !isOpen && 'hidden')}>
        {chapters.map((chapter) => {
          const places = quiz.questions.flatMap((question, place) => (question.chapter === chapter ? [place] : []))
          const done = places.filter((place) => quiz.scores[place] !== unscored).length
          const isDone = done === places.length
          const isHere = quiz.questions[quiz.index]?.chapter === chapter
          return (
            <li key={chapter}>
              <button
                type="button"
                aria-current={isHere ? 'true' : undefined}
                onClick={() => onGoTo(firstUnscored(quiz, chapter) ?? places[0] ?? 0)}
                className={classes(
                  'hover:bg-sunken flex min-h-11 w-full items-center gap-2 rounded-lg px-2.5 text-left text-base',
                  isHere && 'bg-sunken font-semibold',
                )}
              >
                <span className="flex-1">{season.chapters[chapter - 1]?.label}</span>
                {isDone && <Check aria-hidden className="text-good size-5" />}
                <span className="text-muted tabular-nums">
                  {done}/{places.length}
                  <span className="sr-only"> scored</span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
