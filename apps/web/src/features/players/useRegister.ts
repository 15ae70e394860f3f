import type { registerPlayer } from '@seraph/schema/http/players/players'
import type { ReplyOf, WrittenBodyOf } from '@seraph/schema/http/endpoint'
import { useMutation } from '@tanstack/react-query'

import { codeOf } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { readGuestChoice } from '../../session/season/guestChoice.ts'
import { useAttemptKey } from '../../api/useAttemptKey.ts'
import { textOf, toasts } from '../../messages.ts'
import { signedIn } from '../../session/sessionQuery.ts'
import { dismissToast, showToast } from '../../ui/toasts/toastStore.ts'

type Options = { onRegistered: (reply: ReplyOf<typeof registerPlayer>) => void; onGemTaken: () => void }

/** Creates the code; the server signs the new player in. A second try of the same form makes no second code (rule 20). */
export function useRegister({ onRegistered, onGemTaken }: Options) {
  const keyFor = useAttemptKey()
  return useMutation({
    mutationFn: (fields: WrittenBodyOf<typeof registerPlayer>) => {
      // Whoever chose at the welcome goes on there with a code, too (rule 156).
      const season = readGuestChoice()
      const body = { ...fields, ...(season !== undefined && { season }) }
      return call('registerPlayer', { body }, { idempotencyKey: keyFor(body) })
    },
    onSuccess: (reply) => {
      dismissToast()
      onRegistered(reply)
      signedIn(reply.player)
    },
    onError: (error) => {
      const code = codeOf(error)
      if (code === 'gem_taken') {
        showToast(toasts.gemNotAvailable)
        onGemTaken()
        return
      }
      const isUnforeseen = code === undefined || code === 'internal'
      showToast(
        isUnforeseen && isReply(error) ? toasts.codeGenerationFailed() : toasts.codeGenerationFailed(textOf(error)),
      )
    },
  })
}

const isReply = (error: Error) => error.name === 'ApiError'
