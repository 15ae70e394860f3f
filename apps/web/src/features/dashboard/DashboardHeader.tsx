import type { CoachDashboard } from '@seraph/schema/http/coachDashboard'
import { LogOut } from 'lucide-react'
import { Link } from 'react-router-dom'

import { leads } from '../../leads.ts'
import { paths } from '../../paths.ts'
import { useCoachLogout } from '../../session/useCoachLogout.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { ClubEvents } from './ClubEvents.tsx'
import { ClubSeason } from './ClubSeason.tsx'

/** Who is here, with what club, and what can be done from here. */
export function DashboardHeader({ profile }: { profile: CoachDashboard['profile'] }) {
  const logout = useCoachLogout()
  const place = [profile.state, profile.country].filter(Boolean).join(', ')
  return (
    <header className="mb-5">
      <ScreenTitle title={leads.coachDashboard.title} />
      <p className="mt-1 text-xl wrap-anywhere">Welcome, {profile.coachName}!</p>
      <p className="mt-2 flex flex-wrap items-center gap-2 wrap-anywhere">
        {profile.clubs.map((club) => (
          <Badge key={club}>{club}</Badge>
        ))}
        {place !== '' && <span className="text-muted text-base">{place}</span>}
      </p>
      <ClubEvents />
      <div className="mt-4 flex flex-wrap gap-3">
        <ClubSeason />
        <Link className={buttonClass()} to={paths.register}>
          Register Your Team
        </Link>
        <Link className={buttonClass('quiet')} to="/study-room">
          Create Study Room
        </Link>
        <Button look="quiet" onClick={() => logout.mutate()} isBusy={logout.isPending}>
          <LogOut aria-hidden className="size-5" />
          Logout
        </Button>
      </div>
    </header>
  )
}
