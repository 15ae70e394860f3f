import type { CoachSessionRow } from '@seraph/db/queries/coachSessions'
import type { Session } from '@seraph/schema/http/session'

import type { Deps } from '../../deps.ts'
import type { PlayerSession } from '../../session.ts'
import { presentCoach } from '../coaches/presentCoach.ts'
import { presentPlayer } from '../players/presentPlayer.ts'

/** A browser's sessions as it sees them; without `ADMIN_SECRET` nobody is the admin (ruling 12). */
export function presentSession(
  deps: Deps,
  session: PlayerSession | undefined,
  coachSession: CoachSessionRow | undefined,
): Session {
  const coach = coachSession === undefined ? null : presentCoach(coachSession)
  if (session === undefined) return { player: null, coach, isAdmin: false, canBecomeAdmin: false }
  const { isAdmin } = session
  return {
    player: presentPlayer(session.player),
    coach,
    isAdmin,
    canBecomeAdmin: session.player.isAdmin && deps.adminMark !== undefined && !isAdmin,
  }
}
