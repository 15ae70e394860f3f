import type { PartStanding } from '@seraph/schema/http/today'
import type { Season } from '@seraph/schema/season'
import CalendarDays from 'virtual:icons/calendar-days'
import { useState } from 'react'

import { amountText } from '../../../language/amountText.ts'
import { listText } from '../../../language/listText.ts'
import { pluralForm } from '../../../language/pluralForm.ts'
import { comesBackText } from './comesBackText.ts'
import type { Standings } from '../useStandings.ts'

/** How many parts are named; of more their number is told. */
const mostNamed = 3

/** What a round gained, what comes back and when. */
export function RoundGains({
  season,
  standings: { kept, missed, whole, isPartial },
}: {
  season: Season
  standings: Standings
}) {
  const [endedAt] = useState(() => Date.now())
  return (
    <>
      {[...whole].map((chapter) => (
        <p key={chapter} className="font-display text-xl">
          {season.chapters[chapter - 1]?.label} is yours.
        </p>
      ))}
      {kept.length > 0 && (
        <p className="bg-fair-ground rounded-card px-4 py-2 font-semibold">
          {amountText(kept.length, 'more part is', 'more parts are')} kept now.
        </p>
      )}
      {missed.length > 0 && (
        <p className="flex items-start gap-3 text-left">
          <CalendarDays aria-hidden className="text-ember mt-0.5 size-6 flex-none" />
          <span className="first-letter:uppercase">
            {namesOf(missed)} {pluralForm(missed.length, 'comes', 'come')} back {comesBackText(missed, endedAt)}.
          </span>
        </p>
      )}
      {isPartial && <p>You will see here what you keep as soon as you are online again.</p>}
    </>
  )
}

function namesOf(parts: readonly PartStanding[]): string {
  const names = [...new Set(parts.map(({ part }) => part))]
  return names.length <= mostNamed ? listText(names) : amountText(names.length, 'part')
}
