import { browserSavingStore } from './stores/browserSavingStore.ts'
import { pendingSavesPrefix } from './pendingSavesPrefix.ts'

/**
 * Forgets what this browser keeps to go on with: activities under way, choices, who was here last. What waits to be sent stays, and so does
 * the session, which is a cookie. Loads the app anew.
 */
export async function startAfresh(): Promise<void> {
  const forget = (storage: Storage) => {
    for (const key of Object.keys(storage)) if (!key.startsWith(pendingSavesPrefix)) storage.removeItem(key)
  }
  try {
    forget(localStorage)
    forget(sessionStorage)
  } catch {
    // A browser that closes its storage keeps nothing there.
  }
  await (await browserSavingStore()).removeSnapshotsBefore(Infinity)
  location.assign('/')
}
