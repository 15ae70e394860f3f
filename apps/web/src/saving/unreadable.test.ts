import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { array, assert, asyncProperty, json, jsonValue, oneof, property, string } from 'fast-check'
import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'

import { momentText } from '../language/timeTexts.ts'
import { memoryStorage } from '../api/browserStorage.ts'
import { readSeasonName } from '../api/seasonName.ts'
import { workText } from '../messages/saving.ts'
import { readRoomSession } from '../liveRoom/line/roomSession.ts'
import { readStoredCoachCode, storedCoachCodeKey } from '../session/coach/storedCoachCode.ts'
import { readStoredPlayer, storedPlayerKey } from '../session/storedPlayer.ts'
import { damaged, orDamaged } from './testing/damaged.ts'
import { forgetEntriesOf } from './forgetEntriesOf.ts'
import { openIndexedSavingStore } from './stores/indexedSavingStore.ts'
import { memorySavingStore } from './stores/memorySavingStore.ts'
import { migratePendingSaves } from './migratePendingSaves.ts'
import type { OutboxEntry } from './outbox/outboxEntry.ts'
import { readEntry } from './outbox/readEntry.ts'
import { readSnapshot } from './snapshots/readSnapshot.ts'
import { readSnapshotCopy } from './snapshots/snapshotCopy.ts'

const entry: OutboxEntry = {
  id: 'a',
  owner: { playerId: 'anna', playerCode: null },
  name: 'updateAiQuiz',
  body: { questionsAnswered: 1 },
  createdAt: '2026-03-01T10:00:00.000Z',
}
const snapshot = { key: 'k', version: 1, season: 's', contentHash: null, savedAt: 1, runId: 'r', state: 1 }
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  vi.stubGlobal('reportError', () => undefined)
})

test('what this version of the app writes is read as it was written', () => {
  expect(readEntry(entry)).toEqual(entry)
  expect(readSnapshot(snapshot)).toEqual(snapshot)
})

test('whatever is kept of an activity is read or refused, and what is read can be shown', () => {
  assert(
    property(orDamaged(snapshot), (kept) => {
      const found = readSnapshot(kept)
      if (found !== undefined) momentText(found.savedAt)
    }),
  )
})

test('whatever lies in the outbox, what can be sent is listed and named, and the rest is counted and stays', async () => {
  await assert(
    asyncProperty(
      array(orDamaged(entry), { maxLength: 5 }),
      array(orDamaged(snapshot), { maxLength: 3 }),
      async (rows, states) => {
        globalThis.indexedDB = new IDBFactory()
        const store = await openIndexedSavingStore(() => undefined)
        const raw = await openDB('seraph', 1)
        // What no browser can keep, or what has no place in the store, is no row.
        const put = async (name: string, value: unknown) => raw.put(name, value).catch(() => undefined)
        for (const row of rows) if (typeof row === 'object') await put('outbox', row)
        for (const state of states) await put('snapshots', state)
        const before = await raw.count('outbox')
        await store.addEntry({ ...entry, id: 'of-now' })
        const entries = await store.listEntries()
        expect(entries.map(({ id }) => id)).toContain('of-now')
        expect(workText(entries.map(({ name }) => name))).not.toContain('undefined')
        expect(entries.length + (await store.countUnreadable())).toBe(before + 1)
        await store.findSnapshot('k')
        await forgetEntriesOf(store, { id: 'ben', playerCode: 'KT2E' })
        await store.removeSnapshotsBefore(2)
        expect((await raw.getAll('snapshots')).filter((kept) => readSnapshot(kept) === undefined)).toEqual([])
      },
    ),
    { numRuns: 50 },
  )
})

test('whatever lies in localStorage is read or refused, and saves that can’t be read stay there', async () => {
  const ours = [
    { key: 'k1', body: { questionsAnswered: 1 } },
    { playerCode: 'MO1A' },
    { userId: 'u', nickname: 'Anna', isHost: false, roomCode: 'ABCD', roomId: 'r', token: 't' },
  ]
  const text = oneof(
    string(),
    json(),
    ...ours.map((one) => damaged([one], jsonValue()).map((value) => JSON.stringify(value) ?? '')),
  )
  await assert(
    asyncProperty(text, async (kept) => {
      const storage = memoryStorage()
      for (const key of [storedPlayerKey, storedCoachCodeKey, 'season', 'studyRoomSession', 'snapshot:k'])
        storage.setItem(key, kept)
      const player = readStoredPlayer(storage)
      if (player !== undefined) expect(player.playerCode).toMatch(/^[A-Z0-9]+$/)
      expect(readStoredCoachCode(storage) ?? '0000').toMatch(/^\d{4}$/)
      expect(readSeasonName(storage) ?? 'none').toMatch(/^[\w-]{1,100}$/)
      readRoomSession([storage])
      await readSnapshotCopy('k', storage)
      const old = new Map([['pendingSaves:MO1A', kept]])
      const unreadable = await migratePendingSaves(memorySavingStore(), {
        getItem: (key) => old.get(key) ?? null,
        setItem: (key, value) => void old.set(key, value),
        removeItem: (key) => void old.delete(key),
        key: (index) => [...old.keys()][index] ?? null,
        get length() {
          return old.size
        },
      })
      expect(old.size).toBe(unreadable === 0 ? 0 : 1)
    }),
  )
})
