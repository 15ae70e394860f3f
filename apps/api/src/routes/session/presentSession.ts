import type { SessionRow } from '@seraph/db/queries/sessions'
import type { Session } from '@seraph/schema/http/session'

import type { Deps } from '../../deps.ts'
import { presentPlayer } from '../players/presentPlayer.ts'

/** A session row as its browser sees it; admin rights count only while the second step holds (ruling 12). */
export function presentSession(deps: Deps, session: SessionRow | undefined): Session {
  if (session === undefined) return { player: null, isAdmin: false, canBecomeAdmin: false }
  const isAdmin = session.player.isAdmin && session.adminUntil !== null && session.adminUntil.getTime() > deps.clock()
  const hasSecret = deps.env.ADMIN_SECRET !== undefined
  return {
    player: presentPlayer(session.player),
    isAdmin,
    canBecomeAdmin: session.player.isAdmin && hasSecret && !isAdmin,
  }
}
