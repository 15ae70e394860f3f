import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import type { Endpoint } from '@seraph/schema/http/endpoint'
import { tellSeen } from '@seraph/service/testing/tellSeen'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { makeMemorySeason } from './testing/makeMemorySeason.ts'
import { worldSettings } from './testing/permissions/makeWorld.ts'
import { openWorlds, roleOf } from './testing/permissions/openWorlds.ts'
import type { LivingWorld } from './testing/permissions/openWorlds.ts'
import { permissionRows } from './testing/permissions/permissionRows.ts'
import { readContracts } from './testing/readContracts.ts'
import { owls } from './testing/registerTeam.ts'
import { sendCall } from './testing/sendCall.ts'
import type { Sent } from './testing/sendCall.ts'
import { testApp } from './testing/testApp.ts'
import { withoutLimits } from './testing/withoutLimits.ts'
import { worstTexts } from './testing/worstTexts.ts'

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
const livingWorld = openWorlds(seraph)

/** Every kind of text in every place in `test:all`; two in each place otherwise, the same in every run. */
const isAll = process.env['SERAPH_TEST_ALL'] === '1'
const mostMs = 20
/** For a place whose contract names no limit: more than any of them allows. */
const longest = 4_000

type Shape = { type?: string; maxLength?: number; properties?: Record<string, Shape>; items?: Shape }
type Place = { path: string[]; limit: number }

const shapeOf = (shape: z.ZodType | undefined): Shape =>
  shape === undefined ? {} : (z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Shape)

/** Every text of a valid body, and every one that the contract knows beside it. */
function placesOf(value: unknown, shape: Shape, path: string[] = []): Place[] {
  if (typeof value === 'string' || (value === undefined && shape.type === 'string'))
    return [{ path, limit: shape.maxLength ?? longest }]
  const parts = { ...shape.properties, ...(typeof value === 'object' && value !== null ? value : {}) }
  return Object.keys(parts).flatMap((name) =>
    placesOf(
      (value as Record<string, unknown> | null | undefined)?.[name],
      shape.properties?.[name] ?? shape.items ?? {},
      [...path, name],
    ),
  )
}

function withText(value: unknown, [name, ...rest]: string[], text: string): unknown {
  if (name === undefined) return text
  const copy = structuredClone(value ?? {}) as Record<string, unknown>
  copy[name] = withText(copy[name], rest, text)
  return copy
}

/** For every text of a caller's own that an endpoint takes: how long it may be, and the call that has another one there. */
function textsOf(endpoint: string, contract: Endpoint, { facts, clubName }: LivingWorld) {
  const row = permissionRows[endpoint]
  const url = row?.at?.(facts) ?? contract.path
  const [path = ''] = url.split('?', 1)
  const body = row?.body?.(facts) ?? {}
  const ofQuery = placesOf({}, shapeOf(contract.query)).map(({ path: [name = ''], limit }) => ({
    name,
    limit,
    call: (text: string): Sent => ({ url: `${path}?${name}=${encodeURIComponent(text)}`, payload: body }),
  }))
  if (contract.method === 'GET') return ofQuery
  // The body of this one is JSON within JSON.
  const isTeam = endpoint === 'POST /api/clubs/register'
  const whole = isTeam ? { ...owls, clubName } : body
  const ofBody = placesOf(whole, isTeam ? {} : shapeOf(contract.body)).map((place) => ({
    name: place.path.join('.'),
    limit: place.limit,
    call: (text: string): Sent => {
      const payload = withText(whole, place.path, text)
      return { url, payload: isTeam ? { clubData: JSON.stringify(payload) } : payload }
    },
  }))
  return [...ofQuery, ...ofBody]
}

const cost = { texts: 0, calls: 0, most: 0, of: '' }

test.each([...contracts])(
  'the worst of every text that %s takes costs at most 20 ms of CPU',
  { timeout: 120_000 },
  async (endpoint, contract) => {
    const world = await livingWorld()
    const page = world.browsers[roleOf(endpoint)]
    const kinds = Object.entries(worstTexts)
    const costly: string[] = []
    for (const { name, limit, call } of textsOf(endpoint, contract, world)) {
      cost.texts += 1
      for (const [kind, text] of kinds.filter((_, kind) => isAll || (kind + cost.texts) % 5 === 0)) {
        const sent = call(
          text
            .repeat(Math.ceil(limit / text.length))
            .slice(0, limit)
            .toWellFormed(),
        )
        let least = Infinity
        // Others' work in this process, and the compiler's, is in some of the figures and not in the least.
        for (let time = 0; time < 30 && (time < 2 || least > mostMs); time += 1) {
          const before = process.cpuUsage()
          await sendCall(page, contract, sent)
          const { user, system } = process.cpuUsage(before)
          least = Math.min(least, (user + system) / 1_000)
          cost.calls += 1
        }
        if (least > mostMs) costly.push(`${name}, ${kind}: ${least.toFixed(1)} ms`)
        if (least > cost.most) [cost.most, cost.of] = [least, `${endpoint} ${name}`]
      }
    }
    expect(costly).toEqual([])
  },
)

test('all of them together', ({ task }) => {
  expect(cost.texts).toBeGreaterThan(80)
  tellSeen(task, `${cost.texts} texts, ${cost.calls} calls; the most: ${cost.most.toFixed(1)} ms (${cost.of})`)
})
