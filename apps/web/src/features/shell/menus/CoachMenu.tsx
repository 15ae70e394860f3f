import LogOut from 'virtual:icons/log-out'
import School from 'virtual:icons/school'

import { useCoachLogout } from '../../../session/coach/useCoachLogout.ts'
import { classes } from '../../../ui/classes.ts'
import { coachItems } from '../nav.ts'
import { NavMenu } from './NavMenu.tsx'

/**
 * That one is signed in as a coach: leads to the dashboard and out. In the wide bar, which names the dashboard, and beside a player's code
 * (`isSmall`) there is room for the sign alone; beside one on the narrowest phones there is none.
 */
export function CoachMenu({ isSmall }: { isSmall: boolean }) {
  const logout = useCoachLogout()
  return (
    <NavMenu
      className={classes('toplink', isSmall && 'max-[24rem]:hidden')}
      face={
        <>
          <School aria-hidden className="size-5" />
          <span className={isSmall ? 'sr-only' : 'text-ink font-bold min-[72rem]:sr-only'}>Coach</span>
        </>
      }
      heading="Signed in as a coach"
      entries={[...coachItems, { label: 'Logout', icon: LogOut, onChoose: () => logout.mutate() }]}
    />
  )
}
