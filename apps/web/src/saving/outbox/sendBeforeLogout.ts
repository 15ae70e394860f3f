import { browserSavingStore } from '../stores/browserSavingStore.ts'
import type { OutboxName } from './outboxKinds.ts'
import { outbox } from './outbox.ts'
import { isOwnedBy, type SignedIn } from '../owner.ts'

/** How long a logout waits for unsent work. */
const patienceMs = 10_000

/** Tries once more to send all that a player leaves behind; what could not be sent is told by its kinds, and stays. */
export async function sendBeforeLogout(player: SignedIn): Promise<OutboxName[]> {
  await Promise.race([
    outbox.send(player, { withRefused: true }),
    new Promise((resolve) => {
      setTimeout(resolve, patienceMs)
    }),
  ])
  const left = await (await browserSavingStore()).listEntries()
  return left.filter(({ owner }) => isOwnedBy(owner, player)).map(({ name }) => name)
}
