import { refuseCleanings } from '@seraph/db/queries/admin/cleanings'
import { insertRoomAnswer } from '@seraph/db/queries/rooms/storeAnswers'
import { makeEventRoom } from '@seraph/db/testing/makeEventRoom'
import { makePlayer, makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { makeJudgement } from '@seraph/db/testing/makeMarks'
import { setEventPhase } from '@seraph/db/testing/setEventPhase'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import type { Browser } from './testing/browser.ts'
import { permissionRows } from './testing/permissions/permissionRows.ts'
import { register } from './testing/register.ts'
import { clubData, registerTeam } from './testing/registerTeam.ts'
import { as, join } from './testing/roomBrowser.ts'
import { adminSettings, signInAdmin } from './testing/signInAdmin.ts'
import { signInCoach } from './testing/signInCoach.ts'
import { testApp } from './testing/testApp.ts'
import { unnoted } from './testing/unnoted.ts'
import { withNumber } from './testing/withNumber.ts'

const app = await testApp({
  settings: { ...adminSettings, COACH_LOGIN_ASKS_CLUB: 'false', REVIEW_PUBLIC_NAMES: 'true' },
})
const { db } = app
/** As many as the smallest set of an event has. */
const questions = Array.from({ length: 10 }, (_, at) => makeQuestion({ id: `q${at + 1}`, verse: `Isaiah 1:${at + 1}` }))
await makeSeason(db, { public: makeSeasonPublic(33), questions })
const walked = new Set<string>()

/** Makes a call of an endpoint and tells its reply and the lines that it left. */
async function walk(
  endpoint: string,
  browser: Browser,
  body?: object,
  params: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const before = await db.selectFrom('auditEntries').select('id').execute()
  const [method = '', path = ''] = endpoint.split(' ')
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const reply = await (method === 'PATCH' ? browser.patch(url, body) : browser.post(url, body, headers))
  expect([endpoint, reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([endpoint, 200, ''])
  walked.add(endpoint)
  const entries = await db.selectFrom('auditEntries').selectAll().execute()
  const lines = entries.filter(({ id }) => before.every((other) => other.id !== id))
  return { reply, lines: lines.map(({ actor, coachId, act }) => ({ actor, coachId, act })) }
}

test('whatever a coach changes is noted with its coach', async () => {
  const { browser, coachId, code } = await signInCoach(app)
  const note = (act: string) => [{ actor: 'coach', coachId, act }]
  const profile = { coachCode: code, coachName: 'Coach Kim', clubName: 'Mountain Oaks' }
  expect((await walk('POST /api/coaches/setup-profile', browser, profile)).lines).toEqual(note('profile_saved'))
  await db.updateTable('coachCodes').set({ clubName: 'Mountain Oaks', clubNameKey: 'mountain oaks' }).execute()
  const team = await walk('POST /api/clubs/register', browser, clubData())
  expect(team.lines).toEqual(note('team_registered'))
  const { teamId, members } = team.reply.json<{ teamId: string; members: { playerId: string }[] }>()
  const playerId = members[0]?.playerId ?? ''
  const added = { clubName: 'any', teamName: 'any', teamId, startingChapter: 9, biblicalGem: 'T' }
  expect((await walk('POST /api/players/add-to-team', browser, added)).lines).toEqual(note('player_added'))
  const update = (body: object) => walk('PATCH /api/coaches/teams/:teamId', browser, body, { teamId })
  expect((await update({ teamName: 'Otters' })).lines).toEqual(note('team_renamed'))
  expect((await update({ isPubliclyVisible: true })).lines).toEqual(note('team_featured'))
  expect((await update({ isPubliclyVisible: false })).lines).toEqual(note('team_unfeatured'))
  expect((await update({ teamName: 'Otters', isPubliclyVisible: false })).lines).toEqual([])
  const divided = { basedOn: null, unit: 'verses', pieces: [{ playerId, from: 0, to: 330, isPinned: false }] }
  const division = '/api/coaches/teams/:teamId/assignment'
  expect((await walk(`POST ${division}`, browser, divided, { teamId })).lines).toEqual(note('season_divided'))
  expect((await walk(`POST ${division}/undo`, browser, { version: 1 }, { teamId })).lines).toEqual(
    note('season_division_undone'),
  )
  const label = (text: string) =>
    walk('PATCH /api/coaches/players/:playerId/label', browser, { label: text }, { playerId })
  expect((await label('plays the trumpet')).lines).toEqual(note('player_labelled'))
  expect((await label(' plays  the trumpet')).lines).toEqual([])
  for (const [what, act] of [
    ['move', 'player_moved'],
    ['remove', 'player_removed'],
    ['restore', 'player_restored'],
    ['renew-number', 'number_renewed'],
  ]) {
    const called = await walk(`POST /api/coaches/players/:playerId/${what}`, browser, { teamId }, { playerId })
    expect(called.lines).toEqual(note(act ?? ''))
  }
  const place = { clubName: 'Mountain Oaks', teamName: 'Otters', state: 'Oregon', country: 'United States' }
  const squatter = await register(app.browser(), { ...place, startingChapter: 11, biblicalGem: 'S' })
  const freed = await walk('POST /api/coaches/seats/:playerId/free', browser, {}, { playerId: squatter.id })
  expect(freed.lines).toEqual(note('seat_freed'))
  const invited = await walk('POST /api/coaches/helpers', browser, { name: 'Kim’s friend' })
  expect(invited.lines).toEqual(note('helper_invited'))
  const helper = { code: invited.reply.json<{ code: string }>().code }
  expect((await walk('POST /api/coaches/helpers/:code/revoke', browser, {}, helper)).lines).toEqual(
    note('helper_revoked'),
  )
  expect((await walk('POST /api/coaches/numbers', browser, {})).lines).toEqual(note('numbers_shown'))
  const season = { season: '2026-isaiah' }
  expect((await walk('PATCH /api/coaches/season', browser, season)).lines).toEqual(note('season_set'))
  expect((await walk('PATCH /api/coaches/season', browser, season)).lines).toEqual([])
  const plans = { plans: { area: '2026-02-07' } }
  expect((await walk('PATCH /api/coaches/events', browser, plans)).lines).toEqual(note('events_set'))
  expect((await walk('PATCH /api/coaches/events', browser, plans)).lines).toEqual([])
})

test('whoever looks at a number or renews it is noted, and so is the answer to a coach who asks', async () => {
  const child = app.browser()
  const { id, playerCode } = await register(child, { clubName: 'Noted' })
  const note = (act: string) => [{ actor: 'player', coachId: null, act }]
  expect((await walk('POST /api/players/number', child)).lines).toEqual(note('number.shown'))
  const known = await withNumber(app, playerCode)
  expect((await walk('POST /api/players/renew-number', child, known)).lines).toEqual(note('number.renewed'))
  const { browser } = await signInCoach(app, { clubName: 'Asking' })
  const { teamId } = await registerTeam(browser, { clubName: 'Asking' })
  const asking = { clubName: 'any', teamName: 'any', teamId, startingChapter: 9, biblicalGem: 'T', playerCode }
  const asked = await walk('POST /api/players/add-to-team', browser, asking)
  expect(asked.lines).toMatchObject([{ actor: 'coach', act: 'player_asked' }])
  const [request] = (await child.get('/api/players/link-requests')).json<{ id: string }[]>()
  const answer = 'POST /api/players/link-requests/:id/answer'
  const yes = await walk(answer, child, { isYes: true }, { id: request?.id ?? '' })
  expect(yes.lines).toMatchObject([{ actor: 'coach', act: 'player_said_yes' }])
  const admin = await signInAdmin(app)
  for (const [what, act] of [
    ['number', 'number.shown'],
    ['renew-number', 'number.renewed'],
  ]) {
    const called = await walk(`POST /api/admin/players/:playerId/${what}`, admin.browser, {}, { playerId: id })
    expect(called.lines).toMatchObject([{ actor: 'admin', act }])
  }
})

test('whatever a host does to a room is noted with the room’s coach', async () => {
  const { browser, coachId } = await signInCoach(app)
  const note = (act: string) => [{ actor: 'coach', coachId, act }]
  const opened = await walk('POST /api/study-rooms', browser, {})
  expect(opened.lines).toEqual(note('room_opened'))
  const room = opened.reply.json<{ id: string; code: string }>()
  const { id: roomId } = room
  const [first, second] = [await makePlayer(db), await makePlayer(db)]
  const seat = await join(app.browser(), room, first.code)
  const stays = await join(app.browser(), room, second.code)
  const asked = await app.browser().post(`/api/study-rooms/${room.code}/seat-requests`, { nickname: second.code })
  const { id: requestId } = asked.json<{ id: string }>()
  const participantUserId = seat.participant.id
  const host = (endpoint: string, body: object) => walk(endpoint, browser, body, { roomId, requestId })
  const path = '/api/study-rooms/:roomId'
  expect((await host(`PATCH ${path}/chapters`, { chapters: [1, 2] })).lines).toEqual(note('chapters_updated'))
  expect((await host(`POST ${path}/lock`, { isLocked: true })).lines).toEqual(note('room_locked'))
  expect((await host(`POST ${path}/seat-requests/:requestId`, { isAllowed: false })).lines).toEqual(
    note('seat_decided'),
  )
  expect((await host(`POST ${path}/start`, {})).lines).toEqual(note('quiz_started'))
  expect((await host(`POST ${path}/resume-participant`, { participantUserId })).lines).toEqual(
    note('participant_quiz_resumed'),
  )
  expect((await host(`POST ${path}/remove-participant`, { participantUserId })).lines).toEqual(note('participant_left'))
  const answered = await insertRoomAnswer(db, {
    roomId,
    participantId: stays.participant.id,
    seasonId: '2026-isaiah',
    question: { id: 'q1', version: 'version of q1', chapter: 1 },
    submissionId: randomUUID(),
    evaluationId: randomUUID(),
    response: 'the crib',
    builtIn: makeJudgement({ score: 0, maxScore: 1 }),
    judgeVersion: '1',
    leaseMs: undefined,
    counting: undefined,
  })
  expect(answered).toBeDefined()
  await db
    .updateTable('studyRooms')
    .set({ status: 'completed', endedAt: new Date() })
    .where('id', '=', roomId)
    .execute()
  expect((await host(`POST ${path}/reopen-results`, {})).lines).toEqual([])
  await db.updateTable('evaluations').set({ addedPoints: 1 }).where('response', '=', 'the crib').execute()
  expect((await host(`POST ${path}/reopen-results`, {})).lines).toEqual(note('results_reopened'))
  const subjects = await db
    .selectFrom('auditEntries')
    .select('subject')
    .where('coachId', '=', coachId ?? '')
    .execute()
  // Rooms know participants by their seat: no line names a player or a code.
  expect(JSON.stringify(subjects)).not.toContain(first.code)
})

test('who opens an event, types marks in, tells its result or opens it again is noted', async () => {
  const { browser, coachId, code } = await signInCoach(app)
  const note = (act: string) => [{ actor: 'coach', coachId, act }]
  const { id, setId, teams } = await makeEventRoom(db, { coachCode: code, questions: [makeQuestion({ id: 'q1' })] })
  const opened = await walk('POST /api/event-rooms', browser, { setId, teams: ['Owls'] })
  expect(opened.lines).toEqual(note('event_opened'))
  const marks = [{ teamId: teams[0]?.id, question: 0, score: 1 }]
  const typed = await walk('POST /api/event-rooms/:roomId/paper-marks', browser, { marks }, { roomId: id })
  expect(typed.lines).toEqual(note('event_marks_typed'))
  await setEventPhase(db, id, 'end')
  const publish = (isPublished: boolean) =>
    walk('POST /api/event-rooms/:roomId/publish', browser, { isPublished }, { roomId: id })
  expect((await publish(true)).lines).toEqual(note('event_result_told'))
  expect((await publish(true)).lines).toEqual([])
  expect((await publish(false)).lines).toEqual(note('event_result_reopened'))
})

test('who invites another club to an event, and who accepts, is noted', async () => {
  const [host, visitor] = [await signInCoach(app), await signInCoach(app)]
  const wish = { size: 10, chapters: [1], teams: ['Owls'], beginsAt: '2100-01-01T10:00:00Z' }
  const invited = await walk('POST /api/event-invitations', host.browser, wish)
  expect(invited.lines).toEqual([{ actor: 'coach', coachId: host.coachId, act: 'event_club_invited' }])
  const { id: invitationId, token } = invited.reply.json<{ id: string; token: string }>()
  const accept = async () =>
    walk(
      'POST /api/event-invitations/:invitationId/acceptance',
      visitor.browser,
      { teams: ['Foxes'] },
      { invitationId },
      as(token),
    )
  expect((await accept()).lines).toEqual([{ actor: 'coach', coachId: visitor.coachId, act: 'event_opened' }])
  expect((await accept()).lines).toEqual([])
  const again = async () =>
    (await walk('POST /api/event-invitations', host.browser, wish)).reply.json<{ id: string; token: string }>()
  const [declined, withdrawn, at] = [await again(), await again(), 'POST /api/event-invitations/:invitationId']
  for (const lines of [[{ actor: 'coach', coachId: visitor.coachId, act: 'event_invitation_declined' }], []])
    expect(
      (await walk(`${at}/refusal`, visitor.browser, {}, { invitationId: declined.id }, as(declined.token))).lines,
    ).toEqual(lines)
  for (const lines of [[{ actor: 'coach', coachId: host.coachId, act: 'event_invitation_withdrawn' }], []])
    expect((await walk(`${at}/withdrawal`, host.browser, {}, { invitationId: withdrawn.id })).lines).toEqual(lines)
})

test('whatever the admin changes is noted', async () => {
  const { browser, id: adminId } = await signInAdmin(app)
  const note = (act: string) => [{ actor: 'admin', coachId: null, act }]
  const player = await makePlayer(db)
  const duplicate = await makePlayer(db)
  await db.updateTable('players').set({ isAdmin: true, deletedAt: null }).where('id', '=', adminId).execute()
  const { ADMIN_SECRET: secret } = adminSettings
  expect((await walk('POST /api/session/admin', browser, { secret })).lines).toEqual(note('admin.opened'))
  const issued = await walk('POST /api/admin/coach-codes', browser, { clubName: 'Pine Lake' })
  expect(issued.lines).toEqual(note('coach_code.issued'))
  const [former = ''] = issued.reply.json<{ codes: string[] }>().codes
  const codes = 'POST /api/admin/coach-codes/:code'
  const replaced = await walk(`${codes}/replace`, browser, {}, { code: former })
  expect(replaced.lines).toEqual(note('coach_code.replaced'))
  expect((await walk(`${codes}/revoke`, browser, {}, replaced.reply.json<{ code: string }>())).lines).toEqual(
    note('coach_code.revoked'),
  )
  const players = '/api/admin/players/:id'
  const { lines: named } = await walk(`PATCH ${players}`, browser, { displayName: 'Sam' }, { id: player.id })
  expect(named).toEqual(note('display_name.set'))
  const name = { kind: 'player', id: player.id }
  for (const [isHidden, act] of [
    [true, 'name.hidden'],
    [false, 'name.shown'],
  ] as const) {
    const decided = await walk('PATCH /api/admin/names/:kind/:id', browser, { isHidden }, name)
    expect(decided.lines).toEqual(note(act))
  }
  await db.updateTable('players').set({ isPubliclyVisible: true }).where('id', '=', player.id).execute()
  const admitted = await walk('POST /api/appearances/:kind/:id', browser, { isAdmitted: true }, name)
  expect(admitted.lines).toEqual(note('appearance.allowed'))
  const boards = 'PATCH /api/admin/unlikely-players/:id'
  const { lines: hidden } = await walk(boards, browser, { isHidden: true }, { id: player.id })
  expect(hidden).toEqual(note('player.hidden_from_boards'))
  const { lines: shown } = await walk(boards, browser, { isHidden: false }, { id: player.id })
  expect(shown).toEqual(note('player.shown_on_boards'))
  const asked = { questionId: 'q1', partId: 'p1', wording: 'the father' }
  const accepting = { ...asked, decision: 'accept', scope: 'everywhere' }
  expect((await walk('POST /api/appeals/decide', browser, accepting)).lines).toEqual(note('appeal.accept'))
  const revision = await db.selectFrom('keyRevisions').select('id').executeTakeFirstOrThrow()
  const undone = await walk('POST /api/key-revisions/:id/undo', browser, undefined, revision)
  expect(undone.lines).toEqual(note('appeal.undo'))
  const { lines: merged } = await walk(`POST ${players}/merge`, browser, { intoId: player.id }, { id: duplicate.id })
  expect(merged).toEqual(note('players.merged'))
  await db.updateTable('players').set({ deletedAt: new Date() }).where('id', '=', player.id).execute()
  const { lines: restored } = await walk(`POST ${players}/restore`, browser, {}, { id: player.id })
  expect(restored).toEqual(note('player.restored'))
  const guest = app.browser()
  await guest.post('/api/coaches/requests', { clubName: 'A', state: 'Ohio', country: 'Canada', contact: 'by letter' })
  await guest.post('/api/error-reports', {
    quizType: 'trivia',
    chapter: 1,
    questionNumber: 1,
    questionText: 'Who?',
    userComment: randomUUID(),
  })
  const request = await db.selectFrom('coachRequests').select('id').executeTakeFirstOrThrow()
  const handled = await walk('PATCH /api/admin/coach-requests/:id', browser, { isHandled: true }, request)
  expect(handled.lines).toEqual(note('coach_request.handled'))
  const report = await db.selectFrom('errorReports').select('id').executeTakeFirstOrThrow()
  const resolved = await walk('PATCH /api/admin/error-reports/:id', browser, { resolved: true }, report)
  expect(resolved.lines).toEqual(note('error_report.resolved'))
  await refuseCleanings(db, { code: 'long_ago', sinceLastRunSeconds: 4_000_000 })
  expect((await walk('POST /api/admin/cleaning/confirm', browser)).lines).toEqual(note('cleaning.confirmed'))
})

test('every endpoint that writes was walked, or is known to leave no line', () => {
  const writing = Object.keys(permissionRows).filter((endpoint) => !endpoint.startsWith('GET '))
  expect([...walked, ...unnoted].toSorted()).toEqual(writing.toSorted())
})
