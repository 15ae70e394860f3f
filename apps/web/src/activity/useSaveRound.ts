import { newEntry, occurredNow, outbox } from '../saving/outbox/outbox.ts'
import type { OutboxBody, OutboxName } from '../saving/outbox/outboxKinds.ts'
import { ownerOf } from '../saving/owner.ts'
import { useSession } from '../session/useSession.ts'

/**
 * Saves a player's finished round under its idempotency key: resolved as soon as this browser keeps it; `onSent` is called once the
 * server has it. A guest's round is not kept.
 */
export function useSaveRound() {
  const session = useSession()
  return async <Name extends OutboxName>(
    name: Name,
    body: OutboxBody<Name>,
    saveKey: string,
    onSent?: () => void,
  ): Promise<void> => {
    const owner = ownerOf(session)
    if ((owner.playerId ?? owner.playerCode) === null) return
    const entry = newEntry(name, owner, { ...body, occurredAt: occurredNow() }, saveKey)
    await outbox.keep(entry)
    void outbox.save(entry, session.player ?? undefined).then(({ status }) => status === 'sent' && onSent?.())
  }
}
