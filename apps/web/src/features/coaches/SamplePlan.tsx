import { useQuery } from '@tanstack/react-query'

import { seasonQuery } from '../../api/queries/seasonQuery.ts'
import { Card } from '../../ui/Card.tsx'

const members = 7

/** How a full team may share the season's chapters: runs of them, as even as can be. */
export function SamplePlan() {
  const { data: season } = useQuery(seasonQuery)
  if (season === undefined) return null
  const { chapters, targets } = season
  const label = (ordinal: number) => chapters[ordinal - 1]?.label ?? ''
  const shares = Array.from({ length: members }, (_, member) => ({
    first: Math.floor((member * chapters.length) / members) + 1,
    last: Math.floor(((member + 1) * chapters.length) / members),
  })).filter(({ first, last }) => first <= last)
  return (
    <Card className="mt-7">
      <h2 className="text-2xl">A sample plan</h2>
      <p className="mt-1 text-base">
        Seven members share the season: each begins in a different place, and everybody learns some of everything. The
        aim for each player is {targets.verses} verses and {targets.questions}+ questions by the end.
      </p>
      <ol className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {shares.map(({ first, last }, index) => (
          <li key={first} className="border-line flex items-baseline justify-between gap-3 border-b py-1.5">
            <span className="font-semibold">Member {index + 1}</span>
            <span className="text-muted text-right text-base">
              {first === last ? label(first) : `${label(first)} to ${label(last)}`}
            </span>
          </li>
        ))}
      </ol>
      <ul className="mt-4 list-disc space-y-1 pl-6 text-base">
        <li>During the week: four short sittings of 15 minutes, quiz first, then a game.</li>
        <li>At the meeting: a study room of two or three chapters together.</li>
        <li>Once a month: swap chapters, so that no part of the season rests on one child.</li>
      </ul>
    </Card>
  )
}
