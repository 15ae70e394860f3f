import type { Database } from '@seraph/db/open'
import { findSession } from '@seraph/db/queries/sessions'
import { RecentMap } from '@seraph/service/recentMap'
import { hashToken } from '@seraph/service/session'

/** Who most likely answers, for limits only: whether the session lives is found out by the statement that stores the answer. */
export type AnsweringPlayer = { id: string; tokenHash: Buffer }

export type AnsweringPlayers = {
  /** The player of a session's token; undefined where there is no token, or none that lives. */
  find: (token: string | undefined) => Promise<AnsweringPlayer | undefined>
  /** Has the session looked up again: it isn't, or is no longer, that player's. */
  forget: (player: AnsweringPlayer) => void
}

const most = 20_000

/** Remembers the players of the sessions that answer, so that an answer takes one statement, from its session's second on. */
export function openAnsweringPlayers(db: Database): AnsweringPlayers {
  const known = new RecentMap<string>(most)
  const keyOf = (tokenHash: Buffer): string => tokenHash.toString('base64')
  return {
    async find(token) {
      if (token === undefined) return undefined
      const tokenHash = hashToken(token)
      const key = keyOf(tokenHash)
      const id = known.get(key) ?? (await findSession(db, tokenHash))?.player.id
      if (id === undefined) return undefined
      known.set(key, id)
      return { id, tokenHash }
    },
    forget: ({ tokenHash }) => known.delete(keyOf(tokenHash)),
  }
}
