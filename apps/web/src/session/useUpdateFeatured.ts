import { useMutation } from '@tanstack/react-query'

import { call } from '../api/call.ts'
import { playerToasts } from '../messages/players.ts'
import { showToast, type Toast } from '../ui/toasts/toastStore.ts'
import { playerChanged } from './playerChanged.ts'
import { updateFailureText } from './updateFailureText.ts'

type Said = {
  updated: (isPubliclyVisible: boolean) => Toast
  failed: (reason?: string) => Toast
}

const saidOfSettings: Said = { updated: playerToasts.settingsUpdated, failed: playerToasts.updateFailed }

/** Shows the signed-in player on the Featured Players page, or no longer, and tells it in the words of the place (rules 115 and 121). */
export function useUpdateFeatured(playerCode: string, said = saidOfSettings) {
  return useMutation({
    mutationFn: (isPubliclyVisible: boolean) => call('updateFeatured', { body: { playerCode, isPubliclyVisible } }),
    onSuccess: ({ player }) => {
      playerChanged(player)
      showToast(said.updated(player.isPubliclyVisible))
    },
    onError: (error) => showToast(said.failed(updateFailureText(error))),
  })
}
