import type { Room } from '@seraph/schema/rooms/room'
import type { RoomAnswer } from '@seraph/schema/rooms/roomAnswer'
import { accuracyRank, accuracyTone } from '@seraph/domain/ranks/accuracyRank'
import { accuracy } from '@seraph/domain/progress/accuracy'
import { useEffect, useRef } from 'react'

import { percentText } from '../../../language/percentText.ts'
import { amountText } from '../../../language/amountText.ts'
import { pluralForm } from '../../../language/pluralForm.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { childTone } from '../../../ui/marks/childTone.ts'
import { toneClass } from '../../../ui/marks/toneClass.ts'
import { useScrollToTop } from '../../../ui/useScrollToTop.ts'

type Props = {
  answers: Readonly<Record<string, RoomAnswer>>
  waiting: number
  room: Room
  /** The room's time ended before the questions did, or with them. */
  isTimeUp: boolean
  onPractise: () => void
}

/** Every question has its answer, or the time is up: what it came to, and what may be done until the coach ends the session. */
export function QuizComplete({ answers, waiting, room, isTimeUp, onPractise }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useScrollToTop()
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const marks = Object.values(answers).map(({ evaluation }) => evaluation)
  const sum = (of: 'score' | 'maxScore') => marks.reduce((all, mark) => all + mark[of], 0)
  const percent = accuracy(sum('score'), sum('maxScore'))
  const looked = marks.filter(({ isFinal }) => !isFinal).length
  return (
    <Card className="appear mt-2 text-center">
      <h1 ref={heading} tabIndex={-1} className="screentitle">
        {percent === null ? (isTimeUp ? 'Time is up' : 'All answered') : accuracyRank(percent)}
      </h1>
      {percent !== null && (
        <p
          className={`font-display mt-3 text-6xl font-semibold ${toneClass[childTone(accuracyTone(percent, 'quiz'))]}`}
        >
          {percentText(percent)}
        </p>
      )}
      {isTimeUp && percent !== null && <p className="text-muted mt-2">Time is up.</p>}
      <p className="mt-3">
        You earned <b>{sum('score')}</b> of {sum('maxScore')} points with {marks.length}{' '}
        {pluralForm(marks.length, 'question')}.
      </p>
      {waiting > 0 && (
        <p className="text-muted mt-1">{amountText(waiting, 'answer is', 'answers are')} still on the way.</p>
      )}
      {looked > 0 && (
        <p className="text-muted mt-1">{looked} of them are still being looked at; points may be added.</p>
      )}
      <p className="text-muted mt-1">{room.coachName} can see how you did.</p>
      {percent !== null && (
        <>
          <Button className="mt-6 w-full sm:w-auto" onClick={onPractise}>
            Practice Again
          </Button>
          <p className="text-muted mt-2 text-base">Practicing changes nothing in this room.</p>
        </>
      )}
    </Card>
  )
}
