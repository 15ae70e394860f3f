import { testApp } from '@seraph/api/testing/testApp'
import { listReviewLog } from '@seraph/db/testing/reviewLog'
import { findProgressState } from '@seraph/db/queries/progress/progressState'
import { findReviewState } from '@seraph/db/queries/reviews/reviewState'
import { makePlayer } from '@seraph/db/testing/make'
import { emptyReckoning, reckonProgress } from '@seraph/domain/progress/reckonProgress'
import { cardsOfLog } from '@seraph/domain/review/cards/cardsOfLog'
import { unpackCard } from '@seraph/domain/review/cards/packedCard'
import { judge } from '@seraph/judge/judge'
import { testHub } from '@seraph/rooms/testing/testHub'
import { listAppeals } from '@seraph/schema/http/appeals/appeals'
import { getCoachMap } from '@seraph/schema/http/coaches/coachMap'
import { loginCoach } from '@seraph/schema/http/coaches/coaches'
import { getChapterStanding, getToday } from '@seraph/schema/http/today'
import { loginPlayer } from '@seraph/schema/http/players/players'
import { listPlayedRooms } from '@seraph/schema/http/rooms/roomResults'
import { bringUpToDate } from '@seraph/worker/processors/bringUpToDate'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { loadAtStart } from '../../commands/season/loadAtStart.ts'
import { demoCoachCode } from '../../local/demoCoachCode.ts'
import { demoTeams } from './demoTeams.ts'
import { fillHistory } from './fillHistory.ts'
import { openCaller } from './openCaller.ts'
import { openDemoSeason } from './openDemoSeason.ts'
import { readDemo } from './readDemo.ts'
import { seedDemo } from './seedDemo.ts'

const hub = await testHub()
const { db } = hub
await loadAtStart(db, ['2026-isaiah'])
const api = await testApp({ settings: { ...hub.settings, COACH_LOGIN_ASKS_CLUB: 'false' } })
const apiUrl = await api.app.listen({ host: '127.0.0.1', port: 0 })
const home = await mkdtemp(join(tmpdir(), 'seraph-demo-'))
afterAll(() => rm(home, { recursive: true }))
const databaseUrl = hub.settings['DATABASE_URL'] ?? ''
const coachCode = await demoCoachCode(databaseUrl)
const seeded = await seedDemo({ home, apiUrl, roomsUrl: hub.address, databaseUrl, coachCode })
const demo = await openDemoSeason(db)
const { season } = demo
const players = await db
  .selectFrom('players')
  .select(['id', 'code'])
  .where(
    'code',
    'in',
    seeded.players.map(({ code }) => code),
  )
  .execute()
const playerIds = players.map(({ id }) => id)
await bringUpToDate(db, { playerIds, seasonId: season.id })
const evaluations = await db.selectFrom('evaluations').selectAll().where('playerId', 'in', playerIds).execute()

/** Signs a player of the demo club in. */
async function signIn(state: string) {
  const { code, secretNumber } = seeded.players.find((player) => player.state === state) ?? { code: '' }
  const child = openCaller(apiUrl)
  await child.call(loginPlayer, { playerCode: code, secretNumber })
  return { child, id: players.find((player) => player.code === code)?.id ?? '' }
}
/** The coach's map, with how everybody stands in a chapter. */
async function readMap(chapter: number) {
  const coach = openCaller(apiUrl)
  await coach.call(loginCoach, { code: coachCode })
  const reply = await fetch(`${apiUrl}${getCoachMap.path}?chapter=${chapter}`, { headers: { cookie: coach.cookie() } })
  return getCoachMap.reply.parse(await reply.json()).teams.flatMap(({ members }) => members)
}

test('every mark of the demo club is what the judge says of that answer, and is counted by an event', () => {
  expect(evaluations.length).toBeGreaterThan(500)
  const judged = evaluations.map(({ questionId, response, builtIn, ...mark }) => {
    const question = season.questionById.get(questionId)
    if (question === undefined) throw new Error(`no question ${questionId}`)
    expect(builtIn).toEqual(judge(question.asked, response ?? '', season.lexicon, season.scriptureOf(question)))
    expect(mark.eventId).not.toBeNull()
    return mark.score === mark.maxScore ? 'right' : mark.score === 0 ? 'wrong' : 'partial'
  })
  expect(new Set(judged)).toEqual(new Set(['right', 'partial', 'wrong']))
})

test('totals are the sum of a player’s events, and what they say of answers is the sum of the marks', async () => {
  for (const { id } of players) {
    const { totals, history, pending } = (await findProgressState(db, id, season.id)) ?? {}
    expect(pending).toEqual([])
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('progressEvents').set({ appliedAt: null }).where('playerId', '=', id).execute()
      const { pending: all = [] } = (await findProgressState(tx, id, season.id)) ?? {}
      expect({ totals, history }).toEqual(
        all.length === 0 ? { totals, history } : reckonProgress(emptyReckoning(), all),
      )
      await tx.updateTable('progressEvents').set({ appliedAt: new Date() }).where('playerId', '=', id).execute()
    })
    const own = evaluations.filter(({ playerId }) => playerId === id)
    if (own.length === 0) continue
    const sum = (of: 'score' | 'maxScore') => own.reduce((all, mark) => all + mark[of], 0)
    expect(totals).toMatchObject({
      byKind: { 'ai-evaluated': { questions: own.length, earned: sum('score'), possible: sum('maxScore') } },
    })
  }
})

test('nothing in the past days was done faster than a person can', async () => {
  const tooFast = db.selectFrom('progressEvents').select('id').where('tooFast', '>', 0)
  expect(await tooFast.where('requestHash', '=', 'demo').execute()).toEqual([])
})

test('cards are what the log makes of the answers', async () => {
  for (const { id } of players) {
    const [log, state] = [await listReviewLog(db, id), await findReviewState(db, id, season.id)]
    const stored = Object.entries(state.cards).flatMap(([question, cards]) =>
      Object.entries(cards).map(([part, packed]) => [`${question}/${part}`, unpackCard(packed)] as const),
    )
    expect(state.log).toEqual([])
    expect(new Map(stored)).toEqual(cardsOfLog(log))
  }
})

test('the coach’s map and the player’s own screen tell the same; some verses are kept, some were missed, some are due', async () => {
  const { child, id } = await signIn('studies every day, for six weeks')
  for (const chapter of [1, 6]) {
    const own = await child.call(getChapterStanding, undefined, { params: { chapter: String(chapter) } })
    const seen = (await readMap(chapter)).find(({ playerId }) => playerId === id)?.chapter
    expect(seen).toEqual(own)
  }
  const today = await child.call(getToday)
  expect(today).toMatchObject({ isDone: true, streak: { days: 42 } })
  for (const count of [today.parts.kept, today.parts.recalled, today.parts.seen, today.missed, today.assignment?.kept])
    expect(count).toBeGreaterThan(0)
  const other = await signIn('two weeks in a row, today is missing still')
  const due = await other.child.call(getToday)
  expect(due.isDone).toBe(false)
  expect(due.round.due).toBeGreaterThan(0)
})

test('a room was played, marks are asked about, and who never came has nothing', async () => {
  const { child } = await signIn('began today')
  const { rooms } = await child.call(listPlayedRooms)
  expect(rooms).toMatchObject([{ questionsAnswered: 6 }])
  const coach = openCaller(apiUrl)
  await coach.call(loginCoach, { code: coachCode })
  expect((await coach.call(listAppeals)).groups.length).toBeGreaterThan(0)
  const never = await signIn('never came')
  const { totals, pending } = (await findProgressState(db, never.id, season.id)) ?? {}
  expect({ totals, pending }).toMatchObject({ totals: { totalQuestions: 0, studySeconds: 0 }, pending: [] })
  expect(readDemo(home)).toEqual(seeded)
})

test('the same players answer the same at every run', async () => {
  const player = demoTeams.flatMap((team) => team.players).find(({ state }) => state === 'once a week')
  if (player === undefined) throw new Error('no such player')
  const answersOf = async () => {
    const { id } = await makePlayer(db)
    await fillHistory(db, demo, { players: [{ ...player, id }], now: Date.UTC(2026, 10, 20, 15) })
    const facts = db.selectFrom('evaluations').select(['questionId', 'response', 'score', 'createdAt'])
    return facts.where('playerId', '=', id).orderBy('createdAt').execute()
  }
  const first = await answersOf()
  expect(first).toHaveLength(40)
  expect(await answersOf()).toEqual(first)
})
