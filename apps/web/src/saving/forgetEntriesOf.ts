import { isOwnedBy, type SignedIn } from './owner.ts'
import type { SavingStore } from './stores/savingStore.ts'

/** Removes all that is kept of a player: what waits to be sent, and activities under way. */
export async function forgetEntriesOf(store: SavingStore, player: SignedIn): Promise<void> {
  for (const { id, owner } of await store.listEntries()) {
    if (isOwnedBy(owner, player)) await store.removeEntry(id)
  }
  await store.removeSnapshotsOf(player.id)
}
