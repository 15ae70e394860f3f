import type { Database } from '@seraph/db/open'
import { findSession } from '@seraph/db/queries/sessions/sessions'
import type { Clock } from '@seraph/service/clock'
import { RecentMap } from '@seraph/service/recentMap'
import { hashToken } from '@seraph/service/session'

/** Who most likely answers, for limits only: whether the session lives is found out by the statement that stores the answer. */
export type AnsweringPlayer = { id: string; tokenHash: Buffer }

type AnsweringPlayers = {
  /** The player of a session's token; undefined where there is no token, or none that lives. */
  find: (token: string | undefined) => Promise<AnsweringPlayer | undefined>
  /** Has the session looked up again: it isn't, or is no longer, that player's. */
  forget: (player: AnsweringPlayer) => void
}

const most = 20_000
/** How long a session isn't looked up, which also moves its end (rule 11), in milliseconds. */
const knownMs = 3_600_000

/** Remembers the players of the sessions that answer, so that an answer takes one statement, from its session's second on. */
export function openAnsweringPlayers({ db, clock }: { db: Database; clock: Clock }): AnsweringPlayers {
  const players = new RecentMap<{ id: string; until: number }>(most)
  const keyOf = (tokenHash: Buffer): string => tokenHash.toString('base64')
  return {
    async find(token) {
      if (token === undefined) return undefined
      const tokenHash = hashToken(token)
      const key = keyOf(tokenHash)
      const known = players.get(key)
      if (known !== undefined && clock() < known.until) return { id: known.id, tokenHash }
      const session = await findSession(db, tokenHash)
      if (session === undefined) return undefined
      const { id } = session.player
      players.set(key, { id, until: clock() + knownMs })
      return { id, tokenHash }
    },
    forget: ({ tokenHash }) => players.delete(keyOf(tokenHash)),
  }
}
