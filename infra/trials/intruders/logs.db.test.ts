import { answerKings, kingsQuestion } from '@seraph/api/testing/askKings'
import { mountainOaks } from '@seraph/api/testing/register'
import { makeCoach } from '@seraph/db/testing/makeCoach'
import { forbidTable } from '@seraph/db/testing/forbidTable'
import { makeSeason } from '@seraph/db/testing/make'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import { testDatabase } from '@seraph/db/testing/testDatabase'
import { roomsVersion } from '@seraph/schema/rooms/version'
import { openProxy } from '@seraph/service/testing/openProxy'
import { tellSeen } from '@seraph/service/testing/tellSeen'
import { testRedis } from '@seraph/service/testing/testRedis'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'

import { startApp } from './runningApp.ts'

const secrets = {
  'the numbers’ key': 'the key of numbers, thirty-two letters',
  'the admin’s secret': `admin-${randomUUID()}`,
  'the model’s key': `sk-${randomUUID()}`,
}
const texts = {
  'a club’s name': 'Zebulon Heights',
  'a coach’s club': 'Quiet Naphtali Hills',
  'an answer': 'Uzziah and a quokka named Bartholomew',
  'a question to the coach': 'Why does the wombat sing in chapter 1 verse 1?',
  'a comment': 'The platypus disagrees with this answer.',
}

/** A model that is asked with our key and tells it to everybody. */
const model = createServer((request, reply) => {
  reply.writeHead(401, { 'content-type': 'application/json' })
  reply.end(JSON.stringify({ error: { message: `Incorrect API key provided: ${request.headers.authorization}` } }))
})
model.listen(0, '127.0.0.1')
await once(model, 'listening')
afterAll(() => {
  model.closeAllConnections()
  model.close()
})

const [{ db, url }, redis] = [await testDatabase(), testRedis()]
await makeSeason(db, { public: makeSeasonPublic(33), questions: [kingsQuestion] })
const [toDatabase, toRedis] = [await openProxy(url), await openProxy(redis.url)]
afterAll(() => {
  toDatabase.close()
  toRedis.close()
})
const passwords: Record<string, string> = {}
const withPassword = (address: string): string => {
  const changed = new URL(address)
  if (changed.password !== '') passwords[`the password of ${changed.protocol}`] = decodeURIComponent(changed.password)
  return changed.href
}
const settings = {
  DATABASE_URL: withPassword(toDatabase.url),
  REDIS_URL: toRedis.url,
  REDIS_PREFIX: redis.prefix,
  LOG_LEVEL: 'debug',
  ADMIN_PLAYER_CODE: 'ADMIN1',
  ADMIN_SECRET: secrets['the admin’s secret'],
  PLAYER_NUMBER_KEY: secrets['the numbers’ key'],
  OPENAI_API_KEY: secrets['the model’s key'],
  OPENAI_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
  MODEL_WAIT_MS: '2000',
  COACH_WAIT_MS: '2000',
}

/** A browser against a real process; what it is given is remembered as secret. */
function makePage(base: string, known: Map<string, string>) {
  const cookies = new Map<string, string>()
  return async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const reply = await fetch(`${base}${path}`, {
      method,
      headers: {
        origin: base,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const cookie of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split('=')
      cookies.set(name, value)
      if (value !== '') known.set(`a cookie ${name} ${known.size}`, value)
    }
    return { status: reply.status, json: (await reply.json().catch(() => ({}))) as Record<string, unknown> }
  }
}

/** The log without figures that may happen to be a code's: times, process numbers, ports. */
const withoutFigures = (log: string): string =>
  log.replaceAll(/"(time|pid|responseTime|remotePort)":[\d.]+/g, '').replaceAll(/127\.0\.0\.1:\d+|:\d+:\d+\)?/g, '')

test(
  'no secret, code, token, name or text of a child is in the log of any process, whatever goes wrong',
  {
    timeout: 60_000,
  },
  async ({ task }) => {
    const apps = await Promise.all((['api', 'rooms', 'worker'] as const).map((app) => startApp(app, settings)))
    const [api, rooms] = apps
    if (api === undefined || rooms === undefined) throw new Error('three processes were started')
    const known = new Map<string, string>([secrets, passwords, texts].flatMap(Object.entries<string>))
    const keys = { 'idempotency-key': randomUUID() }
    known.set('an idempotency key', keys['idempotency-key'])
    const coach = await makeCoach(db, { clubName: texts['a coach’s club'] })
    known.set('a coach code', coach.code)
    known.set('a coach’s token', coach.token)

    const child = makePage(api.url, known)
    const registered = await child(
      'POST',
      '/api/players/register',
      { ...mountainOaks, clubName: texts['a club’s name'] },
      keys,
    )
    const { playerCode, id } = registered.json['player'] as { playerCode: string; id: string }
    known.set('a player code', playerCode)
    expect(registered.status).toBe(200)
    const shown = await child('POST', '/api/players/number')
    const { secretNumber, cardToken } = shown.json as { secretNumber: string; cardToken: string }
    known.set('a card’s token', cardToken)
    await child('POST', '/api/players/login', { playerCode: 'QQQQ8', secretNumber, cardToken })
    await child('POST', '/api/evaluate', answerKings(texts['an answer']), { 'idempotency-key': randomUUID() })
    await child('POST', '/api/coach-help', { question: texts['a question to the coach'] })
    await child('GET', `/api/player-progress/${id}?coachCode=${coach.code}`, undefined, { 'coach-code': coach.code })
    await child('POST', '/api/players/login', { playerCode: 'QQQQ9' })
    known.set('a mistyped code', 'QQQQ9')
    await child('POST', '/api/players/login', `{"playerCode":"${playerCode}"`)
    await child('GET', `/api/nothing/${playerCode}?coachCode=${coach.code}`)
    await child('POST', '/api/session/admin', { secret: secrets['the admin’s secret'] })

    const leader = makePage(api.url, known)
    await leader('POST', '/api/coaches/login', { code: coach.code, clubName: texts['a coach’s club'] })
    const room = await leader('POST', '/api/study-rooms', { chapters: [1], coachCode: coach.code })
    const { code: roomCode, hostToken } = room.json as { code: string; hostToken: string }
    known.set('a room code', roomCode)
    known.set('a host’s token', hostToken)
    const seat = await child('POST', `/api/study-rooms/${roomCode}/join`, { nickname: playerCode })
    known.set('a seat’s token', (seat.json as { token: string }).token)
    await child('GET', `/api/study-rooms/${roomCode}`)
    await fetch(`${rooms.url}/ws/${roomCode}?token=${hostToken}`).then((reply) => reply.text())
    await fetch(`${rooms.url}/ws?version=${roomsVersion}&code=${roomCode}`).then((reply) => reply.text())

    // Rows that the database refuses, and stores that go away in the middle.
    await forbidTable(db, 'errorReports')
    const report = {
      quizType: 'trivia',
      chapter: 1,
      questionNumber: 1,
      questionText: 'Who?',
      userComment: texts['a comment'],
    }
    expect((await child('POST', '/api/error-reports', report)).status).toBe(500)
    await forbidTable(db, 'players')
    expect(
      (
        await child('POST', '/api/players/register', {
          ...mountainOaks,
          biblicalGem: 'E',
          clubName: texts['a club’s name'],
        })
      ).status,
    ).toBe(500)
    toRedis.cut()
    toDatabase.cut()
    expect((await child('POST', '/api/players/login', { playerCode })).status).toBe(503)
    toRedis.restore()
    toDatabase.restore()
    await Promise.all(apps.map((app) => app.stop()))

    const logs = apps.map((app) => app.log()).join('\n')
    // Four digits stand in many a figure: no log has the number's name, or the number by itself.
    expect(logs).not.toContain('secretNumber')
    expect(logs).not.toMatch(new RegExp(`["' ]${secretNumber}["' ]`))
    const lines = logs.split('\n').filter((line) => line !== '')
    expect(lines.length).toBeGreaterThan(30)
    expect(logs).toContain('unforeseen')
    expect(logs).toContain('the built-in mark stands')
    const plain = withoutFigures(logs)
    const found = [...known].filter(([, secret]) =>
      new RegExp(`(?<![\\w-])${RegExp.escape(secret)}(?![\\w-])`, 'i').test(plain),
    )
    expect(found.map(([name, secret]) => [name, lines.find((line) => line.includes(secret))?.slice(0, 400)])).toEqual(
      [],
    )
    tellSeen(
      task,
      `${lines.length} lines of three processes, none with any of ${known.size} secrets, codes, tokens, names and texts`,
    )
  },
)
