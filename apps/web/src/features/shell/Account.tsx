import { useCoach } from '../../session/coach/useCoach.ts'
import { useSession } from '../../session/useSession.ts'
import { CoachMenu } from './menus/CoachMenu.tsx'
import { guestSections } from './nav.ts'
import { PlayerMenu } from './menus/PlayerMenu.tsx'
import { TopSection } from './TopSection.tsx'

/** Who is signed in, or the ways to be. While the server has not answered, only a stored code is shown. */
export function Account() {
  const session = useSession()
  const { coach } = useCoach()
  const isPlayer = session.status === 'player'
  if (isPlayer || coach !== null)
    return (
      <>
        {coach !== null && <CoachMenu isSmall={isPlayer} />}
        {isPlayer && <PlayerMenu player={session.player} />}
      </>
    )
  if (session.status !== 'guest')
    return <span className="playercode text-muted px-3 text-base font-bold">{session.storedCode}</span>
  return (
    <nav className="wideonly flex" aria-label="Account">
      {guestSections.map((section) => (
        <TopSection key={section.label} section={section} />
      ))}
    </nav>
  )
}
