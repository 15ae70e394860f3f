import type { SignedIn } from '../owner.ts'
import type { SavingStore } from '../stores/savingStore.ts'

/** What waits under a code, the present one or one that has changed (rule 7), becomes this player's by id. */
export async function adoptEntries(store: SavingStore, oldCode: string, player: SignedIn): Promise<void> {
  for (const entry of await store.listEntries()) {
    const { playerId, playerCode } = entry.owner
    if (playerId !== null || (playerCode !== oldCode && playerCode !== player.playerCode)) continue
    await store.changeEntry({ ...entry, owner: { playerId: player.id, playerCode: null } })
  }
}
