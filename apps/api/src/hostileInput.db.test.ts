import { beforeAll, expect, test } from 'vitest'

import { makeChapters, mountainOaks } from './testing/register.ts'
import { testApp } from './testing/testApp.ts'

const seraph = await testApp({ settings: { GUESS_LIMIT_ADDRESS: '1000' } })
const { app, browser, db } = seraph
const long = 'x'.repeat(10_000)

beforeAll(() => makeChapters(seraph))

const odd: unknown[] = [
  null,
  true,
  7,
  [],
  {},
  ['a'],
  { toString: 1 },
  '',
  ' ',
  long,
  '\u0000',
  '\u202e',
  '\ud800',
  '\u200b',
  '\uffff',
]
const fields = [
  'clubName',
  'teamName',
  'state',
  'country',
  'startingChapter',
  'biblicalGem',
  'pbeExperience',
  'isPubliclyVisible',
]

test.each(fields)('whatever stands in %s, registration refuses or stores something clean', async (field) => {
  for (const value of odd) {
    const reply = await browser().post('/api/players/register', {
      ...mountainOaks,
      teamName: 'Hostile',
      [field]: value,
    })
    expect([200, 400, 409]).toContain(reply.statusCode)
    expect(reply.json()).not.toMatchObject({ code: 'internal' })
  }
})

test.each(['playerCode', 'wantsFeatured', 'isSilent', 'confirmRestore', 'secretNumber', 'cardToken', 'hasNoNumber'])(
  'whatever stands in %s, login refuses or signs in',
  async (field) => {
    for (const value of odd) {
      const reply = await browser().post('/api/players/login', { playerCode: 'XYZW', [field]: value })
      expect([400, 403]).toContain(reply.statusCode)
    }
  },
)

test.each(['clubName', 'teamName', 'startingChapter', 'state', 'country'])(
  'whatever stands in %s, gems are told or refused',
  async (field) => {
    for (const value of odd.filter((one) => typeof one === 'string')) {
      const query = { clubName: 'A', teamName: 'B', startingChapter: '1', [field]: value }
      const pairs = Object.entries(query).map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`)
      const reply = await browser().get(`/api/players/available-gems?${pairs.join('&')}`)
      expect([200, 400]).toContain(reply.statusCode)
    }
    const twice = await browser().get(
      `/api/players/available-gems?clubName=A&teamName=B&startingChapter=1&${field}=%00&${field}[a]=%ff`,
    )
    expect([200, 400]).toContain(twice.statusCode)
  },
)

test('control, bidi, zero-width and half characters are taken out of names, the rest stays', async () => {
  const reply = await browser().post('/api/players/register', {
    clubName: '\u202eMountain\u0000 \u2066Oaks\u200b\ud800',
    teamName: '<b onclick="x()">Owls</b>',
    state: "'; drop table players; --",
    biblicalGem: 'A',
  })
  expect(reply.json()).toMatchObject({
    player: { clubName: 'Mountain Oaks', teamName: '<b onclick="x()">Owls</b>', state: "'; drop table players; --" },
  })
  expect(await db.selectFrom('players').select('id').executeTakeFirst()).toBeDefined()
})

test.each([
  '{"__proto__":{"isAdmin":true},"playerCode":"XYZW"}',
  '{"constructor":{"prototype":{"isAdmin":true}},"playerCode":"XYZW"}',
  '{"playerCode":"XYZW"',
  '',
  'null',
  '[]',
  '"XYZW"',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
])('the body %.60s is refused', async (payload) => {
  const headers = { 'content-type': 'application/json' }
  const reply = await app.inject({ method: 'POST', url: '/api/players/login', headers, payload })
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ code: 'invalid_request' })
  expect({}).not.toHaveProperty('isAdmin')
})

test('a body of a megabyte is refused', async () => {
  const reply = await browser().post('/api/players/login', { playerCode: 'x'.repeat(1_000_000) })
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([413, 'body_too_large'])
})

test.each(['=\u0000', 'seraph_player=%ff%00', 'seraph_player=; seraph_player=a', `seraph_browser=${long}`])(
  'the cookie %.40j is nobody',
  async (cookie) => {
    const reply = await app.inject({ url: '/api/session', headers: { cookie } })
    expect(reply.json()).toMatchObject({ player: null })
  },
)

test.each([
  ['a web address', 'oaks.com'],
  ['one with a Cyrillic letter', 'оaks.сom'],
  ['an e-mail address', 'kim@oaks'],
  ['a handle', '@mountainoaks'],
  ['a phone number', 'Oaks 555 123 4567'],
])('no name of a club, a team or a state: %s, and the refusal says so', async (_what, name) => {
  const fields = { clubName: 'Pines', teamName: 'Owls', state: 'Ohio', country: 'Kenya', biblicalGem: 'A' }
  for (const field of ['clubName', 'teamName', 'state', 'country']) {
    const reply = await browser().post('/api/players/register', { ...fields, [field]: name })
    const label = { clubName: 'Club name', teamName: 'Team name', state: 'State', country: 'Country' }[field]
    expect([reply.statusCode, reply.json<{ error: string; code: string }>()]).toMatchObject([
      400,
      {
        code: 'name_has_address',
        error: `${label} must not hold a web or e-mail address, a phone number or an @name.`,
      },
    ])
  }
})

test('a club’s name in lookalike and invisible letters is that club', async () => {
  const fields = { teamName: 'Larks', state: 'Ohio', startingChapter: 1 }
  const first = await browser().post('/api/players/register', { ...fields, clubName: 'Pine Lake', biblicalGem: 'A' })
  expect(first.statusCode).toBe(200)
  for (const clubName of ['Рine Lаke', 'Pi\u034fne\u3164 Lake\ufe0f', 'PINE\u{e0061} LAKE']) {
    const reply = await browser().post('/api/players/register', { ...fields, clubName, biblicalGem: 'A' })
    expect(reply.json()).toMatchObject({ code: 'gem_taken' })
  }
  const clubs = await db.selectFrom('clubs').select('name').where('nameKey', 'like', '%lake%').execute()
  expect(clubs).toEqual([{ name: 'Pine Lake' }])
  expect(
    (await browser().post('/api/players/register', { ...fields, clubName: '\u3164\u2800', biblicalGem: 'E' }))
      .statusCode,
  ).toBe(400)
})
