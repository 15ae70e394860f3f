import type { ReplyOf } from '@seraph/schema/http/endpoint'

import type { Contracts } from '../../api/contracts.ts'
import { codeOf } from '../../api/apiError.ts'
import { failureVerdict } from './failureVerdict.ts'
import type { OutboxEntry } from './outboxEntry.ts'
import type { OutboxName } from './outboxKinds.ts'
import { isOwnedBy, type SignedIn } from '../owner.ts'
import type { SavingStore } from '../stores/savingStore.ts'

export type OutboxReply = ReplyOf<Contracts[OutboxName]>

/** What became of an entry. `sent` without a reply: another tab or an earlier try has sent it. */
export type Outcome =
  | { status: 'sent'; reply: OutboxReply | undefined }
  | { status: 'waiting' }
  | { status: 'refused'; error: unknown }

/** What the outbox needs of the world. A player who is null is a guest. */
export type OutboxPorts = {
  openStore: () => Promise<SavingStore>
  /** @throws what `call` throws. */
  send: (entry: OutboxEntry, player: SignedIn | null) => Promise<OutboxReply>
  /** Does this browser still take the player for signed in? Cheap: asked before each try. */
  isStill: (player: SignedIn | null) => boolean
  /** Asks the server who is signed in: an id, null for a guest, undefined where it can't be told. */
  askSession: () => Promise<string | null | undefined>
  /** Runs the work while no other tab runs any. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
  onSent: (entry: OutboxEntry, reply: OutboxReply, player: SignedIn | null) => void
  onRefused: (entry: OutboxEntry) => void
  /** What waits may have changed. */
  onChange: () => void
}

/**
 * Keeps calls until the server has acknowledged them and sends them oldest first, each under its owner's session alone
 * (rules 11 and 20). A refusal for want of rights keeps the entry; a final one is told and blocks nothing.
 */
export function createOutbox(ports: OutboxPorts) {
  let run: { playerId: string | null; done: Promise<Map<string, Outcome>> } | undefined

  /** Keeps an entry in this browser: resolved as soon as it is written. */
  async function keep(entry: OutboxEntry): Promise<void> {
    await (await ports.openStore()).addEntry(entry)
  }

  /** Keeps an entry, then sends what waits. Without a player (the server has not said who this is: undefined) it waits. */
  async function save(entry: OutboxEntry, player: SignedIn | null | undefined): Promise<Outcome> {
    await keep(entry)
    if (player === undefined || !isOwnedBy(entry.owner, player)) {
      ports.onChange()
      return { status: 'waiting' }
    }
    await run?.done
    const outcome = (await send(player)).get(entry.id)
    if (outcome !== undefined) return outcome
    const left = await (await ports.openStore()).listEntries()
    return left.some(({ id }) => id === entry.id) ? { status: 'waiting' } : { status: 'sent', reply: undefined }
  }

  /** Sends this player's entries; those that were refused for want of rights only where `withRefused` asks for it. */
  async function send(player: SignedIn | null, { withRefused = false } = {}): Promise<Map<string, Outcome>> {
    const playerId = player?.id ?? null
    if (run !== undefined && run.playerId !== playerId) {
      await run.done
      return send(player, { withRefused })
    }
    run ??= { playerId, done: begin(player, withRefused) }
    return run.done
  }

  async function begin(player: SignedIn | null, withRefused: boolean): Promise<Map<string, Outcome>> {
    try {
      return await ports.exclusively(() => sendAll(player, withRefused))
    } finally {
      run = undefined
      ports.onChange()
    }
  }

  async function sendAll(player: SignedIn | null, withRefused: boolean): Promise<Map<string, Outcome>> {
    const store = await ports.openStore()
    const outcomes = new Map<string, Outcome>()
    const own = (await store.listEntries()).filter(({ owner }) => isOwnedBy(owner, player))
    for (const entry of own) {
      if (entry.refusedAs !== undefined && !withRefused) continue
      if (!ports.isStill(player)) break
      const outcome = await trySend(store, entry, player)
      if (outcome === 'stop') break
      outcomes.set(entry.id, outcome)
    }
    return outcomes
  }

  async function trySend(
    store: SavingStore,
    entry: OutboxEntry,
    player: SignedIn | null,
    isSecondTry = false,
  ): Promise<Outcome | 'stop'> {
    try {
      const reply = await ports.send(entry, player)
      await store.removeEntry(entry.id)
      ports.onSent(entry, reply, player)
      return { status: 'sent', reply }
    } catch (error) {
      const verdict = failureVerdict(error)
      if (verdict === 'stop') return 'stop'
      if (verdict === 'pass') return { status: 'waiting' }
      if (verdict === 'final' || verdict === 'known') {
        await store.removeEntry(entry.id)
        if (verdict === 'known') return { status: 'sent', reply: undefined }
        ports.onRefused(entry)
        return { status: 'refused', error }
      }
      const session = await ports.askSession()
      if (session !== (player?.id ?? null)) return 'stop'
      // Asking may have signed the owner in again, silently.
      if (!isSecondTry) return trySend(store, entry, player, true)
      await store.changeEntry({ ...entry, refusedAs: codeOf(error) ?? 'forbidden' })
      return { status: 'waiting' }
    }
  }

  /** Throws away this player's entries that the server has refused. */
  async function discardRefused(player: SignedIn | null): Promise<void> {
    const store = await ports.openStore()
    for (const { id, owner, refusedAs } of await store.listEntries()) {
      if (refusedAs !== undefined && isOwnedBy(owner, player)) await store.removeEntry(id)
    }
    ports.onChange()
  }

  return { keep, save, send, discardRefused }
}
