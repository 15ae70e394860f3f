import type { CoachDashboard } from '@seraph/schema/http/coaches/coachDashboard'
import ChevronDown from 'virtual:icons/chevron-down'
import LogOut from 'virtual:icons/log-out'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'

import { leads } from '../../../leads.ts'
import { paths } from '../../../paths.ts'
import { useCoachLogout } from '../../../session/coach/useCoachLogout.ts'
import { useIsHelper } from '../../../session/coach/useIsHelper.ts'
import { useSession } from '../../../session/useSession.ts'
import { Badge } from '../../../ui/marks/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { classes } from '../../../ui/classes.ts'
import { ScreenTitle } from '../../../ui/ScreenTitle.tsx'
import { ClubEvents } from '../ClubEvents.tsx'
import { ClubSeason } from '../ClubSeason.tsx'

/** Who is here, with what club, and what can be done from here: folded on a phone, where the week comes first. */
export function DashboardHeader({ profile, teams }: Pick<CoachDashboard, 'profile' | 'teams'>) {
  const [isOpen, setIsOpen] = useState(teams.length === 0)
  const folded = useId()
  const logout = useCoachLogout()
  const { player } = useSession()
  const isHelper = useIsHelper()
  const place = [profile.state, profile.country].filter(Boolean).join(', ')
  return (
    <header className="mb-2 sm:mb-5">
      {/* On a phone the bar says where one is, and its menu leads out: what a coach came for comes first. */}
      <ScreenTitle title={leads.coachDashboard.title} className="screentitle handheld:sr-only" />
      <div className="flex items-center justify-between gap-3">
        <p className="mt-1 text-xl wrap-anywhere handheld:font-semibold">Welcome, {profile.coachName}!</p>
        <Button
          look="plain"
          className="-mr-3 flex-none roomy:hidden"
          aria-expanded={isOpen}
          aria-controls={folded}
          onClick={() => setIsOpen(!isOpen)}
        >
          Your club
          <ChevronDown aria-hidden className={classes('size-5', isOpen && 'rotate-180')} />
        </Button>
      </div>
      {isHelper && <p className="text-muted mt-1">You help the coach of these teams.</p>}
      <div id={folded} className={classes(!isOpen && 'handheld:hidden')}>
        <p className="mt-2 flex flex-wrap items-center gap-2 wrap-anywhere">
          {profile.clubs.map((club) => (
            <Badge key={club}>{club}</Badge>
          ))}
          {place !== '' && <span className="text-muted text-base">{place}</span>}
        </p>
        <ClubEvents />
        <div className="mt-4 grid grid-cols-2 gap-2 *:first:col-span-2 sm:flex sm:flex-wrap sm:gap-3">
          <ClubSeason />
          {!isHelper && (
            <Link className={buttonClass()} to={paths.register}>
              Register Your Team
            </Link>
          )}
          <Link className={buttonClass('quiet')} to="/study-room">
            Create Study Room
          </Link>
          <Button
            look="quiet"
            className={classes(player === null && 'handheld:hidden')}
            onClick={() => logout.mutate()}
            isBusy={logout.isPending}
          >
            <LogOut aria-hidden className="size-5" />
            Logout
          </Button>
        </div>
      </div>
    </header>
  )
}
