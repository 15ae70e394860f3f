import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { signIn } from '../../testing/signIn.ts'
import { adminSettings, signInAdmin } from '../../testing/signInAdmin.ts'
import { signInCoach } from '../../testing/signInCoach.ts'
import { testApp } from '../../testing/testApp.ts'

const app = await testApp({ settings: adminSettings })
const { db, deps } = app
const weapon = (rejected: string[]) =>
  makeQuestion({
    id: 'weapon',
    question: 'What does the soldier hold?',
    parts: [{ text: 'a wooden spear', accept: ['a pole'], reject: rejected }],
  })
await makeSeason(db, { questions: [weapon(['a sword'])] })
const { browser: admin } = await signInAdmin(app)
const { browser: child, id: playerId } = await signIn(app)
const about = (wording: string) => ({ questionId: 'weapon', partId: 'p1', wording })
const everywhere = { scope: 'everywhere', reason: 'That is something else.' } as const
const reject = async (wording: string) =>
  (await admin.post('/api/appeals/decide', { ...about(wording), decision: 'reject', ...everywhere })).json<{
    refusal: string | null
  }>()
async function answer(by: Browser, userAnswer: string) {
  await deps.seasons.refresh()
  return (await by.post('/api/evaluate', { userAnswer, question: { id: 'weapon' } })).json<{
    id: string
    score: number
  }>()
}

test('a rejected wording earns nothing from then on, lowers no mark, is told with its reason, and can be taken back', async () => {
  const before = await answer(child, 'wooden spears')
  expect(before.score).toBe(1)
  const preview = await admin.post('/api/appeals/preview', { ...about('wooden spears'), kind: 'reject', ...everywhere })
  expect(preview.json()).toEqual({ marks: 0, players: 0, points: 0, others: 0, refusal: null })
  expect(await reject('wooden spears')).toEqual({ decided: 0, refusal: null })
  const { id, score } = await answer(child, 'wooden spears')
  expect(score).toBe(0)
  const { score: kept } = await db
    .selectFrom('evaluations')
    .select('score')
    .where('id', '=', before.id)
    .executeTakeFirstOrThrow()
  expect(kept).toBe(1)
  expect((await answer(child, 'a wooden spear')).score).toBe(1)

  await child.post('/api/appeals', { evaluationId: id, partId: 'p1' })
  const accepting = { ...about('wooden spears'), decision: 'accept', scope: 'everywhere' }
  expect((await admin.post('/api/appeals/decide', accepting)).json()).toMatchObject({ refusal: 'is_decided_otherwise' })
  const decided = (await admin.get('/api/appeals')).json<{ decided: { id: string; kind: string }[] }>().decided
  expect(decided).toMatchObject([{ kind: 'reject', wording: 'wooden spears', marks: 0, points: 0 }])
  await admin.post(`/api/key-revisions/${decided[0]?.id ?? ''}/undo`)
  expect((await answer(child, 'wooden spears')).score).toBe(1)
})

test('a pack that rejects the wording retires the rejection, and the wording still earns nothing', async () => {
  const taken = 'a wooden spear in hand'
  expect(await reject(taken)).toEqual({ decided: 0, refusal: null })
  expect((await answer(child, taken)).score).toBe(0)
  await makeSeason(db, { hash: 'b'.repeat(64), questions: [weapon(['a sword', 'a stick'])] })
  const inForce = () => db.selectFrom('keyRevisions').select('wording').where('retiredAt', 'is', null).execute()
  expect(await inForce()).toContainEqual({ wording: taken })
  await makeSeason(db, { hash: 'c'.repeat(64), questions: [weapon(['a sword', 'A wooden spear, in hand!'])] })
  expect(await inForce()).not.toContainEqual({ wording: taken })
  expect((await answer(child, taken)).score).toBe(0)
  await makeSeason(db, { hash: 'd'.repeat(64), questions: [weapon(['a sword'])] })
})

test.each([
  ['a pole', 'is_key'],
  ['a sword', 'is_rejected'],
  ['the crib!', 'is_not_read'],
])('rejecting “%s” is refused, as %s', async (wording, refusal) => {
  expect(await reject(wording)).toEqual({ decided: 0, refusal })
})

test('what was rejected everywhere no club accepts, and what a club accepted it doesn’t reject', async () => {
  const { browser: coach, coachId = null } = await signInCoach(app)
  const { teamId } = await db
    .updateTable('players')
    .set({ coachId, memberNumber: 1 })
    .where('id', '=', playerId)
    .returning('teamId')
    .executeTakeFirstOrThrow()
  await db.updateTable('teams').set({ coachId, coachName: 'Coach Kim' }).where('id', '=', teamId).execute()
  const ask = async (wording: string) => {
    const { id } = await answer(child, wording)
    expect((await child.post('/api/appeals', { evaluationId: id, partId: 'p1' })).statusCode).toBe(200)
  }
  const decide = async (wording: string, decision: object) =>
    (await coach.post('/api/appeals/decide', { ...about(wording), scope: 'club', ...decision })).json<object>()
  const rejecting = { decision: 'reject', reason: 'No.' }
  await ask('a long branch')
  await ask('a big twig')
  expect(await reject('a long branch')).toMatchObject({ decided: 1, refusal: null })
  const told = (await child.get('/api/players/decisions')).json()
  expect(told).toMatchObject([{ kind: 'refused', wording: 'a long branch', reason: 'That is something else.' }])
  await ask('a long branch')
  expect(await decide('a long branch', { decision: 'accept' })).toEqual({ decided: 0, refusal: 'is_decided_otherwise' })
  expect(await decide('a big twig', { decision: 'accept' })).toEqual({ decided: 1, refusal: null })
  expect(await decide('a big twig', rejecting)).toEqual({ decided: 0, refusal: 'is_decided_otherwise' })
  expect(await decide('a long branch', rejecting)).toEqual({ decided: 1, refusal: null })
})
