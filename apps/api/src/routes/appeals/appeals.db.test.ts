import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { coachSentences } from '@seraph/domain/coachHelp/coachSentences'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { signIn } from '../../testing/signIn.ts'
import { adminSettings, signInAdmin } from '../../testing/signInAdmin.ts'
import { signInCoach } from '../../testing/signInCoach.ts'
import { testApp } from '../../testing/testApp.ts'

const app = await testApp({ settings: { ...adminSettings, APPEAL_LIMIT_PLAYER: '40' } })
const { db, deps } = app
const question = 'What does the donkey know of its master?'
await makeSeason(db, {
  lexicon: { names: ['Uzziah', 'Jotham', 'Ahaz'], synonyms: [] },
  questions: [
    makeQuestion({ id: 'manger', question, parts: [{ text: 'manger', reject: ['the owner'] }] }),
    makeQuestion({
      id: 'kings',
      points: 2,
      question: 'Name two kings.',
      parts: [{ text: 'Uzziah' }, { text: 'Jotham' }],
    }),
    makeQuestion({ id: 'young', question: 'Who saw the city?', parts: [{ text: 'the kids' }] }),
    makeQuestion({ id: 'weapon', question: 'What does the soldier hold?', parts: [{ text: 'a wooden spear' }] }),
  ],
})
const { browser: admin } = await signInAdmin(app)

/** A club with its coach, and children whom that coach has. */
async function makeClub(size = 2) {
  const coach = await signInCoach(app)
  const children = await Promise.all(Array.from({ length: size }, () => signIn(app)))
  const first = await db
    .selectFrom('players')
    .selectAll()
    .where('id', '=', children[0]?.id ?? '')
    .executeTakeFirstOrThrow()
  const team = { coachId: coach.coachId ?? null, coachName: 'Coach Kim' }
  await db.updateTable('teams').set(team).where('id', '=', first.teamId).execute()
  for (const [at, { id }] of children.entries())
    await db
      .updateTable('players')
      .set({
        coachId: coach.coachId ?? null,
        memberNumber: at + 1,
        gem: 'AEJORST'[at] ?? 'A',
        teamId: first.teamId,
        clubId: first.clubId,
      })
      .where('id', '=', id)
      .execute()
  return {
    coach: coach.browser,
    coachId: coach.coachId,
    children: children.map(({ browser, id }) => ({ browser, id })),
    clubId: first.clubId,
  }
}
async function answer(browser: Browser, userAnswer: string, id = 'manger') {
  const reply = await browser.post('/api/evaluate', { userAnswer, question: { id } })
  expect(reply.statusCode).toBe(200)
  return reply.json<{ id: string; score: number }>()
}
const appeal = async (browser: Browser, evaluationId: string, over: object = {}) =>
  browser.post('/api/appeals', { evaluationId, partId: 'p1', ...over })
const group = (wording: string, questionId = 'manger') => ({ questionId, partId: 'p1', wording })
const queue = async (browser: Browser) =>
  (await browser.get('/api/appeals')).json<{
    groups: { wording: string; appeals: number; answers: number }[]
    proposals: { wording: string; clubs: number }[]
  }>()
const decide = async (browser: Browser, body: object) => browser.post('/api/appeals/decide', body)

test('a coach sees what own players ask, with what there is to know, and what accepting it would change', async () => {
  const { coach, children } = await makeClub()
  const [one, other] = children
  if (one === undefined || other === undefined) throw new Error('two children')
  const { id } = await answer(one.browser, 'The crib!')
  await answer(other.browser, 'the crib')
  await answer(other.browser, 'in the crib of wood')
  await answer((await signIn(app)).browser, 'the crib')
  expect((await appeal(one.browser, id, { note: 'It is the same, ask MOO1A.' })).json()).toEqual({ status: 'waiting' })
  expect((await appeal(one.browser, id)).json()).toEqual({ status: 'waiting' })
  expect((await queue(coach)).groups).toMatchObject([
    {
      ...group('the crib'),
      appeals: 1,
      answers: 2,
      players: 2,
      guests: 0,
      notes: ['It is the same, ask [removed].'],
      question,
      reference: 'Isaiah 1:1',
      part: 'manger',
      answer: 'The crib!',
    },
  ])
  expect((await queue(admin)).groups).toMatchObject([{ wording: 'the crib', answers: 3, players: 3 }])
  const preview = await coach.post('/api/appeals/preview', { ...group('the crib'), scope: 'club' })
  expect(preview.json()).toEqual({ marks: 3, players: 2, points: 3, others: 0, refusal: null })
  expect((await decide(coach, { ...group('the crib'), decision: 'accept', scope: 'club' })).json()).toEqual({
    decided: 1,
    refusal: null,
  })
  expect((await queue(coach)).groups).toEqual([])
  await deps.seasons.refresh()
  expect((await answer(other.browser, 'the crib')).score).toBe(1)
  expect((await answer((await signIn(app)).browser, 'the crib')).score).toBe(0)
  expect((await queue(admin)).proposals).toMatchObject([{ wording: 'the crib', clubs: 1 }])
})

test('a coach of another club sees and decides nothing of it, and a child nothing at all', async () => {
  const { children, coach } = await makeClub(1)
  const { coach: other } = await makeClub(1)
  const [child] = children
  if (child === undefined) throw new Error('one child')
  const { id } = await answer(child.browser, 'a feeding box')
  await appeal(child.browser, id)
  expect((await queue(other)).groups).toEqual([])
  for (const decision of ['answer', 'question_wrong'])
    expect((await decide(other, { ...group('a feeding box'), decision })).statusCode).toBe(404)
  expect((await decide(other, { ...group('a feeding box'), decision: 'accept', scope: 'everywhere' })).statusCode).toBe(
    403,
  )
  expect((await decide(child.browser, { ...group('a feeding box'), decision: 'answer' })).statusCode).toBe(403)
  expect((await appeal((await signIn(app)).browser, id)).statusCode).toBe(403)
  expect((await appeal(other, id)).statusCode).toBe(403)
  await decide(coach, { ...group('a feeding box'), decision: 'accept', scope: 'club' })
  const revision = await db
    .selectFrom('keyRevisions')
    .select('id')
    .where('wording', '=', 'a feeding box')
    .executeTakeFirstOrThrow()
  expect((await other.post(`/api/key-revisions/${revision.id}/undo`)).statusCode).toBe(403)
  expect((await coach.post(`/api/key-revisions/${revision.id}/undo`)).statusCode).toBe(200)
})

test('a no comes with its reason, and is told to the child once', async () => {
  const { children, coach } = await makeClub(1)
  const [child] = children
  if (child === undefined) throw new Error('one child')
  const { id } = await answer(child.browser, 'the stable door')
  await appeal(coach, id)
  const reason = '=HYPERLINK("x") <b>No</b>\u202e, that is another verse.'
  await decide(coach, { ...group('the stable door'), decision: 'refuse', reason })
  const told = async () => (await child.browser.get('/api/players/decisions')).json<{ id: string; reason: string }[]>()
  const [first] = await told()
  expect(first).toMatchObject({ kind: 'refused', wording: 'the stable door', part: 'manger', reference: 'Isaiah 1:1' })
  expect(first?.reason).toBe('=HYPERLINK("x") <b>No</b>, that is another verse.')
  await (await signIn(app)).browser.post('/api/players/decisions/heard', { ids: [first?.id] })
  expect(await told()).toHaveLength(1)
  await child.browser.post('/api/players/decisions/heard', { ids: [first?.id] })
  expect(await told()).toEqual([])
})

test.each([
  [group('manger'), 'is_accepted'],
  [group('jotham', 'kings'), 'is_other_part'],
  [group('the owner'), 'is_rejected'],
  [group('ahaz', 'kings'), 'is_guarded_name'],
  [group('the donkey'), 'is_question'],
  [group('children'), 'answers_other_question'],
])('a wording is refused: %j, as %s', async (wanted, refusal) => {
  const before = await db.selectFrom('keyRevisions').select('id').execute()
  const accepting = { ...wanted, decision: 'accept', scope: 'everywhere' }
  const { marks, points } = { marks: 0, points: 0 }
  expect((await admin.post('/api/appeals/preview', { ...wanted, scope: 'everywhere' })).json()).toMatchObject({
    marks,
    points,
    refusal,
  })
  expect((await decide(admin, accepting)).json()).toEqual({ decided: 0, refusal })
  expect(await db.selectFrom('keyRevisions').select('id').execute()).toEqual(before)
})

test('a question that is wrong becomes an error report with everything filled in', async () => {
  const { children, coach } = await makeClub(1)
  const [child] = children
  if (child === undefined) throw new Error('one child')
  const { id } = await answer(child.browser, 'a door', 'weapon')
  await appeal(child.browser, id)
  await decide(coach, { ...group('a door', 'weapon'), decision: 'question_wrong' })
  expect(await db.selectFrom('errorReports').selectAll().executeTakeFirstOrThrow()).toMatchObject({
    quizType: 'ai-evaluated',
    questionId: 'weapon',
    questionText: 'What does the soldier hold?',
    reportedAnswer: 'a wooden spear',
    userComment: expect.stringContaining('a door') as string,
    playerId: null,
  })
})

test('a guest’s appeal is kept as a count alone', async () => {
  const guest = app.browser()
  const { id } = await answer(guest, 'a pail')
  expect((await appeal(guest, id, { note: 'please' })).json()).toEqual({ status: 'counted' })
  expect(await db.selectFrom('guestAppeals').selectAll().execute()).toMatchObject([
    { questionId: 'manger', partId: 'p1', asked: 1 },
  ])
  expect(await db.selectFrom('appeals').selectAll().where('evaluationId', '=', id).execute()).toEqual([])
})

test('a sentence in distress is stored as any other, answered kindly and counted', async () => {
  const { browser } = await signIn(app)
  const { id } = await answer(browser, 'a bucket')
  const reply = await appeal(browser, id, { note: 'my dad hits me' })
  expect(reply.json()).toEqual({ status: 'waiting', care: coachSentences.distress(undefined) })
  const counts = await db.selectFrom('distressCounts').select(['box', 'found']).execute()
  expect(counts).toEqual([{ box: 'appeal', found: 1 }])
})

test.each([
  [{ partId: 'p2' }, 400],
  [{ partId: 'p1; drop table appeals' }, 400],
  [{ note: 'x'.repeat(201) }, 400],
  [{ evaluationId: randomUUID() }, 404],
])('%j is refused with %i', async (over, status) => {
  const { browser } = await signIn(app)
  const { id } = await answer(browser, 'a bowl')
  expect((await appeal(browser, id, over)).statusCode).toBe(status)
})

test('a mark that gives the part can’t be appealed, and a flood of appeals ends gently', async () => {
  const { browser } = await signIn(app)
  const given = await answer(browser, 'the manger')
  expect((await appeal(browser, given.id)).statusCode).toBe(400)
  const { id } = await answer(browser, 'a basin')
  const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await appeal(browser, id)).statusCode))
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect(await db.selectFrom('appeals').select('id').where('evaluationId', '=', id).execute()).toHaveLength(1)
})
