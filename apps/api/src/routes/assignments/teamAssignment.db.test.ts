import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import { TeamAssignment } from '@seraph/schema/http/coaches/assignments'
import { TeamWeek } from '@seraph/schema/http/coaches/teamWeek'
import { Today, getRound } from '@seraph/schema/http/today'
import { beforeAll, expect, test } from 'vitest'

import { codeOf, elsewhere } from '../../testing/makeChild.ts'
import { registerTeam } from '../../testing/registerTeam.ts'
import { signInCoach } from '../../testing/signInCoach.ts'
import { testApp } from '../../testing/testApp.ts'
import { withNumber } from '../../testing/withNumber.ts'

const app = await testApp({ settings: { COACH_LOGIN_ASKS_CLUB: 'false' } })
const { db, deps } = app

/** Two chapters of ten verses; the second's questions are worth three times the first's. */
const questions = Array.from({ length: 20 }, (_, at) => {
  const chapter = 1 + Math.floor(at / 10)
  return makeQuestion({
    id: `q${at}`,
    chapter,
    verse: `Isaiah ${chapter}:${1 + (at % 10)}`,
    points: chapter === 1 ? 1 : 3,
  })
})

beforeAll(async () => {
  await makeSeason(db, { questions, public: { ...makeSeasonPublic(2), endsOn: '2999-12-31' } })
  await deps.seasons.refresh()
})

let clubs = 0
/** A team of two, in a club of its own. */
async function makeTeam() {
  clubs += 1
  const clubName = `Club ${clubs}`
  const { browser } = await signInCoach(app, { clubName })
  const members = [
    { startingChapter: 1, biblicalGem: 'A', memberNumber: 1, generatedCode: 'any' },
    { startingChapter: 1, biblicalGem: 'E', memberNumber: 2, generatedCode: 'any' },
  ]
  const { teamId } = await registerTeam(browser, { clubName, members })
  const at = `/api/coaches/teams/${teamId}/assignment`
  const read = async () => TeamAssignment.parse((await browser.get(at)).json())
  return { browser, at, read }
}

test('a coach divides the season, changes it, and undoes the change; of two at once the second is told', async () => {
  const { browser, at, read } = await makeTeam()
  const { members, points, assignment } = await read()
  expect(assignment).toBeNull()
  expect(points).toEqual([...Array.from({ length: 10 }, () => 1), ...Array.from({ length: 10 }, () => 3)])
  const ids = members.map(({ playerId }) => playerId)
  const [first = '', second = first] = ids
  const divide = (end: number, basedOn: number | null) =>
    browser.post(at, {
      basedOn,
      unit: 'verses',
      pieces: [
        { playerId: first, from: 0, to: end, isPinned: false },
        { playerId: second, from: end, to: 20, isPinned: true },
      ],
    })
  expect((await divide(8, null)).statusCode).toBe(200)
  expect((await read()).assignment).toMatchObject({ version: 1, pieces: [{ to: 8 }, { from: 8, isPinned: true }] })
  expect(codeOf(await divide(9, null))).toBe('assignment_changed')
  expect((await divide(9, 1)).statusCode).toBe(200)
  const undone = TeamAssignment.parse((await browser.post(`${at}/undo`, { version: 2 })).json())
  expect(undone.assignment).toMatchObject({ version: 1, pieces: [{ to: 8 }, { from: 8 }] })
  expect(codeOf(await browser.post(`${at}/undo`, { version: 2 }))).toBe('assignment_changed')
  expect((await divide(10, 1)).statusCode).toBe(200)
  expect((await read()).assignment?.version).toBe(3)
})

test('a division may be balanced by words', async () => {
  const { browser, at, read } = await makeTeam()
  const { members, words } = await read()
  expect(words).toHaveLength(20)
  const pieces = members.map(({ playerId }, place) => ({
    playerId,
    from: 10 * place,
    to: 10 * place + 10,
    isPinned: false,
  }))
  expect((await browser.post(at, { basedOn: null, unit: 'words', pieces })).statusCode).toBe(200)
  expect((await read()).assignment).toMatchObject({ unit: 'words', isMoved: false })
})

test('gaps, overlaps, verses that aren’t there and strangers are refused', async () => {
  const { browser, at, read } = await makeTeam()
  const { members } = await read()
  const playerId = members[0]?.playerId ?? ''
  const stranger = '00000000-0000-4000-8000-000000000000'
  for (const pieces of [
    [{ playerId, from: 0, to: 19 }],
    [{ playerId, from: 1, to: 20 }],
    [{ playerId, from: 0, to: 21 }],
    [{ playerId: stranger, from: 0, to: 20 }],
    [
      { playerId, from: 0, to: 12 },
      { playerId, from: 10, to: 20 },
    ],
  ]) {
    const body = { basedOn: null, unit: 'points', pieces: pieces.map((piece) => ({ ...piece, isPinned: false })) }
    expect(codeOf(await browser.post(at, body))).toBe('assignment_not_whole')
  }
  expect((await read()).assignment).toBeNull()
})

test('a child’s own verses come first, and a member who leaves leaves no hole', async () => {
  const { browser, at, read } = await makeTeam()
  const { members } = await read()
  const [first, last] = [members[0], members.at(-1)]
  if (first === undefined || last === undefined || first === last) throw new Error('a team of one')
  const pieces = [
    { playerId: first.playerId, from: 0, to: 15, isPinned: false },
    { playerId: last.playerId, from: 15, to: 20, isPinned: false },
  ]
  expect((await browser.post(at, { basedOn: null, unit: 'verses', pieces })).statusCode).toBe(200)
  const child = elsewhere(app)
  expect((await child.post('/api/players/login', await withNumber(app, last.playerCode))).statusCode).toBe(200)
  const day = async () => Today.parse((await child.get('/api/today')).json())
  expect((await day()).assignment).toEqual({
    from: { chapter: 2, verse: 6 },
    to: { chapter: 2, verse: 10 },
    parts: 5,
    kept: 0,
    step: null,
  })
  const round = getRound.reply.parse((await child.get('/api/round')).json()).questions
  expect(round.filter(({ chapter, verse }) => chapter === 2 && Number(verse.split(':')[1]) >= 6)).toHaveLength(5)
  const left = await browser.post(`/api/coaches/players/${first.playerId}/remove`, {})
  expect(left.statusCode).toBe(200)
  const { assignment, members: stay } = await read()
  expect(assignment?.isMoved).toBe(true)
  expect(stay.map(({ playerId }) => playerId)).not.toContain(first.playerId)
  expect(assignment?.pieces[0]?.from).toBe(0)
  expect(assignment?.pieces.at(-1)?.to).toBe(20)
  for (const { playerId } of assignment?.pieces ?? []) expect(stay.map((one) => one.playerId)).toContain(playerId)
})

test('weekly steps lead to the club’s event: the coach sees what is due by each club day, the child what is next', async () => {
  const { browser, at, read } = await makeTeam()
  const { members } = await read()
  const [first, last] = [members[0], members.at(-1)]
  if (first === undefined || last === undefined || first === last) throw new Error('a team of one')
  const pieces = [
    { playerId: first.playerId, from: 0, to: 10, isPinned: false },
    { playerId: last.playerId, from: 10, to: 20, isPinned: false },
  ]
  const clubDay = 3
  expect((await browser.post(at, { basedOn: null, unit: 'verses', clubDay, pieces })).statusCode).toBe(200)
  expect((await read()).assignment).toMatchObject({ clubDay, weeks: [] })
  const event = new Date(deps.clock() + 42 * 86_400_000).toISOString().slice(0, 10)
  expect((await browser.patch('/api/coaches/events', { plans: { area: event } })).statusCode).toBe(200)
  const weeks = (await read()).assignment?.weeks ?? []
  expect(weeks.length).toBe(5)
  for (const { by, steps } of weeks) {
    expect(new Date(`${by}T12:00:00Z`).getUTCDay()).toBe(clubDay)
    expect(Date.parse(event) - Date.parse(by)).toBeGreaterThanOrEqual(7 * 86_400_000)
    expect(steps.map(({ from, to }) => to - from)).toEqual([2, 2])
  }
  const child = elsewhere(app)
  expect((await child.post('/api/players/login', await withNumber(app, last.playerCode))).statusCode).toBe(200)
  const step = async () => Today.parse((await child.get('/api/today')).json()).assignment?.step
  const next = {
    by: weeks[0]?.by,
    from: { chapter: 2, verse: 1 },
    to: { chapter: 2, verse: 2 },
    questions: 2,
    behind: 0,
  }
  expect(await step()).toEqual({ ...next, recalled: 0 })
  expect((await child.post('/api/evaluate', { userAnswer: 'Amoz', question: { id: 'q10' } })).statusCode).toBe(200)
  expect(await step()).toEqual({ ...next, recalled: 1 })
  const week = TeamWeek.parse((await browser.get(at.replace('assignment', 'week'))).json())
  expect(week.due?.by).toBe(weeks[0]?.by)
  expect(week.due?.members).toMatchObject([
    { playerId: first.playerId, from: { chapter: 1, verse: 1 }, recalled: 0 },
    { playerId: last.playerId, from: { chapter: 2, verse: 1 }, recalled: 1 },
  ])
  expect(codeOf(await browser.post(at, { basedOn: 1, unit: 'verses', clubDay: 7, pieces }))).toBe('invalid_request')
  // Of the ten verses that are the child's own nine are new, and the season's other ten are another's.
  const near = new Date(deps.clock() + 9 * 86_400_000).toISOString().slice(0, 10)
  expect((await browser.patch('/api/coaches/events', { plans: { area: near } })).statusCode).toBe(200)
  const { shortfall } = Today.parse((await child.get('/api/today')).json())
  expect(shortfall).toEqual({ unreached: 9, neededADay: 9 })
})
