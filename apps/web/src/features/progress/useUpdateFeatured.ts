import type { Player } from '@seraph/schema/http/players'
import { useMutation } from '@tanstack/react-query'

import { call } from '../../api/call.ts'
import { featuredToasts } from '../../messages/featured.ts'
import { playerChanged } from '../../session/playerChanged.ts'
import { updateFailureText } from '../../session/updateFailureText.ts'
import { showToast } from '../../ui/toastStore.ts'

/** Changes whether the player is featured; then the stored player and the public board are fresh (document 1, §4). */
export function useUpdateFeatured() {
  return useMutation({
    mutationFn: ({ player, isPubliclyVisible }: { player: Player; isPubliclyVisible: boolean }) =>
      call('updateFeatured', { body: { playerCode: player.playerCode, isPubliclyVisible } }),
    onSuccess: ({ player }) => {
      playerChanged(player)
      showToast(featuredToasts.updated(player.isPubliclyVisible))
    },
    onError: (error) => showToast(featuredToasts.failed(updateFailureText(error))),
  })
}
