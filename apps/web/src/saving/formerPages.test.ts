import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { ClientMessage } from '@seraph/schema/rooms/client'
import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'

import { readCrossword } from '../activities/crosswords/readCrossword.ts'
import { readRun } from '../activities/practice/run/readRun.ts'
import { readSelfGraded } from '../activities/selfGraded/readSelfGraded.ts'
import { readTrivia } from '../activities/trivia/run/readTrivia.ts'
import { memoryStorage } from '../api/browserStorage.ts'
import { openAnswerStore } from '../liveRoom/answers/openAnswerStore.ts'
import { readRoomSession } from '../liveRoom/line/roomSession.ts'
import { outboxKinds } from './outbox/outboxKinds.ts'
import { readEntry } from './outbox/readEntry.ts'
import { readSnapshot } from './snapshots/readSnapshot.ts'
import { openIndexedSavingStore } from './stores/indexedSavingStore.ts'
// What a page of 1.0.0 keeps in a browser. Nothing in it is ever changed; a later release gets a file of its own.
import kept from './testing/kept/1.0.0.json'

// A browser of its own: what another file's tests have kept isn't in it.
beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()))

test('rule 220: work that a page of 1.0.0 left unsent is read as it was written, of every kind', async () => {
  const raw = await openDB('seraph', 1, {
    upgrade(database) {
      database
        .createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true })
        .createIndex('id', 'id', { unique: true })
      database.createObjectStore('snapshots', { keyPath: 'key' })
    },
  })
  for (const [at, entry] of kept.outbox.entries()) await raw.add('outbox', { ...entry, id: `${entry.id}-${at}` })
  raw.close()
  const store = await openIndexedSavingStore(() => undefined)
  expect((await store.listEntries()).map(({ name, body }) => ({ name, body }))).toEqual(
    kept.outbox.map(({ name, body }) => ({ name, body })),
  )
  expect(await store.countUnreadable()).toBe(0)
  for (const entry of kept.outbox) expect(readEntry(entry)).toEqual(entry)
  expect(Object.keys(outboxKinds)).toEqual(expect.arrayContaining(kept.outbox.map(({ name }) => name)))
})

/** A state of 1.0.0 as this release keeps it: a round of trivia has its chapters now, and had one. */
function asKeptNow(state: object): object {
  if (!('run' in state) || typeof state.run !== 'object' || state.run === null || !('sequence' in state.run))
    return state
  const { chapter, ...run } = z.looseObject({ chapter: z.int() }).parse(state.run)
  return { ...state, run: { ...run, chapters: [chapter] } }
}

test('rule 220: an activity that a page of 1.0.0 left under way can be gone on with', () => {
  const readers = { practice: readRun, trivia: readTrivia, selfGraded: readSelfGraded, crosswords: readCrossword }
  expect(Object.keys(kept.snapshots)).toEqual(Object.keys(readers))
  for (const [name, read] of Object.entries(readers)) {
    const snapshot = kept.snapshots[name as keyof typeof readers]
    expect(readSnapshot(snapshot)).toEqual(snapshot)
    expect(read(snapshot.state)).toMatchObject(asKeptNow(snapshot.state))
  }
})

test('rule 220: a seat that a page of 1.0.0 held, and its answers without a mark, are taken up', async () => {
  const { session, answers } = kept.room
  const storage = memoryStorage()
  storage.setItem('studyRoomSession', JSON.stringify(session))
  expect(readRoomSession([storage])).toEqual(session)
  const raw = await openDB('seraph-rooms', 1, {
    upgrade(database) {
      database
        .createObjectStore('answers', { keyPath: 'seq', autoIncrement: true })
        .createIndex('submissionId', 'submissionId', { unique: true })
    },
  })
  for (const answer of answers) await raw.add('answers', answer)
  raw.close()
  const { roomId, userId: participantId } = session
  const found = await openAnswerStore().list({ roomId, participantId })
  expect(found).toEqual(answers)
  for (const { submissionId, questionIndex, questionId, answer } of found)
    ClientMessage.parse({
      type: 'submit_answer',
      roomId,
      userId: participantId,
      submissionId,
      questionIndex,
      answer,
      question: { id: questionId },
    })
})
