import { insertCoachCodes, revokeCoachCode } from '@seraph/db/queries/coaches/coachCodes'
import { makePlayer, makeSeason } from '@seraph/db/testing/make'
import { tellSeen } from '@seraph/service/testing/tellSeen'
import { expect, test } from 'vitest'

import { numberOf } from '../testing/numberOf.ts'
import { testApp } from '../testing/testApp.ts'
import { withNumber } from '../testing/withNumber.ts'

const limits = {
  GUESS_LIMIT_ADDRESS: '100000',
  GUESS_LIMIT_NUMBER_PLAYERS: '100000',
  GUESS_LIMIT_COACH_ADDRESS: '100000',
  GUESS_LIMIT_COACH: '100000',
}
const seraph = await testApp({ settings: { ...limits, ADMIN_PLAYER_CODE: 'ADMIN9', ADMIN_SECRET: 'sixteen letters!' } })
const { browser, db } = seraph
await makeSeason(db)

const rounds = 60
const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** What nobody needs to find out: it isn't looked up, and may be quicker. */
const noCode = 'no code at all'

/** Sends each body in turn, again and again, and expects that nothing but the request's own id tells the replies apart. */
async function expectAlike(url: string, bodies: Record<string, object>): Promise<string> {
  const replies = new Set<string>()
  const times = new Map<string, number[]>(Object.keys(bodies).map((name) => [name, []]))
  for (let round = -5; round < rounds; round += 1) {
    for (const [name, body] of Object.entries(bodies)) {
      const startedAt = performance.now()
      const reply = await browser('10.22.0.1').post(url, body)
      if (round >= 0) times.get(name)?.push(performance.now() - startedAt)
      const { 'x-request-id': _, date: __, ...headers } = reply.headers
      replies.add(JSON.stringify([reply.statusCode, headers, reply.body]))
    }
  }
  expect([...replies]).toHaveLength(1)
  times.delete(noCode)
  const medians = [...times.values()].map(median)
  const spread = Math.max(...medians) - Math.min(...medians)
  expect(spread, JSON.stringify([...times.keys()].map((name, at) => [name, medians[at]]))).toBeLessThan(
    Math.max(2, Math.min(...medians) * 0.6),
  )
  return `${Object.keys(bodies).length} kinds × ${rounds}: one body, status and set of headers; medians ${spread.toFixed(2)} ms apart`
}

test.for([
  ['without a number', {}],
  ['with one that is none', { secretNumber: 'none' }],
] as const)(
  'live, wrong, reserved and finally deleted player codes can’t be told apart %s',
  async ([, given], { task }) => {
    const [deleted, erased] = [await makePlayer(db), await makePlayer(db)]
    const longAgo = new Date(Date.now() - 15 * 24 * 3_600_000)
    await db.updateTable('players').set({ deletedAt: longAgo }).where('id', '=', deleted.id).execute()
    await db.updateTable('playerCodes').set({ playerId: null }).where('code', '=', erased.code).execute()
    const live = await makePlayer(db)
    await numberOf(seraph, live.id)
    const kinds = {
      "a live player's": live.code,
      wrong: 'QQ77Q',
      'deleted for good': deleted.code,
      'reserved for ever': erased.code,
      'reserved for the admin': 'ADMIN9',
      [noCode]: 'no code of ours',
    }
    const bodies = Object.entries(kinds).map(([name, playerCode]) => [
      name,
      { playerCode, confirmRestore: true, ...given },
    ])
    tellSeen(task, await expectAlike('/api/players/login', Object.fromEntries(bodies) as Record<string, object>))
  },
)

test.for(['/api/coaches/login', '/api/coaches/verify'])(
  'wrong, revoked and other clubs’ coach codes can’t be told apart at %s',
  async (url, { task }) => {
    const issue = async (name: string) =>
      (await db.transaction().execute((tx) => insertCoachCodes(tx, { club: { name, key: name } })))[0] ?? ''
    const [others, revoked] = [await issue('pine lake'), await issue('quiet hills')]
    await db.transaction().execute((tx) => revokeCoachCode(tx, revoked))
    const issued = new Set((await db.selectFrom('coachCodes').select('code').execute()).map(({ code }) => code))
    const wrong = Array.from({ length: 10_000 }, (_, n) => String(n).padStart(4, '0')).find((code) => !issued.has(code))
    const seen = await expectAlike(url, {
      wrong: { code: wrong, clubName: 'quiet hills' },
      revoked: { code: revoked, clubName: 'quiet hills' },
      "another club's": { code: others, clubName: 'quiet hills' },
    })
    tellSeen(task, seen)
  },
)

test('an old code and one whose deletion can be undone log in', async ({ task }) => {
  const player = await makePlayer(db)
  await db.insertInto('playerCodes').values({ code: 'OLD1A', playerId: player.id }).execute()
  const old = await browser().post('/api/players/login', await withNumber(seraph, 'OLD1A'))
  expect(old.json()).toMatchObject({ updatedPlayerCode: player.code })
  const dayAgo = new Date(Date.now() - 24 * 3_600_000)
  await db.updateTable('players').set({ deletedAt: dayAgo }).where('id', '=', player.id).execute()
  const back = await browser().post('/api/players/login', {
    ...(await withNumber(seraph, 'OLD1A')),
    confirmRestore: true,
  })
  expect(back.statusCode).toBe(200)
  tellSeen(task, 'both 200, the old code with the present one')
})
