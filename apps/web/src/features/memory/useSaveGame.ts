import { useQuery } from '@tanstack/react-query'

import { call } from '../../api/call.ts'
import { queryClient } from '../../api/queryClient.ts'
import { newEntry, occurredNow, outbox } from '../../saving/outbox.ts'
import { ownerOf } from '../../saving/owner.ts'
import { useSession } from '../../session/useSession.ts'
import type { FinishedGame, Game } from './game.ts'
import { bestRecordQuery } from './queries.ts'

type Result = { score: number; totalWords: number; completionTime: number }

/**
 * Starts the server's clock of a player's game, and returns what saves its result: kept in this browser at first, then sent. Both calls
 * carry the game's own key, so neither counts twice (ruling 20). Without the server's start there are points and no record (ruling 31).
 */
export function useSaveGame({ id, chapter }: Pick<Game, 'id' | 'chapter'>) {
  const session = useSession()
  const { player } = session
  const { data: start } = useQuery({
    queryKey: ['memory', 'start', id, player?.id],
    queryFn: () => call('startMemoryGame', { body: { chapter: chapter.label } }, { idempotencyKey: id }),
    enabled: player !== null,
  })
  return ({ score, totalWords, completionTime }: Result): Pick<FinishedGame, 'isKept' | 'isNewRecord'> => {
    const owner = ownerOf(session)
    const playerName = owner.playerId ?? owner.playerCode
    if (playerName === null) return { isKept: Promise.resolve(), isNewRecord: Promise.resolve(false) }
    const body = {
      chapter: chapter.label,
      completionTime,
      score,
      totalWords,
      playerName,
      ...(start !== undefined && { gameId: start.gameId }),
      occurredAt: occurredNow(),
    }
    const isKept = outbox.keep(newEntry('recordMemoryGame', owner, body, id))
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
