import { useMutation } from '@tanstack/react-query'

import { useAttemptKey } from '../api/useAttemptKey.ts'
import { textOf } from '../messages.ts'
import { tokenHeaders } from '../liveRoom/tokenHeaders.ts'
import { newEntry, outbox } from '../saving/outbox/outbox.ts'
import { ownerOf } from '../saving/owner.ts'
import { useSession } from '../session/useSession.ts'
import { showCare } from '../ui/dialogs/careStore.ts'
import { showToast } from '../ui/toasts/toastStore.ts'
import type { Asked } from './askedStore.ts'
import type { Doubted } from './doubted.ts'

type Fields = Doubted & { partId: string; note: string }

/**
 * Asks a person about a mark, through the outbox: it is kept before it is
 * sent, and waits where there is no network. `roomId`: the room whose host
 * asks; the token of this tab's seat goes with it.
 */
export function useAppeal(onAsked: (state: Asked) => void, roomId?: string) {
  const session = useSession()
  const keyFor = useAttemptKey()
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ note, ...about }: Fields): Promise<Asked> => {
      const body = { ...about, ...(note.trim() !== '' && { note }) }
      const isKnown = session.status === 'player' || session.status === 'guest'
      const kept = newEntry('appealMark', ownerOf(session), body, keyFor(body))
      const entry = roomId === undefined ? kept : { ...kept, headers: tokenHeaders(roomId) }
      const outcome = await outbox.save(entry, isKnown ? session.player : undefined)
      if (outcome.status === 'refused') throw outcome.error
      if (outcome.status === 'waiting') return 'kept'
      const { reply } = outcome
      if (reply === undefined || !('status' in reply)) return 'waiting'
      showCare(reply.care)
      return reply.status
    },
    onSuccess: onAsked,
    onError: (error) => showToast({ title: 'Error', description: textOf(error), isError: true }),
  })
}
