import type { TextStorage } from '../../api/browserStorage.ts'
import type { Owner } from '../owner.ts'
import type { SavingStore } from '../stores/savingStore.ts'
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
 * The state that can be gone on with, also one of a former form, which its
 * activity reads (rule 220). One of other content, or too old a one, is removed,
 * one of another season or of a newer page left, and of other people
 * whatever is too old for anybody: what somebody typed must not stay on a shared device for ever. `now` in milliseconds since 1970.
 */
export async function findSnapshot(
  store: SavingStore,
  key: string,
  { terms, storage, now }: { terms: SnapshotTerms; storage: TextStorage; now: number },
): Promise<Snapshot | undefined> {
  await store.removeSnapshotsBefore(now - lifeMs.player)
  const snapshot = (await readSnapshotCopy(key, storage)) ?? (await store.findSnapshot(key))
  if (snapshot === undefined) return undefined
  const life = key.startsWith('guest:') ? lifeMs.guest : lifeMs.player
  const isOld = now - snapshot.savedAt > life
  // Of another season it waits until that is in hand again (rule 156).
  if (!isOld && snapshot.season !== terms.season) return undefined
  // Another tab may hold a page that is newer than this one, and go on with it.
  if (!isOld && snapshot.version > terms.version) return undefined
  const isUsable = !isOld && snapshot.contentHash === terms.contentHash
  if (isUsable) return snapshot
  removeSnapshotCopy(key, storage)
  await store.removeSnapshot(key)
  return undefined
}
