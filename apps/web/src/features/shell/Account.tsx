import { useSession } from '../../session/useSession.ts'
import { guestSections } from './nav.ts'
import { PlayerMenu } from './PlayerMenu.tsx'
import { TopSection } from './TopSection.tsx'

/** Who is signed in, or the ways to be. While the server has not answered, only a stored code is shown. */
export function Account() {
  const session = useSession()
  if (session.status === 'player') return <PlayerMenu player={session.player} />
  if (session.status !== 'guest')
    return <span className="text-muted px-3 text-base font-bold">{session.storedCode}</span>
  return (
    <nav className="wideonly flex" aria-label="Account">
      {guestSections.map((section) => (
        <TopSection key={section.label} section={section} />
      ))}
    </nav>
  )
}
