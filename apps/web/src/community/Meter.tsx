import { useQuery } from '@tanstack/react-query'

import { seasonQuery } from '../api/queries/seasonQuery.ts'
import { statsQuery } from '../api/queries/statsQuery.ts'
import { meterDigits } from './meterFrames.ts'
import { useMeterValue } from './useMeterValue.ts'

/** The live count of all answers ever marked here (rule 105; rule 28); dashes where it can't be had, and live only while it is. */
export function Meter() {
  const { data: season } = useQuery(seasonQuery)
  const { data, isError } = useQuery(statsQuery)
  const total = isError ? undefined : data?.totalQuestionsAnswered
  const value = useMeterValue(total)
  const [word, dot] = isError
    ? ['Not reachable', 'bg-bad']
    : total === undefined
      ? ['Asking…', 'bg-edge']
      : ['Live Updates', 'bg-good-fill']
  return (
    <div className="bg-ground border-line rounded-card flex h-full min-h-32 flex-col justify-center border px-4 py-3 text-center">
      <p className="text-muted flex items-center justify-center gap-2 text-base">
        <b className="text-ink">{season?.labels.meter ?? 'PBE METER'}</b>
        <span aria-hidden className={`size-2.5 rounded-full ${dot}`} />
        {word}
      </p>
      <p aria-hidden className="font-display text-4xl font-semibold tracking-wide tabular-nums">
        {meterDigits(value)}
      </p>
      <p className="text-muted text-base">
        Total Questions Answered<span className="sr-only">: {total ?? 'not known'}</span>
      </p>
    </div>
  )
}
