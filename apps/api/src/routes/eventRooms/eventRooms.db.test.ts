import { setEventLate } from '@seraph/db/testing/setEventLate'
import { getEventResult } from '@seraph/schema/http/events/eventRooms'
import { expect, test } from 'vitest'

import { joinTeam, openEvent } from '../../testing/eventBrowser.ts'
import { as, coachBrowser, playerBrowser } from '../../testing/roomBrowser.ts'
import { eventApp } from '../../testing/eventApp.ts'

const { app, db, questions } = await eventApp(4)

const right = (at: number) => `stone ${at}, river`
const codeOf = (reply: { json: () => unknown }) => (reply.json() as { code: string }).code
const result = (reply: { json: () => unknown }) => getEventResult.reply.parse(reply.json())

test('two teams play, the scribes’ last drafts are marked, and the placements go by whole numbers', async () => {
  const event = await openEvent(app, questions)
  const [owls = [], foxes = []] = event.children
  const [captain, scribe] = owls
  const [, other] = foxes
  if (captain === undefined || scribe === undefined || other === undefined) throw new Error('two teams of two')
  expect((await event.view()).teams[0]?.members.map(({ isCaptain, isScribe }) => [isCaptain, isScribe])).toEqual([
    [true, false],
    [false, true],
  ])
  const opened = await event.open()
  expect(opened).toMatchObject({ phase: 'answer', question: 0, sheets: [] })
  expect(opened.leftMs).toBeGreaterThan(29_000)
  expect(await event.write(captain, right(0))).toEqual({ isKept: false, counts: '' })
  expect(await event.write(scribe, right(0), 2)).toEqual({ isKept: true })
  expect(await event.write(scribe, 'an older one', 1)).toEqual({ isKept: true })
  expect(await event.write(other, 'a boat', 1)).toEqual({ isKept: true })
  const marking = await event.mark()
  expect(marking.phase).toBe('marking')
  expect(new Map(marking.sheets.map(({ answer, mark }) => [answer, mark?.score]))).toEqual(
    new Map([
      ['a boat', 0],
      [right(0), 2],
    ]),
  )
  const told = marking.sheets.map(({ mark }) => mark?.parts.at(-1)?.part)
  expect(told).toEqual(Array(2).fill('stream (in this site’s Bible: river)'))
  await event.advance()
  await event.step({ kind: 'end' })
  const placed = result(await event.coach.browser.get(event.path('/result')))
  expect(placed).toMatchObject({ asked: 1, possible: 2, publishedAt: null })
  expect(placed.teams.map(({ name, place, score }) => [name, place, score])).toEqual([
    ['Owls', 1, 2],
    ['Foxes', 3, 0],
  ])
  const csv = (await event.coach.browser.get(event.path('/result.csv'))).body
  expect(csv.split('\r\n').filter((line) => line !== '')).toHaveLength(3)
})

test('the server’s clock locks the sheets: a quarter of a second later counts, and nothing after', async () => {
  const event = await openEvent(app, questions)
  const [[, scribe] = [], [, other] = []] = event.children
  if (scribe === undefined || other === undefined) throw new Error('two teams of two')
  await event.open()
  await event.write(scribe, 'first', 1)
  // Where the machine itself takes what is left of the quarter, nothing is told of the rule: it is written anew.
  let [kept, tookMs]: [unknown, number] = [undefined, Infinity]
  for (let number = 2; tookMs > 140 && number < 22; number += 1) {
    const from = performance.now()
    await setEventLate(db, event.room.id, 100)
    kept = await event.write(scribe, right(0), number)
    tookMs = performance.now() - from
  }
  expect(kept).toEqual({ isKept: true })
  await setEventLate(db, event.room.id, 400)
  expect(await event.write(scribe, 'too late', 30)).toEqual({ isKept: false, counts: right(0) })
  const closed = await scribe.browser.post(event.path('/time-up'), { question: 0 }, scribe.headers)
  expect(closed.json()).toEqual({ isClosed: true })
  const view = await event.view()
  expect(view.phase).toBe('marking')
  const sheet = view.sheets.find(({ answer }) => answer === right(0))
  expect(sheet).toMatchObject({ late: 'too late', mark: { score: 2 } })
  expect(await event.write(scribe, 'much too late', 40)).toEqual({ isKept: false, counts: right(0) })
  expect(await event.write(other, 'after the marks')).toEqual({ isKept: false, counts: '' })
  expect((await event.view()).sheets.find(({ late }) => late === 'after the marks')).toMatchObject({ answer: '' })
  await event.advance()
  await event.advance()
  expect(await event.write(scribe, 'a question too late', 50, 0)).toEqual({ isKept: false, counts: right(0) })
})

test('no draft that was acknowledged is lost, however it meets the lock', async () => {
  for (let round = 0; round < 3; round += 1) {
    const event = await openEvent(app, questions)
    const [[, scribe] = []] = event.children
    if (scribe === undefined) throw new Error('a team of two')
    await event.open()
    await setEventLate(db, event.room.id, 200)
    const close = () => scribe.browser.post(event.path('/time-up'), { question: 0 }, scribe.headers)
    const replies = await Promise.all(
      Array.from({ length: 24 }, async (_, at) => {
        if (at % 3 === 2) await close()
        return { at: at + 1, ...(await event.write(scribe, `draft ${at + 1}`, at + 1, 0)) }
      }),
    )
    await setEventLate(db, event.room.id, 400)
    await close()
    const last = Math.max(0, ...replies.filter(({ isKept }) => isKept).map(({ at }) => at))
    const sheet = (await event.view()).sheets.find(({ teamId }) => teamId === event.room.teams[0]?.id)
    expect([sheet?.answer, sheet?.mark === null]).toEqual([last === 0 ? '' : `draft ${last}`, false])
  }
})

test('an event that runs by itself goes on by the server’s clock, whoever of the room says so first', async () => {
  const event = await openEvent(app, questions)
  const [[captain, scribe] = [], [other] = []] = event.children
  if (captain === undefined || scribe === undefined || other === undefined) throw new Error('two teams of two')
  const timeUp = async (phase: string, question: number) =>
    (await scribe.browser.post(event.path('/time-up'), { question, phase }, scribe.headers)).json<{
      isClosed: boolean
    }>().isClosed
  await event.advance()
  await setEventLate(db, event.room.id, 400)
  expect(await timeUp('read_1', 0)).toBe(false)
  expect((await event.step({ kind: 'run', runs: true })).json()).toMatchObject({ runs: true, phase: 'read_1' })
  expect(await timeUp('read_1', 0)).toBe(false)
  for (const phase of ['read_1', 'read_2', 'answer', 'marking', 'reveal']) {
    expect((await event.view()).phase).toBe(phase)
    await setEventLate(db, event.room.id, 400)
    const said = [captain, scribe, other].map(({ browser, headers }) =>
      browser.post(event.path('/time-up'), { question: 0, phase }, headers),
    )
    for (const reply of await Promise.all(said)) expect(reply.json()).toEqual({ isClosed: true })
  }
  expect(await event.view()).toMatchObject({ phase: 'read_1', question: 1, runs: true })
  expect((await event.view()).leftMs).toBeGreaterThan(3_000)
})

test('an event begins with two members and a scribe a team, and a press that comes twice moves nothing', async () => {
  const event = await openEvent(app, questions)
  const third = await playerBrowser(app)
  const teams = event.room.teams
  const start = { kind: 'advance', from: 'lobby', question: 0 }
  const { members: [captain] = [] } = (await event.view()).teams[0] ?? {}
  const seat = (id: string, change: string) => event.coach.browser.post(event.path(`/seats/${id}`), { change })
  await seat(captain?.id ?? '', 'remove')
  expect(codeOf(await event.step(start))).toBe('event_not_ready')
  await joinTeam(third.browser, event.room.code, { nickname: third.code, teamId: teams[0]?.id })
  expect((await event.step(start)).json()).toMatchObject({ phase: 'read_1' })
  expect(codeOf(await event.step(start))).toBe('event_moved_on')
  const [first, second] = (await event.view()).teams[1]?.members ?? []
  expect(codeOf(await seat(first?.id ?? '', 'scribe'))).toBe('event_not_now')
  expect((await event.step({ kind: 'skip', question: 0 })).json()).toMatchObject({ question: 1, phase: 'read_1' })
  expect(codeOf(await event.step({ kind: 'skip', question: 0 }))).toBe('event_moved_on')
  await event.advance()
  await event.advance()
  await event.step({ kind: 'add_time', question: 1, fromMs: 0, ms: 10_000 })
  expect((await event.view()).leftMs).toBeGreaterThan(39_000)
  await event.mark()
  await event.advance()
  expect((await seat(first?.id ?? '', 'scribe')).statusCode).toBe(200)
  const now = (await event.view()).teams[1]?.members.map(({ id, isScribe }) => [id, isScribe])
  expect(now).toEqual([
    [first?.id, true],
    [second?.id, false],
  ])
})

test('nobody reads what is another’s: answers before the reveal, sheets of other teams, a grader anything else', async () => {
  const event = await openEvent(app, questions)
  const [[captain, scribe] = [], [, other] = []] = event.children
  if (captain === undefined || scribe === undefined || other === undefined) throw new Error('two teams of two')
  const link = async (kind: string) =>
    as((await event.coach.browser.post(event.path('/links'), { kind })).json<{ token: string }>().token)
  const [screen, grader] = [await link('screen'), await link('grader')]
  const guest = app.browser()
  await event.open()
  await event.write(scribe, 'only ours', 1)
  await event.write(other, 'only theirs', 1)
  const seen = async (headers: Record<string, string>) => (await guest.get(event.path(), { headers })).body
  for (const headers of [captain.headers, scribe.headers, screen]) expect(await seen(headers)).not.toContain('river')
  expect(await seen(captain.headers)).toContain('only ours')
  expect(await seen(captain.headers)).not.toContain('only theirs')
  for (const headers of [screen, grader]) expect(await seen(headers)).not.toContain('only')
  await event.mark()
  expect(await seen(captain.headers)).not.toContain('river')
  const graded = await event.view(guest, grader)
  expect(graded).toMatchObject({ role: 'grader', code: null, appeals: [] })
  expect(graded.sheets).toHaveLength(2)
  expect(graded.teams.every(({ members }) => members.length === 0)).toBe(true)
  for (const [what, body] of [
    ['step', { kind: 'end' }],
    ['links', { kind: 'grader' }],
    ['publish', { isPublished: true }],
  ] as const)
    for (const headers of [grader, screen, captain.headers])
      expect(codeOf(await guest.post(event.path(`/${what}`), body, headers))).toBe('not_host')
  expect((await guest.get(event.path('/result'), { headers: grader })).statusCode).toBe(403)
  expect((await guest.get(event.path())).statusCode).toBe(403)
  const { browser: stranger } = await coachBrowser(app)
  expect((await stranger.get(event.path())).statusCode).toBe(403)
  await event.advance()
  expect(await seen(captain.headers)).toContain('river')
  expect(await seen(captain.headers)).not.toContain('only theirs')
})

test('one press corrects a part and is kept; an appeal overturns; a told result stays until it is opened again', async () => {
  const event = await openEvent(app, questions)
  const [[captain, scribe] = []] = event.children
  if (captain === undefined || scribe === undefined) throw new Error('a team of two')
  const [owls] = event.room.teams
  const grader = as(
    (await event.coach.browser.post(event.path('/links'), { kind: 'grader' })).json<{ token: string }>().token,
  )
  await event.open()
  await event.write(scribe, 'a boat', 1)
  await event.mark()
  const correction = { teamId: owls?.id, question: 0, part: 0, isGiven: true }
  const correct = () => app.browser().post(event.path('/corrections'), correction, grader)
  expect((await correct()).statusCode).toBe(200)
  expect((await correct()).statusCode).toBe(200)
  const changes = [{ teamId: owls?.id, part: 0, who: 'Grader 1', isGiven: true, isAppeal: false }]
  expect(await event.view(app.browser(), grader)).toMatchObject({ changes })
  expect(await event.view()).toMatchObject({ changes })
  expect(await event.view(captain.browser, captain.headers)).toMatchObject({ changes: [] })
  const appeal = { question: 0, part: 1 }
  const asCaptain = () => captain.browser.post(event.path('/appeals'), appeal, captain.headers)
  expect(codeOf(await asCaptain())).toBe('event_not_now')
  await event.advance()
  expect(codeOf(await scribe.browser.post(event.path('/appeals'), appeal, scribe.headers))).toBe('event_not_captain')
  await asCaptain()
  await asCaptain()
  const [waiting, ...more] = (await event.view()).appeals
  expect([waiting?.expected, waiting?.decision, more]).toEqual(['river', null, []])
  const decide = () => event.coach.browser.post(event.path(`/appeals/${waiting?.id}`), { isOverturned: true })
  expect((await decide()).statusCode).toBe(200)
  expect(codeOf(await decide())).toBe('event_appeal_not_found')
  await event.step({ kind: 'end' })
  expect(codeOf(await captain.browser.get(event.path('/result'), { headers: captain.headers }))).toBe(
    'event_result_untold',
  )
  const read = async () => result(await event.coach.browser.get(event.path('/result')))
  const kept = [
    { who: 'Grader 1', before: 'missing', after: 'given', isAppeal: false, scoreBefore: 0, scoreAfter: 1 },
    { who: 'Coach Kim', before: 'missing', after: 'given', isAppeal: true, scoreBefore: 1, scoreAfter: 2 },
  ]
  expect((await read()).corrections).toMatchObject(kept)
  expect((await read()).appeals).toMatchObject([{ part: 1, decision: 'overturned' }])
  expect((await read()).teams[0]).toMatchObject({ score: 2, place: 1, detail: { mended: 2 } })
  const publish = (isPublished: boolean) => event.coach.browser.post(event.path('/publish'), { isPublished })
  await publish(true)
  const take = { ...correction, isGiven: false }
  const byHost = () => event.coach.browser.post(event.path('/corrections'), take)
  expect(codeOf(await byHost())).toBe('event_result_published')
  const forChild = result(await captain.browser.get(event.path('/result'), { headers: captain.headers }))
  expect(forChild.teams.map(({ name, place, score, detail }) => [name, place, score, detail === null])).toEqual([
    ['Owls', 1, 2, false],
    ['Foxes', 3, null, true],
  ])
  expect(forChild.corrections).toEqual([])
  await publish(false)
  expect((await byHost()).statusCode).toBe(200)
  // What the grader's link opened is past.
  expect(codeOf(await correct())).toBe('event_moved_on')
})

test('a void question counts for nobody, and a team that is left out of the highest score still has its place', async () => {
  const event = await openEvent(app, questions)
  const [[, scribe] = [], [, other] = []] = event.children
  if (scribe === undefined || other === undefined) throw new Error('two teams of two')
  for (const at of [0, 1]) {
    await event.open()
    await event.write(scribe, right(at), 1)
    await event.write(other, at === 0 ? '' : 'river', 1)
    await event.mark()
    await event.advance()
  }
  await event.step({ kind: 'end' })
  expect((await event.step({ kind: 'void', question: 0, isVoid: true })).json()).toMatchObject({ phase: 'end' })
  const read = async () => result(await event.coach.browser.get(event.path('/result')))
  expect((await read()).teams.map(({ score, place }) => [score, place])).toEqual([
    [2, 1],
    [1, 3],
  ])
  const outside = [event.room.teams[0]?.id]
  await event.coach.browser.patch(event.path(), { outside })
  expect((await read()).teams.map(({ place }) => place)).toEqual([1, 1])
  await event.coach.browser.post(event.path('/publish'), { isPublished: true })
  expect(codeOf(await event.step({ kind: 'void', question: 0, isVoid: false }))).toBe('event_result_published')
})

test('a seat belongs to its token or its player', async () => {
  const event = await openEvent(app, questions, true)
  const [[captain] = []] = event.children
  if (captain === undefined) throw new Error('a team')
  const join = { nickname: captain.code, teamId: event.room.teams[0]?.id }
  const taken = await app.browser().post(`/api/event-rooms/by-code/${event.room.code}/seats`, join)
  expect(codeOf(taken)).toBe('seat_taken')
  await joinTeam(captain.browser, event.room.code, join)
  expect((await captain.browser.get(event.path(), { headers: captain.headers })).statusCode).toBe(403)
})
