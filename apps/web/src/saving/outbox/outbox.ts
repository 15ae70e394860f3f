import { call } from '../../api/call.ts'
import type { CallInput } from '../../api/sendCall.ts'
import type { Contracts } from '../../api/contracts.ts'
import { newId } from '../../api/newId.ts'
import { progressQuery } from '../../api/queries/progressQuery.ts'
import { queryClient } from '../../api/queries/queryClient.ts'
import { reportQuery } from '../../api/queries/reportQuery.ts'
import { seasonName } from '../../api/seasonName.ts'
import { seasonQuery } from '../../api/queries/seasonQuery.ts'
import { serverTime } from '../../api/serverTime.ts'
import { savingToasts } from '../../messages/saving.ts'
import { sessionQuery } from '../../session/sessionQuery.ts'
import { readStoredPlayer } from '../../session/storedPlayer.ts'
import { showToast } from '../../ui/toasts/toastStore.ts'
import { notePractice } from '../notes/practiceNoteStore.ts'
import { browserSavingStore } from '../stores/browserSavingStore.ts'
import { createOutbox, type OutboxReply } from './createOutbox.ts'
import { exclusively } from './exclusively.ts'
import type { OutboxEntry } from './outboxEntry.ts'
import type { OutboxBody, OutboxName } from './outboxKinds.ts'
import type { Owner, SignedIn } from '../owner.ts'
import { openPracticeTeller } from './practiceTeller.ts'
import { recountWaiting } from './waitingStore.ts'

const tellPractice = openPracticeTeller()

/** This browser's outbox. */
export const outbox = createOutbox({
  openStore: browserSavingStore,
  send: sendEntry,
  isStill: (player) => readStoredPlayer()?.playerCode === player?.playerCode,
  askSession,
  exclusively,
  onSent: ({ season = seasonBefore }, reply, player) => {
    if (player !== null && 'counted' in reply && reply.counted !== null) {
      const reason = tellPractice(player.id, reply.counted)
      if (reason !== undefined) notePractice(reason)
    }
    const isInHand = season === (seasonName() ?? queryClient.getQueryData(seasonQuery.queryKey)?.id)
    if (isInHand && player !== null && 'progress' in reply && reply.progress !== null) {
      queryClient.setQueryData(progressQuery(player.id).queryKey, reply.progress)
      void queryClient.invalidateQueries({ queryKey: reportQuery(player.id).queryKey })
    }
  },
  onRefused: ({ name }) => showToast(savingToasts.notCounted(name)),
  onChange: recountWaiting,
})

/**
 * A call to be kept and sent. `id` is its idempotency key: give the same for the same thing, where it may be entered twice.
 * A body's `occurredAt` is `occurredNow()`.
 */
export function newEntry<Name extends OutboxName>(
  name: Name,
  owner: Owner,
  body: OutboxBody<Name>,
  id: string = newId(),
): OutboxEntry {
  const season = seasonName() ?? queryClient.getQueryData(seasonQuery.queryKey)?.id
  return { id, owner, name, body, createdAt: occurredNow(), ...(season !== undefined && { season }) } as OutboxEntry
}

/** Now, by the server's clock as far as it is known (rule 19). */
export function occurredNow(): string {
  return new Date(serverTime()).toISOString()
}

/** What an entry means that was kept before calls named their season (rule 157). */
const seasonBefore = '2026-isaiah'

async function sendEntry(
  { id, name, body, season = seasonBefore, headers = {} }: OutboxEntry,
  player: SignedIn | null,
): Promise<OutboxReply> {
  const params = player === null ? undefined : { playerId: player.id }
  return call(name, { params, body } as CallInput<Contracts[OutboxName]>, { idempotencyKey: id, season, headers })
}

/** Another tab may have changed who is signed in. */
async function askSession(): Promise<string | null | undefined> {
  try {
    const { player } = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
    return player?.id ?? null
  } catch {
    return undefined
  }
}
