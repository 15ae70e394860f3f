import { setOpenSeasons } from '@seraph/db/queries/seasons/openSeasons'
import { makeQuestion, makeSeason, makeTriviaQuestion } from '@seraph/db/testing/make'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import { Season } from '@seraph/schema/season'
import { Session } from '@seraph/schema/http/session'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'

import type { Browser } from '../testing/browser.ts'
import { registerTeam } from '../testing/registerTeam.ts'
import { signIn } from '../testing/signIn.ts'
import { signInCoach } from '../testing/signInCoach.ts'
import { testApp } from '../testing/testApp.ts'

const noon = Date.parse('2026-11-20T12:00:00Z')
const app = await testApp({ clock: () => noon })
const { db, deps } = app
const [isaiah, mark] = ['2026-isaiah', '2027-mark']
const packs = [
  { id: isaiah, title: 'Isaiah', asked: 'Of Isaiah?' },
  { id: mark, title: 'Mark', asked: 'Of Mark?' },
]
const open = async (...ids: string[]) => {
  await db.transaction().execute((tx) => setOpenSeasons(tx, ids))
  await deps.seasons.refresh()
}

beforeEach(async () => {
  for (const { id, title, asked } of packs)
    await makeSeason(db, {
      id,
      hash: `one of ${id}`,
      public: { ...makeSeasonPublic(id === mark ? 3 : 6), id, title },
      questions: [makeQuestion({ id: 'a', question: asked })],
      trivia: [makeTriviaQuestion({ id: 't', question: `Trivia ${asked}` })],
    })
  await open(isaiah, mark)
})

const update = (browser: Browser, playerId: string, query: string, body: object = {}, key: string = randomUUID()) =>
  browser.post(
    `/api/player-progress/${playerId}/update${query}`,
    { chaptersStudied: [1], studyTime: 1, ...body },
    { 'idempotency-key': key },
  )

test('an address names its season, without a name it is the first open one, and another is refused', async () => {
  const guest = app.browser()
  const title = async (query: string) => Season.parse((await guest.get(`/api/season${query}`)).json()).title
  expect([await title(''), await title(`?season=${isaiah}`), await title(`?season=${mark}`)]).toEqual([
    'Isaiah',
    'Isaiah',
    'Mark',
  ])
  const asked = async (query: string) => (await guest.get(`/api/questions/1${query}`)).body
  expect(await asked('')).toContain('Of Isaiah?')
  expect(await asked(`?season=${mark}`)).toContain('Of Mark?')
  expect(await asked(`?answers=true&season=${mark}`)).toContain('Amoz')
  expect((await guest.get(`/api/trivia/1?season=${mark}`)).body).toContain('Trivia Of Mark?')
  expect((await guest.get(`/api/questions/5?season=${mark}`)).json()).toMatchObject({ code: 'chapter_not_in_season' })
  const refused = await guest.get('/api/questions/1?season=2028-romans')
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { code: 'season_not_open', error: 'This season is not open here.' },
  ])
  expect((await guest.get('/api/questions/1?season=../x')).statusCode).toBe(400)
  await open(mark, isaiah)
  expect(await title('')).toBe('Mark')
})

test('a season that was opened a moment ago is served at once, and one of another hash is read again alone', async () => {
  await open(isaiah)
  const guest = app.browser()
  expect((await guest.get(`/api/questions/1?season=${mark}`)).statusCode).toBe(409)
  await db.transaction().execute((tx) => setOpenSeasons(tx, [isaiah, mark]))
  expect((await guest.get(`/api/questions/1?season=${mark}`)).statusCode).toBe(200)
  const before = await deps.seasons.get()
  await makeSeason(db, { id: mark, hash: 'two', public: { ...makeSeasonPublic(3), id: mark }, isLast: true })
  await deps.seasons.refresh()
  const after = await deps.seasons.get()
  expect(after?.get(isaiah)).toBe(before?.get(isaiah))
  expect(after?.get(mark)?.hash).toBe('two')
})

test('events and marks are their season’s, days are the person’s', async () => {
  // By the test's clock, not by today's: an event from before the registration isn't believed (rule 19).
  const { id, browser } = await signIn(app, { createdAt: new Date(noon - 8 * 24 * 3_600_000) })
  const day = (date: string) => ({ occurredAt: `2026-11-${date}T12:00:00.000Z` })
  expect((await update(browser, id, '', day('18'))).statusCode).toBe(200)
  expect((await update(browser, id, `?season=${mark}`, day('19'))).statusCode).toBe(200)
  const last = await update(browser, id, `?season=${mark}`, day('20'))
  expect(last.json()).toMatchObject({ progress: { totalStudyTime: 120, studyStreak: 3, chaptersExplored: [1] } })
  const report = async (query: string) => (await browser.get(`/api/player-progress/${id}${query}`)).json()
  expect(await report('')).toMatchObject({ totalStudyTime: 60, studyStreak: 3, longestStreak: 3 })
  expect(
    (await report(`?season=${mark}`)).days.map(({ date, studyTime }: { date: string; studyTime: number }) => [
      date,
      studyTime,
    ]),
  ).toEqual([
    ['2026-11-18', 0],
    ['2026-11-19', 60],
    ['2026-11-20', 60],
  ])
  const answer = { question: { id: 'a' }, userAnswer: 'Amoz' }
  const marked = await browser.post(`/api/evaluate?season=${mark}`, answer)
  expect(marked.statusCode).toBe(200)
  const row = await db.selectFrom('evaluations').select('seasonId').where('playerId', '=', id).executeTakeFirst()
  expect(row?.seasonId).toBe(mark)
})

test('a try from before calls named a season is the same call when it is repeated with its name', async () => {
  const { id, browser } = await signIn(app)
  const key = randomUUID()
  const first = await update(browser, id, '', {}, key)
  const again = await update(browser, id, `?season=${isaiah}`, {}, key)
  expect([again.statusCode, again.json().eventId]).toEqual([200, first.json().eventId])
  expect(again.json().progress.totalStudyTime).toBe(60)
})

test('a closed season stays readable in one’s report, and nothing is counted in it', async () => {
  const { id, browser } = await signIn(app)
  await update(browser, id, '')
  await open(mark)
  const report = await browser.get(`/api/player-progress/${id}?season=${isaiah}`)
  const studied = [{ id: isaiah, title: 'Isaiah', year: 2026 }]
  expect([report.statusCode, report.json()]).toMatchObject([200, { totalStudyTime: 60, seasons: studied }])
  expect((await browser.get(`/api/player-progress/${id}?season=${mark}`)).json()).toMatchObject({ seasons: studied })
  expect(Season.parse((await browser.get(`/api/season?season=${isaiah}`)).json()).title).toBe('Isaiah')
  const refused = await update(browser, id, `?season=${isaiah}`)
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'season_not_open' }])
  await open(mark, isaiah)
  expect((await update(browser, id, `?season=${isaiah}`)).statusCode).toBe(200)
})

const inHand = async (browser: Browser) => Session.parse((await browser.get('/api/session')).json()).season

test('a session tells the open seasons, and nobody’s in hand to a guest', async () => {
  const session = Session.parse((await app.browser().get('/api/session')).json())
  expect(session.seasons.map(({ events: _events, ...season }) => season)).toEqual([
    { id: isaiah, title: 'Isaiah', year: 2026, isPreview: false },
    { id: mark, title: 'Mark', year: 2026, isPreview: false },
  ])
  expect(session.season).toBeNull()
})

test('what somebody chose before they had a code is their own choice with it; one that isn’t open is passed over', async () => {
  const chosen = async (season: string | undefined) => {
    const browser = app.browser()
    const reply = await browser.post('/api/players/register', {
      clubName: `Club ${randomUUID()}`,
      teamName: 'Team 1',
      state: 'Oregon',
      biblicalGem: 'A',
      season,
    })
    expect(reply.statusCode).toBe(200)
    return inHand(browser)
  }
  expect([await chosen(undefined), await chosen(mark), await chosen('2028-romans')]).toEqual([isaiah, mark, isaiah])
})

test('a child lands in the club’s season; their own choice outlasts it until the coach changes it again', async () => {
  const { id, browser } = await signIn(app)
  const coach = await signInCoach(app)
  const early = await coach.browser.patch('/api/coaches/season', { season: mark })
  expect([early.statusCode, early.json()]).toMatchObject([404, { code: 'team_not_found' }])
  const { teamId } = await registerTeam(coach.browser)
  const { clubId } = await db.selectFrom('teams').select('clubId').where('id', '=', teamId).executeTakeFirstOrThrow()
  await db
    .updateTable('players')
    .set({ clubId, teamId, coachId: coach.coachId ?? null })
    .where('id', '=', id)
    .execute()
  const other = await signIn(app, { teamOf: { clubId, teamId } })

  const choose = (season: string) => browser.patch('/api/players/season', { season })
  const set = async (season: string) => {
    const reply = await coach.browser.patch('/api/coaches/season', { season })
    expect([reply.statusCode, reply.json()]).toEqual([200, { season }])
  }
  expect([await inHand(browser), await inHand(coach.browser)]).toEqual([isaiah, isaiah])
  await set(mark)
  expect([await inHand(browser), await inHand(other.browser), await inHand(coach.browser)]).toEqual([mark, mark, mark])
  expect((await choose(isaiah)).json()).toEqual({ season: isaiah })
  await other.browser.patch('/api/players/season', { season: isaiah })
  await set(mark)
  expect(await inHand(browser)).toBe(isaiah)
  await set(isaiah)
  await set(mark)
  // Whoever named the club without being the coach's player keeps what they chose (rule 13).
  expect([await inHand(browser), await inHand(other.browser)]).toEqual([mark, isaiah])
  const refused = await choose('2028-romans')
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'season_not_open' }])
  await open(isaiah)
  expect(await inHand(browser)).toBe(isaiah)
  await open(isaiah, mark)
  expect(await inHand(browser)).toBe(mark)
})

test('a coach’s dashboard is that of the season that is named, the list of rooms has those of all', async () => {
  const { browser } = await signInCoach(app)
  await registerTeam(browser, { clubName: 'Rooms' })
  const made = await browser.post(`/api/study-rooms?season=${mark}`, { chapters: [3] })
  expect([made.statusCode, made.json()]).toMatchObject([200, { seasonId: mark }])
  expect((await browser.post(`/api/study-rooms?season=${mark}`, { chapters: [4] })).json()).toMatchObject({
    code: 'chapter_not_in_season',
  })
  const chapters = (list: number[]) => browser.patch(`/api/study-rooms/${made.json().id}/chapters`, { chapters: list })
  expect((await chapters([4])).json()).toMatchObject({ code: 'chapter_not_in_season' })
  expect((await chapters([2])).statusCode).toBe(200)
  const rooms = async (query: string) => (await browser.get(`/api/study-rooms${query}`)).json().rooms.length
  expect([await rooms(''), await rooms(`?season=${mark}`)]).toEqual([1, 1])
  expect((await browser.get(`/api/coaches/dashboard?season=${mark}`)).statusCode).toBe(200)
})

test('a starting chapter is a part of a code, the same in a season of any length', async () => {
  const guest = app.browser()
  const register = (startingChapter: number) =>
    guest.post('/api/players/register', {
      clubName: 'Any Length',
      teamName: 'Owls',
      startingChapter,
      biblicalGem: 'A',
      state: 'Oregon',
    })
  expect((await register(33)).json()).toMatchObject({ player: { startingChapter: 33 } })
  expect((await register(34)).json()).toMatchObject({ code: 'invalid_request' })
})
