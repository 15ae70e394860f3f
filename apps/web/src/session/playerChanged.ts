import type { Player } from '@seraph/schema/http/players/players'

import { featuredPlayersKey } from '../api/featuredPlayersKey.ts'
import { queryClient } from '../api/queries/queryClient.ts'
import { sessionQuery } from './sessionQuery.ts'
import { writeStoredPlayer } from './storedPlayer.ts'

/** Takes over the signed-in player as the server has changed them, and lets the featured players be asked for again (rule 115). */
export function playerChanged(player: Player): void {
  writeStoredPlayer(player)
  queryClient.setQueryData(sessionQuery.queryKey, (session) => session && { ...session, player })
  void queryClient.invalidateQueries({ queryKey: featuredPlayersKey })
}
