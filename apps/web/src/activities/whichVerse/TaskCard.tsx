import { ownWords, verseOf } from '@seraph/domain/drills/alikeTasks'
import type { WhichOfTwo } from '@seraph/schema/http/drills'
import { useEffect, useId, useRef } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { AlikeChoice } from './AlikeChoice.tsx'
import { VerseText } from './VerseText.tsx'
import { taskAt, type WhichVerseAction, type WhichVerseRun } from './whichVerseRun.ts'

type Props = { run: WhichVerseRun; dispatch: (action: WhichVerseAction) => void; onNext: () => void }

/** One task: two choices, and once it is answered both verses with what is only theirs. */
export function TaskCard({ run, dispatch, onNext }: Props) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const now = taskAt(run)
  if (now === undefined) return null
  const { task, pair, given } = now
  const places: readonly WhichOfTwo[] = task.isSwapped ? [1, 0] : [0, 1]
  const asked = verseOf(pair, task.asked).verse
  const isRight = given === task.asked
  const isGiven = given !== undefined
  return (
    <Card aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1} className="scroll-mt-4 text-[1.375rem] leading-snug font-[520]">
        {task.task === 'place' ? `Which one is ${asked}?` : `Which of these words are in ${asked}?`}
      </h2>
      <div role="radiogroup" aria-labelledby={id} className="mt-4 grid gap-3">
        {places.map((which) => (
          <AlikeChoice
            key={which}
            name={id}
            isChosen={isGiven ? given === which : run.chosen === which}
            verdict={isGiven ? (which === task.asked ? 'right' : which === given ? 'missed' : 'other') : undefined}
            verse={isGiven ? verseOf(pair, which).verse : undefined}
            onChoose={() => dispatch({ type: 'choose', which })}
          >
            {task.task === 'place' || isGiven ? (
              <VerseText pieces={verseOf(pair, which).pieces} marksOwn={isGiven} />
            ) : (
              ownWords(verseOf(pair, which).pieces)
            )}
          </AlikeChoice>
        ))}
      </div>
      {isGiven && (
        <div className="appear bg-sunken rounded-card mt-4 px-4 py-3">
          <p className="font-semibold">{isRight ? 'Right.' : 'Not this time.'} What differs:</p>
          <p className="mt-1">{pair.difference}</p>
        </div>
      )}
      <output className="sr-only">{isGiven && `${isRight ? 'Right.' : 'Not this time.'} ${pair.difference}`}</output>
      <div className="mt-5">
        {isGiven ? (
          <Button className="w-full" onClick={onNext}>
            {run.index + 1 < run.tasks.length ? 'Next' : 'See how it went'}
          </Button>
        ) : (
          <Button className="w-full" disabled={run.chosen === null} onClick={() => dispatch({ type: 'submit' })}>
            Submit
          </Button>
        )}
      </div>
    </Card>
  )
}
