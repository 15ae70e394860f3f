import type { SessionRow } from '@seraph/db/queries/sessions'
import type { Session } from '@seraph/schema/http/session'

import type { Deps } from '../../deps.ts'
import { presentPlayer } from '../players/presentPlayer.ts'

/** A session row as its browser sees it; without `ADMIN_SECRET` nobody is the admin (ruling 12). */
export function presentSession(deps: Deps, session: SessionRow | undefined): Session {
  if (session === undefined) return { player: null, isAdmin: false, canBecomeAdmin: false }
  const hasSecret = deps.env.ADMIN_SECRET !== undefined
  const isAdmin = session.isAdmin && hasSecret
  return {
    player: presentPlayer(session.player),
    isAdmin,
    canBecomeAdmin: session.player.isAdmin && hasSecret && !isAdmin,
  }
}
