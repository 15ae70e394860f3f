import type { Player } from '@seraph/schema/http/players'
import type { ErrorCode } from '@seraph/schema/http/errors'

import { codeOf } from '../api/apiError.ts'
import { call } from '../api/call.ts'
import { progressQuery } from '../api/progressQuery.ts'
import { queryClient } from '../api/queryClient.ts'
import { toasts } from '../messages.ts'
import { sessionQuery } from '../session/sessionQuery.ts'
import { showToast } from '../ui/toastStore.ts'
import { addPendingSave, readPendingSaves, removePendingSave, type PendingSave } from './pendingSaves.ts'
import { recountPending } from './usePendingCount.ts'

/** What the server says of an answer that it will never count. */
const finalRefusals: ReadonlySet<ErrorCode | undefined> = new Set<ErrorCode>([
  'invalid_request',
  'chapter_not_in_season',
  'evaluation_not_found',
  'idempotency_key_reused',
  'forbidden',
])

type Owner = Pick<Player, 'id' | 'playerCode'>

let sending: Promise<void> | undefined

/**
 * Keeps an answer of this player code in this browser and sends everything that waits, oldest first. Without a player (the
 * server has not said yet who this is) it waits until there is one.
 */
export async function saveAnswer(playerCode: string, player: Owner | null, save: PendingSave): Promise<void> {
  addPendingSave(playerCode, save)
  if (player === null) {
    recountPending()
    return
  }
  await sending
  await sendPendingSaves(player)
}

/** Sends a player's unsent answers. Stops at the first that can't be sent now: it stays, with all behind it. */
export function sendPendingSaves(player: Owner): Promise<void> {
  sending ??= sendAll(player).finally(() => {
    sending = undefined
    recountPending()
  })
  return sending
}

async function sendAll(player: Owner): Promise<void> {
  for (const save of readPendingSaves(player.playerCode)) {
    try {
      const { progress } = await call(
        'updateAiQuiz',
        { params: { playerId: player.id }, body: save.body },
        { idempotencyKey: save.key },
      )
      queryClient.setQueryData(progressQuery(player.id).queryKey, progress)
    } catch (error) {
      const session = await rereadSessionAfter(error)
      const isOwner = session === undefined || session === player.id
      if (!finalRefusals.has(codeOf(error)) || !isOwner) return
      showToast(toasts.answerNotCounted)
    }
    removePendingSave(player.playerCode, save.key)
  }
}

/** A refusal for want of rights may mean that another tab has changed who is signed in: the id of who is now, where that was asked. */
async function rereadSessionAfter(error: unknown): Promise<string | null | undefined> {
  const code = codeOf(error)
  if (code !== 'not_signed_in' && code !== 'forbidden') return undefined
  try {
    const { player } = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
    return player?.id ?? null
  } catch {
    return null
  }
}
