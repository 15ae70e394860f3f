import type { Rehearsal } from '@seraph/schema/http/events/events'
import type { Season } from '@seraph/schema/season'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'

import { amountText } from '../../../language/amountText.ts'
import { listText } from '../../../language/listText.ts'
import { percentText } from '../../../language/percentText.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { Card } from '../../../ui/Card.tsx'
import { MarkedSheet } from './MarkedSheet.tsx'
import { Standing } from './Standing.tsx'
import { weakestChapters } from './weakestChapters.ts'

type Props = { season: Season; rehearsal: Rehearsal; onPrint: (setId: string) => void; onLeave: () => void }

/** What a rehearsal came to, what to study next, and every sheet. */
export function RehearsalResult({ season, rehearsal, onPrint, onLeave }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  const { questions } = rehearsal.set
  const score = rehearsal.sheets.reduce((sum, { mark }) => sum + (mark?.score ?? 0), 0)
  const most = rehearsal.sheets.reduce((sum, { mark }) => sum + (mark?.maxScore ?? 0), 0)
  const weakest = weakestChapters(rehearsal).map((chapter) => season.chapters[chapter - 1]?.label ?? '')
  return (
    <>
      <Card className="appear mt-2 text-center">
        <h1 ref={heading} tabIndex={-1} className="screentitle">
          The rehearsal is over
        </h1>
        <p className="font-display mt-3 text-6xl font-semibold">
          {percentText(most === 0 ? null : Math.floor((100 * score) / most))}
        </p>
        <p className="mt-2 text-xl">
          {score} of {amountText(most, 'point')} from {amountText(questions.length, 'question')}
        </p>
        {rehearsal.standing !== null && <Standing standing={rehearsal.standing} />}
        <p className="text-muted mx-auto mt-3 max-w-prose text-base">
          At the event a team’s place depends on the best team of the day: first from 90% of its points, second from
          80%.
        </p>
        {weakest.length > 0 && <p className="mt-3">Most points were left in {listText(weakest)}: study that next.</p>}
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <Button className="w-full sm:w-auto" onClick={onLeave}>
            Rehearse Again
          </Button>
          <Button look="quiet" className="w-full sm:w-auto" onClick={() => onPrint(rehearsal.set.id)}>
            Print This Set
          </Button>
          <Link className={buttonClass('quiet', 'w-full sm:w-auto')} to={paths.practice}>
            Study
          </Link>
        </div>
      </Card>
      <Card className="mt-5">
        <h2 className="text-xl">Every sheet</h2>
        <ol className="divide-line mt-3 divide-y">
          {rehearsal.sheets.map((sheet, at) => {
            const question = questions[at]
            return (
              question !== undefined && (
                <MarkedSheet
                  key={question.id}
                  rehearsalId={rehearsal.id}
                  question={question}
                  number={at + 1}
                  sheet={sheet}
                />
              )
            )
          })}
        </ol>
      </Card>
    </>
  )
}
