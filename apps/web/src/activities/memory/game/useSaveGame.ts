import { queryOptions, useQuery } from '@tanstack/react-query'

import { call } from '../../../api/call.ts'
import { queryClient } from '../../../api/queries/queryClient.ts'
import { newEntry, occurredNow, outbox } from '../../../saving/outbox/outbox.ts'
import { ownerOf } from '../../../saving/owner.ts'
import { useSession } from '../../../session/useSession.ts'
import type { FinishedGame, Game } from './game.ts'
import { bestRecordQuery } from '../queries.ts'

type Result = { score: number; totalWords: number; completionTime: number }

/** How long a result waits for the server's word that the game was started: after a reload it may still be under way. */
const startPatienceMs = 3_000

/**
 * Starts the server's clock of a player's game, and returns what saves its result: kept in this browser at first, then sent. Both calls
 * carry the game's own key, so neither counts twice (rule 20). Without the server's start there are points and no record (rule 31).
 * Until the result is kept the game itself is, as one to go on with.
 */
export function useSaveGame({ id, chapter }: Pick<Game, 'id' | 'chapter'>) {
  const session = useSession()
  const { player } = session
  const startQuery = queryOptions({
    queryKey: ['memory', 'start', id, player?.id],
    queryFn: () => call('startMemoryGame', { body: { chapter: chapter.label } }, { idempotencyKey: id }),
  })
  useQuery({ ...startQuery, enabled: player !== null })
  const readStart = async () =>
    player === null ? undefined : queryClient.ensureQueryData(startQuery).catch(() => undefined)
  return ({ score, totalWords, completionTime }: Result): Pick<FinishedGame, 'isKept' | 'isNewRecord'> => {
    const owner = ownerOf(session)
    const playerName = owner.playerId ?? owner.playerCode
    if (playerName === null) return { isKept: Promise.resolve(), isNewRecord: Promise.resolve(false) }
    const occurredAt = occurredNow()
    const keep = async (): Promise<void> => {
      const start = await Promise.race([readStart(), pause(startPatienceMs)])
      const result = { chapter: chapter.label, completionTime, score, totalWords, playerName, occurredAt }
      await outbox.keep(newEntry('recordMemoryGame', owner, { ...result, ...start }, id))
    }
    const isKept = keep()
    const send = async (): Promise<boolean> => {
      await isKept
      if (player === null) return false
      const outcome = (await outbox.send(player)).get(id)
      await queryClient.invalidateQueries(bestRecordQuery(chapter.label))
      const reply = outcome?.status === 'sent' ? outcome.reply : undefined
      return reply !== undefined && 'isNewRecord' in reply && reply.isNewRecord
    }
    return { isKept, isNewRecord: send() }
  }
}

const pause = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), ms))
