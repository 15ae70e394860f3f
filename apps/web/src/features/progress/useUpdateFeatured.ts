import type { Player } from '@seraph/schema/http/players'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { ApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { featuredToasts } from '../../messages/featured.ts'
import { textOf } from '../../messages.ts'
import { sessionQuery } from '../../session/sessionQuery.ts'
import { writeStoredPlayer } from '../../session/storedPlayer.ts'
import { showToast } from '../../ui/toastStore.ts'

/** Changes whether the player is featured; then the stored player and the public board are fresh (document 1, §4). */
export function useUpdateFeatured() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ player, isPubliclyVisible }: { player: Player; isPubliclyVisible: boolean }) =>
      call('updateFeatured', { body: { playerCode: player.playerCode, isPubliclyVisible } }),
    onSuccess: ({ player }) => {
      writeStoredPlayer(player)
      client.setQueryData(sessionQuery.queryKey, (session) => session && { ...session, player })
      void client.invalidateQueries({ queryKey: ['featured-players'] })
      showToast(featuredToasts.updated(player.isPubliclyVisible))
    },
    onError: (error) =>
      showToast(featuredToasts.failed(error instanceof ApiError && error.status < 500 ? textOf(error) : undefined)),
  })
}
