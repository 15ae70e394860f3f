import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { listStoredTexts } from '@seraph/db/testing/listStoredTexts'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import type { Endpoint } from '@seraph/schema/http/endpoint'
import { ErrorBody, statusOf } from '@seraph/schema/http/errors'
import { hostileBodies, hostileTexts, hostileValues } from '@seraph/service/testing/hostileValues'
import { tellSeen } from '@seraph/service/testing/tellSeen'
import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { makeMemorySeason } from './testing/makeMemorySeason.ts'
import { worldSettings } from './testing/permissions/makeWorld.ts'
import { openWorlds, roleOf } from './testing/permissions/openWorlds.ts'
import type { LivingWorld } from './testing/permissions/openWorlds.ts'
import { permissionRows } from './testing/permissions/permissionRows.ts'
import { readContracts } from './testing/readContracts.ts'
import { sendCall } from './testing/sendCall.ts'
import type { Sent } from './testing/sendCall.ts'
import { register } from './testing/register.ts'
import { owls } from './testing/registerTeam.ts'
import { signInCoach } from './testing/signInCoach.ts'
import { testApp } from './testing/testApp.ts'
import { withoutLimits } from './testing/withoutLimits.ts'

const seraph = await testApp({
  settings: { ...worldSettings, ...withoutLimits },
})
await makeMemorySeason(seraph.db)
await makeSeason(seraph.db, {
  hash: 'b'.repeat(64),
  public: makeSeasonPublic(33),
  questions: [makeQuestion({ id: 'q' })],
})
const contracts = await readContracts()

/** Every call in `test:all`; a share of each kind, the same in every run, otherwise. */
const isAll = process.env['SERAPH_TEST_ALL'] === '1'
const share = 8
let offered = 0
const isDue = (): boolean => {
  offered += 1
  return isAll || offered % share === 0
}

const counts = { calls: 0, refused: 0, accepted: 0 }

const livingWorld = openWorlds(seraph)

/** Where in a body something else may stand: every place of a valid one, and every field that the contract knows. */
function placesOf(value: unknown, shape: z.ZodType | undefined): (string | number)[][] {
  const known = shape === undefined ? {} : z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })
  const fields = Object.keys((known as { properties?: object }).properties ?? {}).map((name) => [name])
  const inner = (part: unknown, path: (string | number)[]): (string | number)[][] =>
    typeof part !== 'object' || part === null
      ? []
      : Object.entries(part).flatMap(([name, child]) => [[...path, name], ...inner(child, [...path, name])])
  return [...new Map([...fields, ...inner(value, [])].map((path) => [path.join('.'), path])).values()]
}

function replaced(value: unknown, [name, ...rest]: (string | number)[], by: unknown): unknown {
  if (name === undefined) return by
  const copy = structuredClone(value ?? {}) as Record<string | number, unknown>
  copy[name] = replaced(copy[name], rest, by)
  return copy
}

/** Headers carry Latin letters only. */
const headerTexts = hostileTexts.filter((text) => /^[\x20-\x7e]*$/.test(text) && text.length < 8_000)

function* callsOf(endpoint: string, contract: Endpoint, { facts, clubName }: LivingWorld): Generator<Sent> {
  const row = permissionRows[endpoint]
  const url = row?.at?.(facts) ?? contract.path
  const body = row?.body?.(facts) ?? {}
  if (contract.method !== 'GET') {
    for (const place of placesOf(body, contract.body))
      for (const value of hostileValues) yield { url, payload: replaced(body, place, value) }
    if (endpoint === 'POST /api/clubs/register') {
      // Its body is JSON within JSON.
      const team = { ...owls, clubName: clubName }
      for (const place of placesOf(team, undefined))
        for (const value of hostileValues)
          yield { url, payload: { clubData: JSON.stringify(replaced(team, place, value)) } }
    }
    for (const payload of hostileBodies) yield { url, payload, headers: { 'content-type': 'application/json' } }
  }
  const path = url.split('?', 1)[0] ?? ''
  for (const [name] of placesOf({}, contract.query)) {
    for (const text of hostileTexts) yield { url: `${path}?${name}=${encodeURIComponent(text.toWellFormed())}` }
    yield { url: `${path}?${name}=a&${name}=b&${name}[c]=d` }
    yield { url: `${path}?${name}=%ff%00` }
  }
  const pieces = contract.path.split('/')
  const parameters = pieces.flatMap((piece, at) => (piece.startsWith(':') ? [at] : []))
  for (const at of parameters) {
    for (const text of [...hostileTexts.slice(3), 'x'.repeat(90), 'x'.repeat(300)])
      yield { url: path.split('/').with(at, encodeURIComponent(text.toWellFormed())).join('/'), payload: body }
    yield { url: path.split('/').with(at, '%ff').join('/'), payload: body }
  }
  for (const header of [
    'idempotency-key',
    'time-zone',
    'room-token',
    'authorization',
    'coach-code',
    'x-request-id',
    'if-none-match',
  ])
    for (const text of headerTexts) yield { url, payload: body, headers: { [header]: text } }
}

function judgeReply(endpoint: string, sent: Sent, reply: LightMyRequestResponse, tookMs: number): void {
  const what = `${endpoint} ← ${JSON.stringify(sent).slice(0, 300)} → ${reply.statusCode} ${reply.body.slice(0, 300)}`
  counts.calls += 1
  expect(tookMs, what).toBeLessThan(8_000)
  if (reply.statusCode < 400) {
    counts.accepted += 1
    return
  }
  counts.refused += 1
  const { code } = ErrorBody.parse(reply.json(), { error: () => what })
  expect(statusOf[code], what).toBe(reply.statusCode)
  expect(['internal', 'unavailable', 'model_failed'], what).not.toContain(code)
  // Sentences about fields of ours, none of zod's.
  expect(reply.body, what).not.toMatch(
    /Invalid (input|option|string|key|UUID)|expected \w+, received|Too (big|small)|Unrecognized key/,
  )
  expect(reply.body, what).not.toMatch(/node_modules|at .*\.ts:|select .* from|insert into/i)
}

test('every contract is served, and everything that is served has a contract', () => {
  expect([...contracts.keys()].toSorted()).toEqual(Object.keys(permissionRows).toSorted())
})

test.each([...contracts])(
  'whatever is sent to %s, it is refused in the one form of errors or does its work',
  { timeout: 120_000 },
  async (endpoint, contract) => {
    const place = await livingWorld()
    const page = place.browsers[roleOf(endpoint)]
    const due = [...callsOf(endpoint, contract, place)].filter(isDue)
    for (let at = 0; at < due.length; at += 10) {
      await Promise.all(
        due.slice(at, at + 10).map(async (sent) => {
          const startedAt = performance.now()
          judgeReply(endpoint, sent, await sendCall(page, contract, sent), performance.now() - startedAt)
        }),
      )
    }
    expect({}).not.toHaveProperty('isAdmin')
  },
)

test('no stored text that others see turns a line round, hides or is cut in half', async ({ task }) => {
  const { columns, texts } = await listStoredTexts(seraph.db)
  expect(columns).toBeGreaterThan(20)
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter(({ text }) => /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}]/u.test(text))).toEqual([])
  tellSeen(task, `${texts.length} texts in ${columns} columns, none with a control, bidi or zero-width character`)
})

test('after all of it everybody is served as before', async ({ task }) => {
  const page = seraph.browser()
  const { id } = await register(page, { clubName: 'After the storm' })
  expect((await page.get(`/api/player-progress/${id}`)).statusCode).toBe(200)
  const coach = await signInCoach(seraph)
  expect((await coach.browser.get(`/api/coaches/dashboard?coachCode=${coach.code}`)).statusCode).toBe(200)
  tellSeen(
    task,
    `${counts.calls} calls to ${contracts.size} endpoints: ${counts.refused} refused, ${counts.accepted} harmless, none 5xx`,
  )
})
