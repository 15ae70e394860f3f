import { useMutation } from '@tanstack/react-query'

import { call } from '../../api/call.ts'
import { textOf } from '../../messages.ts'
import { playerToasts } from '../../messages/players.ts'
import { showToast } from '../../ui/toasts/toastStore.ts'

/** Fetches one's record and lets the browser save it as a file. */
export function useDownloadRecord() {
  return useMutation({
    mutationFn: (secretNumber: string) => call('getRecord', { body: { secretNumber } }),
    onSuccess: (record) => {
      const file = new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' })
      const link = document.createElement('a')
      link.href = URL.createObjectURL(file)
      link.download = `seraph-${record.player.playerCode}-${record.downloadedAt.slice(0, 10)}.json`
      link.click()
      // The browser has its own hold of the file as soon as it was told to save it; in the next task it is safe to let go.
      setTimeout(() => URL.revokeObjectURL(link.href), 0)
      showToast(playerToasts.recordDownloaded)
    },
    onError: (error) => showToast(playerToasts.recordFailed(textOf(error))),
  })
}
