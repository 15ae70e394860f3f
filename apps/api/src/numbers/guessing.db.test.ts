import { insertCoachCodes } from '@seraph/db/queries/coaches/coachCodes'
import { makePlayer } from '@seraph/db/testing/make'
import { makeSeason } from '@seraph/db/testing/make'
import { openGuessLimit } from '@seraph/service/limits/guessLimit'
import { movingClock } from '@seraph/service/testing/movingClock'
import { tellSeen } from '@seraph/service/testing/tellSeen'
import type { LightMyRequestResponse } from 'fastify'
import { beforeEach, expect, test } from 'vitest'

import { guessRules } from './guessRules.ts'
import { numberOf } from '../testing/numberOf.ts'
import { testApp } from '../testing/testApp.ts'

/** All 10,000 four-digit codes in `test:all`, every tenth otherwise. */
const step = process.env['SERAPH_TEST_ALL'] === '1' ? 1 : 10
const digits = Array.from({ length: 10_000 / step }, (_, n) => String(n * step).padStart(4, '0'))

const clock = movingClock()
const seraph = await testApp({
  // The limits' own figures; waits pass with the clock, since an intruder has time.
  over: ({ redis, env }) => ({
    guessLimit: openGuessLimit({
      redis,
      prefix: env.REDIS_PREFIX,
      rules: guessRules(env),
      clock,
      wait: () => Promise.resolve(),
    }),
  }),
})
const { browser, db } = seraph
await makeSeason(db)
const club = { name: 'Mountain Oaks', key: 'mountain oaks' }
const code = await db.transaction().execute(async (tx) => {
  // 2,000 live codes of other clubs: guessing digits alone would hit every fifth time.
  await insertCoachCodes(tx, { club: { name: 'Pine Lake', key: 'pine lake' } }, 2_000)
  return (await insertCoachCodes(tx, { club }))[0] ?? ''
})
beforeEach(() => clock.pass(24 * 3_600))

const login = '/api/coaches/login'
const tally = (replies: LightMyRequestResponse[]) => {
  const of = (status: number) => replies.filter(({ statusCode }) => statusCode === status).length
  expect(of(404) + of(429) + of(200)).toBe(replies.length)
  for (const { statusCode, headers } of replies)
    if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  return { answered: of(404), refused: of(429), hit: of(200) }
}
/** Guesses of all the codes, a few at once, from addresses in turn; `between` is waited before each few. */
async function guessAll(
  addresses: number,
  post: (address: string, digits: string) => Promise<LightMyRequestResponse>,
  between = 0,
) {
  const replies: LightMyRequestResponse[] = []
  for (let at = 0; at < digits.length; at += 20) {
    clock.pass(between)
    const some = digits.slice(at, at + 20)
    replies.push(...(await Promise.all(some.map((one, n) => post(`10.20.0.${(at + n) % addresses}`, one)))))
  }
  return tally(replies)
}
const guessCoach = (address: string, one: string) =>
  browser(address).post(login, { code: one, clubName: 'Quiet Hills' })

async function signedInCoach() {
  const owner = browser('10.21.0.1')
  expect((await owner.post(login, { code, clubName: club.name })).statusCode).toBe(200)
  return owner
}

test('10,000 coach codes from one address: 40 are answered, and coaches elsewhere get in', async ({ task }) => {
  const owner = await signedInCoach()
  const seen = await guessAll(1, guessCoach)
  expect(seen).toEqual({ answered: 40, refused: digits.length - 40, hit: 0 })
  expect((await owner.post(login, { code })).statusCode).toBe(200)
  expect((await browser('10.21.0.2').post(login, { code, clubName: club.name })).statusCode).toBe(200)
  tellSeen(task, `${digits.length} tried, 40 answered, the rest 429`)
})

test('10,000 coach codes from 100 addresses: 100 are answered over all; a coach with an earlier session is not kept out', async ({
  task,
}) => {
  const owner = await signedInCoach()
  const seen = await guessAll(100, guessCoach)
  expect(seen).toEqual({ answered: 100, refused: digits.length - 100, hit: 0 })
  await owner.post('/api/coaches/logout')
  expect((await owner.post(login, { code })).statusCode).toBe(200)
  const first = await browser('10.21.0.3').post(login, { code, clubName: club.name })
  expect(first.statusCode).toBe(429)
  expect(Number(first.headers['retry-after'])).toBeLessThanOrEqual(3_600)
  tellSeen(task, `${digits.length} tried, 100 answered; the coach's own browser signs in, a new one is told to wait`)
})

test('10,000 coach codes slowly, from 100 addresses: at most 100 are answered in any hour', async ({ task }) => {
  const owner = await signedInCoach()
  const hours = digits.length / 1_000
  const seen = await guessAll(100, guessCoach, (hours * 3_600) / (digits.length / 20))
  expect(seen.answered).toBeLessThanOrEqual(100 * (hours + 1))
  expect(seen.answered).toBeGreaterThanOrEqual(100 * Math.max(1, hours - 1))
  expect((await owner.post(login, { code })).statusCode).toBe(200)
  tellSeen(task, `${digits.length} tried over ${hours} h, ${seen.answered} answered`)
})

test('10,000 numbers of one player from 100 addresses: five are answered; the card and the own browser get in', async ({
  task,
}) => {
  const { code: playerCode, id } = await makePlayer(db)
  const { secretNumber, cardToken } = await numberOf(seraph, id)
  const owner = browser('10.21.0.5')
  expect((await owner.post('/api/players/login', { playerCode, secretNumber })).statusCode).toBe(200)
  const wrong = digits.filter((one) => one !== secretNumber)
  const replies: LightMyRequestResponse[] = []
  for (const [at, one] of wrong.entries())
    replies.push(await browser(`10.20.1.${at % 100}`).post('/api/players/login', { playerCode, secretNumber: one }))
  expect(replies.filter(({ statusCode }) => statusCode === 403)).toHaveLength(5)
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(wrong.length - 5)
  const elsewhere = browser('10.21.0.6')
  expect((await elsewhere.post('/api/players/login', { playerCode, secretNumber })).statusCode).toBe(429)
  expect((await owner.post('/api/players/login', { playerCode })).statusCode).toBe(200)
  expect((await elsewhere.post('/api/players/login', { playerCode, cardToken })).statusCode).toBe(200)
  tellSeen(task, `${wrong.length} tried, 5 answered, the rest 429`)
})

test('one number tried at 10,000 codes from one address: 60 are answered in a day; an owner in the same hall gets in', async ({
  task,
}) => {
  const { code: playerCode, id } = await makePlayer(db)
  const { secretNumber } = await numberOf(seraph, id)
  const owner = browser('10.20.0.0')
  expect((await owner.post('/api/players/login', { playerCode, secretNumber })).statusCode).toBe(200)
  let [answered, refused] = [0, 0]
  for (const one of digits) {
    const guess = { playerCode: `Q${one}`, secretNumber: '1234' }
    const { statusCode } = await browser('10.20.0.0').post('/api/players/login', guess)
    if (statusCode === 403) answered += 1
    if (statusCode === 429) refused += 1
  }
  expect([answered, refused]).toEqual([60, digits.length - 60])
  expect((await owner.post('/api/players/login', { playerCode })).statusCode).toBe(200)
  const there = await browser('10.21.0.4').post('/api/players/login', { playerCode, secretNumber })
  expect(there.statusCode).toBe(200)
  tellSeen(task, `${digits.length} tried, 60 answered, the rest 429`)
})

test('10,000 room codes: 100 are answered from one address, 1,000 from a hundred, in ten minutes', async ({ task }) => {
  const look = (address: string, one: string) => browser(address).get(`/api/study-rooms/${one}`)
  const fromOne = await guessAll(1, look)
  expect(fromOne).toEqual({ answered: 100, refused: digits.length - 100, hit: 0 })
  clock.pass(3_600)
  const fromMany = await guessAll(100, look)
  expect(fromMany.answered).toBe(Math.min(1_000, digits.length))
  tellSeen(task, `${digits.length} tried: ${fromOne.answered} answered from one address, ${fromMany.answered} from 100`)
})
