import { Link } from 'react-router-dom'

import { paths } from '../paths.ts'
import { useSession } from '../session/useSession.ts'
import { guestNote } from './guestNote.ts'

/** Tells a guest once, kindly, what an account would keep (rules 117 and 125). */
export function GuestBanner() {
  const { status } = useSession()
  if (status !== 'guest') return null
  return (
    <div role="note" className="bg-sunken rounded-card mt-4 px-4 py-3">
      <p>{guestNote.greeting}</p>
      <p>
        <Link to={paths.individualRegister}>{guestNote.account}</Link> or{' '}
        <Link to={paths.playerLogin}>{guestNote.login}</Link> {guestNote.gain}
      </p>
    </div>
  )
}
