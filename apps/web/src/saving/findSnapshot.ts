import type { TextStorage } from '../api/browserStorage.ts'
import type { Owner } from './owner.ts'
import type { SavingStore } from './savingStore.ts'
import type { Snapshot } from './snapshot.ts'
import { readSnapshotCopy, removeSnapshotCopy } from './snapshotCopy.ts'

const dayMs = 24 * 60 * 60 * 1000

/** How long an activity under way can be gone on with: a guest may be somebody else tomorrow. */
const lifeMs = { player: 30 * dayMs, guest: dayMs }

/** What a kept state must agree with. */
export type SnapshotTerms = Pick<Snapshot, 'version' | 'season' | 'contentHash'>

/** Where a person's state of an activity is kept. */
export function snapshotKey({ playerId, playerCode }: Owner, activity: string): string {
  return `${playerId ?? playerCode ?? 'guest'}:${activity}`
}

/**
 * The state that can be gone on with; one of another form, season or content, or too old a one, is removed, and of other people
 * whatever is too old for anybody: what somebody typed must not stay on a shared device for ever. `now` in milliseconds since 1970.
 */
export async function findSnapshot(
  store: SavingStore,
  key: string,
  { terms, storage, now }: { terms: SnapshotTerms; storage: TextStorage; now: number },
): Promise<Snapshot | undefined> {
  await store.removeSnapshotsBefore(now - lifeMs.player)
  const snapshot = readSnapshotCopy(key, storage) ?? (await store.findSnapshot(key))
  if (snapshot === undefined) return undefined
  const life = key.startsWith('guest:') ? lifeMs.guest : lifeMs.player
  const isUsable =
    snapshot.version === terms.version &&
    snapshot.season === terms.season &&
    snapshot.contentHash === terms.contentHash &&
    now - snapshot.savedAt <= life
  if (isUsable) return snapshot
  removeSnapshotCopy(key, storage)
  await store.removeSnapshot(key)
  return undefined
}
