import type { ErrorCode } from '@seraph/schema/http/errors'
import { expect, test } from 'vitest'

import { ApiError, UnreachableError } from '../../api/apiError.ts'
import { createOutbox, type OutboxPorts, type OutboxReply } from './createOutbox.ts'
import { memorySavingStore } from '../stores/memorySavingStore.ts'
import type { OutboxEntry } from './outboxEntry.ts'
import type { Owner } from '../owner.ts'

const anna = { id: 'anna', playerCode: 'MO1A' }
const ben = { id: 'ben', playerCode: 'MO1E' }
const ofAnna: Owner = { playerId: 'anna', playerCode: null }
const ofBen: Owner = { playerId: 'ben', playerCode: null }

const entry = (id: string, owner: Owner = ofAnna): OutboxEntry => ({
  id,
  owner,
  name: 'updateAiQuiz',
  body: { questionsAnswered: 1 },
  createdAt: '2026-03-01T10:00:00.000Z',
})
const refusal = (status: number, code?: ErrorCode) =>
  new ApiError({ status, text: '', code, retryAfterSeconds: undefined })
const offline = new UnreachableError('no network')

/** A server that counts each key once and answers as `failures` say, and a browser whose session is `signedIn`. */
function setUp(failures: Record<string, Error> = {}, ports: Partial<OutboxPorts> = {}) {
  const store = memorySavingStore()
  const tries: string[] = []
  const counted = new Set<string>()
  const told: string[] = []
  const browser = { signedIn: anna as { id: string } | null, failures }
  const outbox = createOutbox({
    openStore: async () => store,
    send: async ({ id }, player) => {
      tries.push(`${player?.id ?? 'guest'}:${id}`)
      const failure = browser.failures[id] ?? browser.failures['*']
      if (failure !== undefined) throw failure
      counted.add(id)
      return {} as OutboxReply
    },
    isStill: (player) => browser.signedIn?.id === player?.id,
    askSession: async () => browser.signedIn?.id ?? null,
    exclusively: (work) => work(),
    onSent: () => undefined,
    onRefused: ({ id }) => void told.push(id),
    onChange: () => undefined,
    ...ports,
  })
  const waiting = async () => (await store.listEntries()).map(({ id }) => id)
  return { outbox, store, browser, tries, counted, told, waiting }
}

test('an entry is written before the first try, and leaves once the server has it', async () => {
  const { outbox, store, waiting } = setUp(
    {},
    {
      send: async ({ id }) => {
        expect((await store.listEntries()).map((kept) => kept.id)).toContain(id)
        return {} as OutboxReply
      },
    },
  )
  expect((await outbox.save(entry('a'), anna)).status).toBe('sent')
  expect(await waiting()).toEqual([])
})

test('half a minute without a connection: everything is sent once and in its order', async () => {
  const { outbox, browser, tries, counted, waiting } = setUp({ '*': offline })
  for (const id of ['a', 'b', 'c']) expect((await outbox.save(entry(id), anna)).status).toBe('waiting')
  expect(await waiting()).toEqual(['a', 'b', 'c'])
  browser.failures = {}
  tries.length = 0
  await Promise.all([outbox.send(anna), outbox.send(anna), outbox.send(anna)])
  expect(tries).toEqual(['anna:a', 'anna:b', 'anna:c'])
  expect([...counted]).toEqual(['a', 'b', 'c'])
  expect(await waiting()).toEqual([])
})

test('what was kept while the server had not said who this is, is sent when it has', async () => {
  const { outbox, tries } = setUp()
  const ofCode = { playerId: null, playerCode: 'MO1A' }
  expect((await outbox.save(entry('a', ofCode), undefined)).status).toBe('waiting')
  expect(tries).toEqual([])
  await outbox.send(anna)
  expect(tries).toEqual(['anna:a'])
})

test('an entry is sent under its owner alone, whoever is signed in meanwhile', async () => {
  const { outbox, browser, tries, waiting } = setUp({ '*': offline })
  await outbox.save(entry('a'), anna)
  browser.failures = {}
  browser.signedIn = ben
  tries.length = 0
  await outbox.save(entry('b', ofBen), ben)
  await outbox.send(ben)
  expect(tries).toEqual(['ben:b'])
  expect(await waiting()).toEqual(['a'])
  browser.signedIn = anna
  await outbox.send(anna)
  expect(tries).toEqual(['ben:b', 'anna:a'])
})

test('another tab changes who is signed in while entries are sent: the rest waits', async () => {
  const kit = setUp({ '*': offline })
  for (const id of ['a', 'b']) await kit.outbox.save(entry(id), anna)
  kit.browser.failures = {}
  const outbox = createOutbox({
    openStore: async () => kit.store,
    send: async () => {
      kit.browser.signedIn = ben
      return {} as OutboxReply
    },
    isStill: (player) => kit.browser.signedIn?.id === player?.id,
    askSession: async () => ben.id,
    exclusively: (work) => work(),
    onSent: () => undefined,
    onRefused: () => undefined,
    onChange: () => undefined,
  })
  await outbox.send(anna)
  expect(await kit.waiting()).toEqual(['b'])
})

test.each([
  [401, 'not_signed_in'],
  [403, 'forbidden'],
] as const)('a %i keeps the entry, with all behind it, where the session is over', async (status, code) => {
  const stale = { isStill: () => true, askSession: async () => null }
  const { outbox, tries, waiting, told } = setUp({ '*': refusal(status, code) }, stale)
  await outbox.keep(entry('a'))
  await outbox.keep(entry('b'))
  await outbox.send(anna)
  expect(tries).toEqual(['anna:a'])
  expect(await waiting()).toEqual(['a', 'b'])
  expect(told).toEqual([])
})

test('a 403 to the owner keeps the entry and blocks nothing; it is tried again only when asked for, or thrown away', async () => {
  const { outbox, tries, store, waiting } = setUp({ a: refusal(403, 'forbidden') })
  await outbox.save(entry('a'), anna)
  await outbox.save(entry('b'), anna)
  expect(await waiting()).toEqual(['a'])
  expect((await store.listEntries())[0]?.refusedAs).toBe('forbidden')
  tries.length = 0
  await outbox.send(anna)
  expect(tries).toEqual([])
  await outbox.send(anna, { withRefused: true })
  expect(tries).toEqual(['anna:a', 'anna:a'])
  await outbox.discardRefused(ben)
  expect(await waiting()).toEqual(['a'])
  await outbox.discardRefused(anna)
  expect(await waiting()).toEqual([])
})

test('a session that was over and is silently begun again loses nothing and refuses nothing', async () => {
  const { outbox, browser, waiting, counted } = setUp(
    { '*': refusal(401, 'not_signed_in') },
    {
      askSession: async () => {
        browser.failures = {}
        return anna.id
      },
    },
  )
  expect((await outbox.save(entry('a'), anna)).status).toBe('sent')
  expect(await waiting()).toEqual([])
  expect([...counted]).toEqual(['a'])
})

test('a final refusal is told once, and what is behind it is sent', async () => {
  const { outbox, browser, counted, waiting, told } = setUp({ '*': offline })
  for (const id of ['a', 'b', 'c']) await outbox.save(entry(id), anna)
  browser.failures = { b: refusal(400, 'invalid_request') }
  await outbox.send(anna)
  expect([...counted]).toEqual(['a', 'c'])
  expect(told).toEqual(['b'])
  expect(await waiting()).toEqual([])
})

test('a server in trouble stops the rest; trouble with one entry does not', async () => {
  const { outbox, browser, tries, waiting } = setUp({ '*': offline })
  for (const id of ['a', 'b', 'c']) await outbox.save(entry(id), anna)
  browser.failures = { a: refusal(503, 'unavailable') }
  tries.length = 0
  await outbox.send(anna)
  expect(tries).toEqual(['anna:a'])
  browser.failures = { a: refusal(500, 'internal') }
  await outbox.send(anna)
  expect(await waiting()).toEqual(['a'])
})

test('a key that the server knows with other content was counted before: nothing is told', async () => {
  const { outbox, waiting, told } = setUp({ a: refusal(409, 'idempotency_key_reused') })
  expect(await outbox.save(entry('a'), anna)).toEqual({ status: 'sent', reply: undefined })
  expect(await waiting()).toEqual([])
  expect(told).toEqual([])
})

test('a guest’s entries go under no player', async () => {
  const { outbox, browser, tries } = setUp()
  const ofGuest = { playerId: null, playerCode: null }
  browser.signedIn = null
  await outbox.keep(entry('a'))
  await outbox.save(entry('g', ofGuest), null)
  expect(tries).toEqual(['guest:g'])
})

test('two tabs with one store send each entry once', async () => {
  let queue: Promise<unknown> = Promise.resolve()
  const exclusively = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(work)
    queue = turn.catch(() => undefined)
    return turn
  }
  const one = setUp({ '*': offline }, { exclusively })
  for (const id of ['a', 'b']) await one.outbox.save(entry(id), anna)
  one.browser.failures = {}
  const tries: string[] = []
  const openStore = async () => one.store
  const two = setUp({}, { exclusively, openStore, send: async ({ id }) => (tries.push(id), {} as OutboxReply) })
  one.tries.length = 0
  await Promise.all([one.outbox.send(anna), two.outbox.send(anna)])
  expect([...one.tries, ...tries]).toHaveLength(2)
})
