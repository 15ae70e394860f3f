import { useMutation } from '@tanstack/react-query'

import type { Toast } from '../../ui/toasts/toastStore.ts'
import { showToast } from '../../ui/toasts/toastStore.ts'
import { codeOf } from '../../api/apiError.ts'
import { queryClient } from '../../api/queries/queryClient.ts'
import { toasts } from '../../messages.ts'
import { coachToasts } from '../../messages/coaches.ts'
import { reasonOf } from '../../messages/reasonOf.ts'
import { refreshDashboard } from './dashboardQuery.ts'

/** Changes something of the coach's, reads the dashboard again, says what was done, and calls `onDone`. */
export function useCoachChange<Input, Reply>(options: {
  change: (input: Input) => Promise<Reply>
  tell: (reply: Reply) => Toast
  failure?: (reason?: string) => Toast
  onDone?: () => void
}) {
  return useMutation({
    mutationFn: options.change,
    onSuccess: async (reply) => {
      await refreshDashboard()
      showToast(options.tell(reply))
      options.onDone?.()
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey: ['availableGems'] })
      const isGem = codeOf(error) === 'gem_taken'
      showToast(isGem ? toasts.gemNotAvailable : (options.failure ?? coachToasts.changeFailed)(reasonOf(error)))
    },
  })
}
