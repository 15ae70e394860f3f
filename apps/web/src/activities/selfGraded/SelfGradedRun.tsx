import type { Season } from '@seraph/schema/season'
import RotateCcw from 'virtual:icons/rotate-ccw'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'

import { EndHere } from '../../activity/EndHere.tsx'
import { useStudyClock } from '../../activity/useStudyClock.ts'
import { selfGradedTexts } from './selfGradedTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { useAskFirst } from '../../ui/dialogs/useAskFirst.tsx'
import { ChapterPanel } from './ChapterPanel.tsx'
import type { KeptSelfGraded } from './keptSelfGraded.ts'
import { SelfGradedCard } from './SelfGradedCard.tsx'
import { SelfGradedHeader } from './SelfGradedHeader.tsx'
import {
  firstUnscored,
  indexAfter,
  isLastToScore,
  selfGradedReducer,
  unscored,
  type SelfGradedQuiz,
} from './selfGradedQuiz.ts'
import { SelfGradedResult } from './SelfGradedResult.tsx'

/** How long a saved score is seen before the next question comes (rule 128). */
const advanceMs = 300

type Props = {
  season: Season
  start: KeptSelfGraded
  onChange: (kept: KeptSelfGraded) => void
  /** All scores are set, or it ends early with those that are; `minutes`: what was studied. */
  onComplete: (quiz: SelfGradedQuiz, minutes: number) => void
  /** Back to the selection, the quiz given up. */
  onReset: () => void
  onNewQuiz: () => void
}

/** One quiz from where it stands to its result (rule 123). */
export function SelfGradedRun({ season, start, onChange, onComplete, onReset, onNewQuiz }: Props) {
  const [quiz, dispatch] = useReducer(selfGradedReducer, start.quiz)
  const [isMoving, setIsMoving] = useState(false)
  const [note, setNote] = useState<string>()
  const clock = useStudyClock(start.clock, !quiz.isComplete)
  const { dialog, ask } = useAskFirst()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const tellChange = useEffectEvent((now: SelfGradedQuiz) => {
    if (!now.isComplete) onChange({ ...start, quiz: now, clock: clock.read() })
  })
  useEffect(() => tellChange(quiz), [quiz])

  const goTo = (index: number) => {
    clearTimeout(timer.current)
    setIsMoving(false)
    setNote(undefined)
    dispatch({ type: 'goTo', index })
  }
  const save = () => {
    const saved = selfGradedReducer(quiz, { type: 'save' })
    dispatch({ type: 'save' })
    const next = indexAfter(saved)
    if (isLastToScore(quiz) || next === undefined) {
      const complete = selfGradedReducer(saved, { type: 'complete' })
      onComplete(complete, clock.lapMinutes())
      dispatch({ type: 'complete' })
      return
    }
    setIsMoving(true)
    timer.current = setTimeout(() => {
      goTo(next)
      if (next <= quiz.index)
        setNote(selfGradedTexts.leftOpen(saved.scores.filter((score) => score === unscored).length))
    }, advanceMs)
  }

  const endHere = () => {
    clearTimeout(timer.current)
    onComplete(selfGradedReducer(quiz, { type: 'endHere' }), clock.lapMinutes())
    dispatch({ type: 'endHere' })
  }

  const isBegun = quiz.scores.some((score) => score !== unscored)
  if (quiz.isComplete) return <SelfGradedResult quiz={quiz} spentMs={clock.total()} onNewQuiz={onNewQuiz} />
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[15rem_1fr] lg:gap-6">
      <ChapterPanel season={season} quiz={quiz} onGoTo={goTo} />
      <div>
        <SelfGradedHeader quiz={quiz} />
        <output className={note === undefined ? 'sr-only' : 'bg-fair-ground rounded-card mb-4 block px-4 py-3'}>
          {note}
        </output>
        <SelfGradedCard
          key={quiz.index}
          quiz={quiz}
          isMoving={isMoving}
          dispatch={(action) => (action.type === 'goTo' ? goTo(action.index) : dispatch(action))}
          onSave={save}
        />
        <div className="text-muted mt-4 flex flex-wrap items-center gap-x-3 px-1 text-base">
          <p className="min-w-60 flex-1">
            {firstUnscored(quiz) !== undefined && 'The quiz is complete when every question has a score.'}
          </p>
          {isBegun && <EndHere onEnd={endHere} />}
          <Button look="plain" onClick={() => ask(isBegun ? selfGradedTexts.reset : undefined, onReset)}>
            <RotateCcw aria-hidden className="size-5" />
            Reset Quiz
          </Button>
          {dialog}
        </div>
      </div>
    </div>
  )
}
