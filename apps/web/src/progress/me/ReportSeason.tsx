import type { PlayerReport } from '@seraph/schema/http/progress'
import type { Season } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'

import { sessionQuery } from '../../session/sessionQuery.ts'
import { Field } from '../../ui/Field.tsx'
import { inputClass } from '../../ui/inputClass.ts'

type Props = { report: PlayerReport; season: Season; inHand: Season | undefined; onRead: (season: string) => void }

/** Which season the report is of: the one in hand, and every one in which the player did something. Nothing where there is no other. */
export function ReportSeason({ report, season, inHand, onRead }: Props) {
  const open = useQuery(sessionQuery).data?.seasons
  const seasons = new Map(
    [...[inHand, season].filter((one) => one !== undefined), ...report.seasons].map((one) => [one.id, one]),
  )
  if (seasons.size < 2) return null
  const isClosed = open !== undefined && !open.some(({ id }) => id === season.id)
  return (
    <div className="mt-5 max-w-96 print:hidden">
      <Field
        label="Report of the season"
        {...(isClosed && { hint: 'This season is over. What was done in it stays here.' })}
      >
        {(control) => (
          <select {...control} className={inputClass} value={season.id} onChange={({ target }) => onRead(target.value)}>
            {[...seasons.values()].map(({ id, title, year }) => (
              <option key={id} value={id}>
                {title} ({year})
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}
