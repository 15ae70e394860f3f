import { Link } from 'react-router-dom'

import { paths } from '../../paths.ts'
import { useCoach } from '../../session/coach/useCoach.ts'

/** Whose report a coach or the admin reads, and the way back. */
export function CoachReading({ code }: { code: string | undefined }) {
  const { coach } = useCoach()
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-5 gap-y-1">
      {code !== undefined && (
        <span>
          You are reading the report of <b className="tracking-wide">{code}</b>.
        </span>
      )}
      {coach === null ? (
        <Link to={`${paths.adminErrorReports}?tab=players`}>Back to the players</Link>
      ) : (
        <Link to={paths.coachDashboard}>Back to the Coach Dashboard</Link>
      )}
    </p>
  )
}
