import { adoptEntries } from './outbox/adoptEntries.ts'
import { browserSavingStore } from './stores/browserSavingStore.ts'
import type { SignedIn } from './owner.ts'
import { recountWaiting } from './outbox/waitingStore.ts'

/** Somebody has logged in with this code: what waits under it in this browser is the player's. */
export async function adoptCode(typedCode: string, player: SignedIn): Promise<void> {
  await adoptEntries(await browserSavingStore(), typedCode, player)
  recountWaiting()
}
