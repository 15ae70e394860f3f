import { useMutation } from '@tanstack/react-query'

import { call } from '../api/call.ts'
import { playerToasts } from '../messages/players.ts'
import { showToast } from '../ui/toastStore.ts'
import { playerChanged } from './playerChanged.ts'
import { updateFailureText } from './updateFailureText.ts'

/** Shows the signed-in player on the Featured Players page, or no longer. */
export function useUpdateFeatured(playerCode: string) {
  return useMutation({
    mutationFn: (isPubliclyVisible: boolean) => call('updateFeatured', { body: { playerCode, isPubliclyVisible } }),
    onSuccess: ({ player }) => {
      playerChanged(player)
      showToast(playerToasts.settingsUpdated(player.isPubliclyVisible))
    },
    onError: (error) => showToast(playerToasts.updateFailed(updateFailureText(error))),
  })
}
