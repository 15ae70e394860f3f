import type { CoachSessionRow } from '@seraph/db/queries/coachSessions'
import type { SessionRow } from '@seraph/db/queries/sessions'
import type { Session } from '@seraph/schema/http/session'

import type { Deps } from '../../deps.ts'
import { presentCoach } from '../coaches/presentCoach.ts'
import { presentPlayer } from '../players/presentPlayer.ts'

/** A browser's sessions as it sees them; without `ADMIN_SECRET` nobody is the admin (ruling 12). */
export function presentSession(
  deps: Deps,
  session: SessionRow | undefined,
  coachSession: CoachSessionRow | undefined,
): Session {
  const coach = coachSession === undefined ? null : presentCoach(coachSession)
  if (session === undefined) return { player: null, coach, isAdmin: false, canBecomeAdmin: false }
  const hasSecret = deps.env.ADMIN_SECRET !== undefined
  const isAdmin = session.isAdmin && hasSecret
  return {
    player: presentPlayer(session.player),
    coach,
    isAdmin,
    canBecomeAdmin: session.player.isAdmin && hasSecret && !isAdmin,
  }
}
