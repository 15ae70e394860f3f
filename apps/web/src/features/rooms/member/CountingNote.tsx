import { Link } from 'react-router-dom'

import { paths } from '../../../paths.ts'
import { useSession } from '../../../session/useSession.ts'

/** Answers count for the player's own progress only where this browser is logged in as that player (rule 14): offers to log in. */
export function CountingNote({ nickname }: { nickname: string }) {
  const { status, player } = useSession()
  if (status === 'checking' || status === 'unreachable' || player?.playerCode === nickname) return null
  if (player !== null && player.displayName === nickname) return null
  return (
    <p className="bg-sunken mt-4 rounded-xl px-4 py-3 text-base">
      Your answers count in this room. <Link to={paths.login}>Log in as {nickname}</Link>, and they count for your
      progress too. Your seat is kept.
    </p>
  )
}
