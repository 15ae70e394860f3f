import { Link } from 'react-router-dom'

import { paths } from '../../paths.ts'

/** Whose report a coach reads, and the way back. */
export function CoachReading({ code }: { code: string | undefined }) {
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-5 gap-y-1">
      {code !== undefined && (
        <span>
          You are reading the report of <b className="tracking-wide">{code}</b>.
        </span>
      )}
      <Link to={paths.coachDashboard}>Back to the Coach Dashboard</Link>
    </p>
  )
}
