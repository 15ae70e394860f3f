import { useQuery } from '@tanstack/react-query'

import { call } from '../../api/call.ts'
import { progressQuery } from '../../api/progressQuery.ts'
import { queryClient } from '../../api/queryClient.ts'
import { useSession } from '../../session/useSession.ts'
import type { Game } from './game.ts'
import { bestRecordQuery } from './queries.ts'

type Result = { score: number; totalWords: number; completionTime: number }

/**
 * Starts the server's clock of a player's game, and returns what saves its result: resolved with whether it is the new record. Both calls carry the game's
 * own key, so neither counts twice (ruling 20). Without the server's start there are points and no record (ruling 31).
 */
export function useSaveGame({ id, chapter }: Game): (result: Result) => Promise<boolean> {
  const { player } = useSession()
  const { data: start } = useQuery({
    queryKey: ['memory', 'start', id, player?.id],
    queryFn: () => call('startMemoryGame', { body: { chapter: chapter.label } }, { idempotencyKey: id }),
    enabled: player !== null,
  })
  return async ({ score, totalWords, completionTime }) => {
    if (player === null) return false
    const body = {
      chapter: chapter.label,
      completionTime,
      score,
      totalWords,
      playerName: player.playerCode,
      ...(start !== undefined && { gameId: start.gameId }),
      occurredAt: new Date().toISOString(),
    }
    try {
      const { isNewRecord, progress } = await call('recordMemoryGame', { body }, { idempotencyKey: id })
      if (progress !== null) queryClient.setQueryData(progressQuery(player.id).queryKey, progress)
      await queryClient.invalidateQueries(bestRecordQuery(chapter.label))
      return isNewRecord
    } catch (error) {
      reportError(error)
      return false
    }
  }
}
