import { insertKeyRevision, listRevisionsInForce, undoKeyRevision } from '@seraph/db/queries/appeals/keyRevisions'
import type { NewKeyRevision } from '@seraph/db/queries/appeals/keyRevisions'
import { recordProgress } from '@seraph/db/queries/progress/progressEvents'
import { listReviewLog } from '@seraph/db/testing/reviewLog'
import { makePlayer, makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { makeEvaluation, makeEvent } from '@seraph/db/testing/makeMarks'
import { addedPoints } from '@seraph/domain/appeals/addedPoints'
import { judge } from '@seraph/judge/judge'
import { gainOf } from '@seraph/judge/revise/gainOf'
import { reviseQuestion } from '@seraph/judge/revise/reviseQuestion'
import type { PlayerTotals } from '@seraph/domain/progress/playerTotals'
import { mergePlayers } from '@seraph/db/queries/players/mergePlayers'
import { makeCoach } from '@seraph/db/testing/makeCoach'
import type { Tx } from '@seraph/db/open'
import { array, assert, asyncProperty } from 'fast-check'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { bringUpToDate } from '../bringUpToDate.ts'
import { remarkAct, responses, wordings } from '../../testing/remarkAct.ts'
import type { RemarkAct } from '../../testing/remarkAct.ts'
import { testWorker } from '../../testing/testWorker.ts'
import { remarkAnswers } from './remarkAnswers.ts'

const { db, deps } = await testWorker({ settings: { SWEEP_MS: '3600000' } })
const manger = makeQuestion({
  id: 'manger',
  question: 'What does the donkey know of its master?',
  parts: [{ text: 'manger' }],
})
const kings = makeQuestion({
  id: 'kings',
  points: 2,
  question: 'Name two kings.',
  parts: [{ text: 'Uzziah' }, { text: 'Jotham' }],
})
const { id: seasonId } = await makeSeason(db, { questions: [manger, kings] })
const questions = { manger, kings }
type QuestionName = keyof typeof questions
const lexicon = { names: [], synonyms: [] }

/** Stores an answer with today's mark; counted by an event where `isCounted`. */
async function answer(playerId: string, questionId: keyof typeof questions, response: string, isCounted = true) {
  const question = questions[questionId]
  const id = await makeEvaluation(db, {
    seasonId,
    question,
    response,
    builtIn: judge({ ...question, parts: [...question.parts] }, response),
    player: { id: playerId },
  })
  if (isCounted) await count(playerId, [id])
  return id
}
async function count(playerId: string, evaluationIds: string[]) {
  const event = makeEvent({ playerId, seasonId, kind: 'ai-evaluated', evaluationIds })
  expect((await recordProgress(db, event)).outcome).toBe('recorded')
}
const accept = (over: Partial<NewKeyRevision> = {}) =>
  db.transaction().execute((tx) =>
    insertKeyRevision(tx, {
      id: randomUUID(),
      seasonId,
      questionId: 'manger',
      partId: 'p1',
      kind: 'accept',
      scope: 'everywhere',
      wording: 'the crib',
      ...over,
    }),
  )
const undo = (id: string) => db.transaction().execute((tx) => undoKeyRevision(tx, { id, coachId: undefined }))
const remark = (revisionId: string) => remarkAnswers(deps, { revisionId, requestId: 'test' })
const eventsOf = (playerId: string) =>
  db.selectFrom('progressEvents').selectAll().where('playerId', '=', playerId).orderBy('createdAt').execute()
const pointsOf = async (playerId: string) =>
  (await eventsOf(playerId)).reduce((sum, { pointsEarned }) => sum + pointsEarned, 0)
async function totalsOf(playerId: string) {
  await bringUpToDate(db, { playerIds: [playerId], seasonId })
  const { totals } = await db
    .selectFrom('playerTotals')
    .select('totals')
    .where('playerId', '=', playerId)
    .executeTakeFirstOrThrow()
  return totals as unknown as PlayerTotals
}

test('an accepted wording raises every stored mark of it once, and counts no question again', async () => {
  const [one, other] = [await makePlayer(db), await makePlayer(db)]
  await answer(one.id, 'manger', 'The CRIB!')
  await answer(other.id, 'manger', 'a stone')
  const revision = await accept()
  for (let run = 0; run < 3; run += 1) await remark(revision)
  expect([await pointsOf(one.id), await pointsOf(other.id)]).toEqual([1, 0])
  expect((await totalsOf(one.id)).byKind['ai-evaluated']).toEqual({ questions: 1, earned: 1, possible: 1 })
  const [first, fix] = await eventsOf(one.id)
  expect(fix).toMatchObject({ correctionOf: first?.id, pointsEarned: 1, questionsAnswered: 0, chapters: [1] })
  await undo(revision)
  await remark(revision)
  expect((await totalsOf(one.id)).byKind['ai-evaluated']).toEqual({ questions: 1, earned: 0, possible: 1 })
})

test.each([
  ['after its line was written', ['given,missing']],
  ['before', []],
])('what people give %s is remembered as given, and as missing again once it is taken back', async (when, former) => {
  const { id } = await makePlayer(db)
  const statuses = async () =>
    (await listReviewLog(db, id)).map(({ parts }) => parts.map(({ status }) => status).join())
  const log = () => bringUpToDate(db, { playerIds: [id], seasonId })
  await answer(id, 'kings', `Uzziah and the carpenter ${when}`)
  expect(await statuses()).toEqual(['given,missing'])
  if (former.length > 0) await log()
  const revision = await accept({ questionId: 'kings', partId: 'p2', wording: `the carpenter ${when}` })
  for (let run = 0; run < 2; run += 1) await remark(revision)
  expect(await statuses()).toEqual([...former, 'given,given'])
  await log()
  expect(await statuses()).toEqual([...former, 'given,given'])
  await undo(revision)
  await remark(revision)
  expect(await statuses()).toEqual([...former, 'given,given', 'given,missing'])
})

test('a mark that no event counts yet is counted as it stands then', async () => {
  const { id } = await makePlayer(db)
  const evaluation = await answer(id, 'manger', 'in the crib', false)
  const revision = await accept({ wording: 'in the crib' })
  await remark(revision)
  expect(await eventsOf(id)).toEqual([])
  await count(id, [evaluation])
  expect(await pointsOf(id)).toBe(1)
  await undo(revision)
  await remark(revision)
  expect(await pointsOf(id)).toBe(0)
})

test('a club’s wording is for the players of its coaches alone', async () => {
  const [own, other] = [await makePlayer(db), await makePlayer(db)]
  const { coachId } = await makeCoach(db)
  await db.updateTable('players').set({ coachId, memberNumber: 1 }).where('id', '=', own.id).execute()
  await db.updateTable('teams').set({ coachId, coachName: 'Kim' }).where('id', '=', own.teamId).execute()
  for (const { id } of [own, other]) await answer(id, 'manger', 'a feeding box')
  const revision = await accept({ wording: 'a feeding box', scope: 'club', clubId: own.clubId, coachId })
  await remark(revision)
  expect([await pointsOf(own.id), await pointsOf(other.id)]).toEqual([1, 0])
})

test('an answer that is accepted alone keeps its point whatever becomes of its wording', async () => {
  const { id } = await makePlayer(db)
  const evaluationId = await answer(id, 'manger', 'where it is fed')
  const single = await accept({ wording: 'where it is fed', scope: 'answer', evaluationId })
  const everywhere = await accept({ wording: 'where it is fed' })
  for (const revision of [single, everywhere]) await remark(revision)
  await undo(everywhere)
  await remark(everywhere)
  expect(await pointsOf(id)).toBe(1)
  await undo(single)
  await remark(single)
  expect(await pointsOf(id)).toBe(0)
})

test('a pack that has the wording retires the revision, and what it gives stays', async () => {
  const [before, after] = [await makePlayer(db), await makePlayer(db)]
  await answer(before.id, 'manger', 'Master’s trough')
  const revision = await accept({ wording: "master's trough" })
  await remark(revision)
  await answer(after.id, 'manger', 'Master’s trough')
  const taken = { ...manger, parts: [{ id: 'p1', text: 'manger', accept: ['Master’s trough'] }] }
  await makeSeason(db, { questions: [taken, kings], hash: 'b'.repeat(64) })
  expect(await listRevisionsInForce(db, seasonId)).not.toContainEqual(
    expect.objectContaining({ wording: "master's trough" }),
  )
  await remark(revision)
  expect([await pointsOf(before.id), await pointsOf(after.id)]).toEqual([1, 1])
  await makeSeason(db, { questions: [manger, kings], hash: 'c'.repeat(64) })
})

test('a mark that its judge gave the part for, and an erased text, stay as they are', async () => {
  const { id } = await makePlayer(db)
  const forgotten = await answer(id, 'manger', 'a hay rack')
  await db.updateTable('evaluations').set({ response: null }).where('id', '=', forgotten).execute()
  const modelled = await answer(id, 'manger', 'a hay rack')
  const model = JSON.stringify(judge({ ...manger, parts: [...manger.parts] }, 'manger'))
  await db.updateTable('evaluations').set({ judgedBy: 'model', model, score: 1 }).where('id', '=', modelled).execute()
  const revision = await accept({ wording: 'a hay rack' })
  await remark(revision)
  expect(await db.selectFrom('remarks').selectAll().where('revisionId', '=', revision).execute()).toEqual([])
})

test('any order of answers, decisions, undos, kills and merges ends in the original marks and the decisions in force', async () => {
  const run = async (acts: readonly RemarkAct[]) => {
    for (const table of ['remarks', 'keyRevisions'] as const) await db.deleteFrom(table).execute()
    await db.updateTable('evaluations').set({ response: null }).execute()
    let players = await Promise.all([0, 1, 2].map(async () => (await makePlayer(db)).id))
    const answers: {
      id: string
      questionId: QuestionName
      response: string
      player: string
      isCounted: boolean
    }[] = []
    const revisions = new Map<
      string,
      { questionId: QuestionName; partId: string; wording: string; of: string | undefined }
    >()
    const nth = (at: number) => [...revisions.keys()][at % Math.max(1, revisions.size)]
    for (const one of acts) {
      if (one.act === 'answer') {
        const player = players[one.player] ?? ''
        const response = responses[one.questionId][one.at] ?? ''
        const id = await answer(player, one.questionId, response, one.isCounted)
        answers.push({ id, questionId: one.questionId, response, player, isCounted: one.isCounted })
      } else if (one.act === 'accept') {
        const all = Object.entries(wordings[one.questionId]).flatMap(([partId, texts]) =>
          texts.map((wording) => ({ partId, wording })),
        )
        const { partId = '', wording = '' } = all[one.at % all.length] ?? {}
        const single = one.isSingle ? answers.find((known) => known.questionId === one.questionId) : undefined
        const id = await accept({
          questionId: one.questionId,
          partId,
          wording,
          ...(single && { scope: 'answer', evaluationId: single.id }),
        })
        revisions.set(id, { questionId: one.questionId, partId, wording, of: single?.id })
      } else if (one.act === 'merge') {
        const [from = '', into = ''] = [players[one.from], players[one.into]]
        if (from === into) continue
        expect(await db.transaction().execute((tx) => mergePlayers(tx, { fromId: from, intoId: into }))).toBeDefined()
        for (const known of answers) if (known.player === from) known.player = into
        players = players.map((id) => (id === from ? into : id))
      } else {
        const id = nth(one.at)
        if (id === undefined) continue
        if (one.act === 'undo') {
          await undo(id)
          revisions.delete(id)
          await remark(id)
        } else if (one.act === 'remark') await remark(id)
        else await expect(killedIn(id)).rejects.toThrow('killed')
      }
    }
    for (const id of revisions.keys()) await remark(id)
    for (const { id, isCounted, player } of answers) if (!isCounted) await count(player, [id])
    for (const player of new Set(players)) {
      const own = answers.filter((one) => one.player === player)
      const expected = own.map((one) => {
        const question = { ...questions[one.questionId], parts: [...questions[one.questionId].parts] }
        const mark = judge(question, one.response)
        const given = new Set(mark.parts.filter(({ status }) => status === 'given').map(({ id }) => id))
        const gains = [...revisions.values()].flatMap(({ questionId, partId, wording, of }) => {
          if (questionId !== one.questionId || given.has(partId) || (of !== undefined && of !== one.id)) return []
          const revised = reviseQuestion(question, [{ partId, kind: 'accept', wording }])
          const judged = gainOf({ asked: question, revised, partId, lexicon, scripture: undefined }, one.response)
          const gain = Math.max(judged, of === undefined ? 0 : 1)
          return gain === 0 ? [] : [{ partId, gain, isSingle: of !== undefined }]
        })
        return mark.score + addedPoints(mark, gains)
      })
      expect(await pointsOf(player)).toBe(expected.reduce((sum, points) => sum + points, 0))
      if (own.length > 0) {
        const { questions: counted, earned } = (await totalsOf(player)).byKind['ai-evaluated']
        expect([counted, earned]).toEqual([own.length, await pointsOf(player)])
      }
    }
  }
  await assert(
    asyncProperty(array(remarkAct, { minLength: 4, maxLength: 14 }), (acts) => run(acts)),
    { numRuns: 8 },
  )
})

// A worker that is killed before its first batch is committed.
async function killedIn(revisionId: string) {
  const dying = {
    ...deps,
    db: {
      selectFrom: db.selectFrom.bind(db),
      getExecutor: db.getExecutor.bind(db),
      transaction: () => ({
        execute: (work: (tx: Tx) => Promise<unknown>) =>
          db.transaction().execute(async (tx) => {
            await work(tx)
            throw new Error('killed')
          }),
      }),
    } as unknown as typeof db,
  }
  await remarkAnswers(dying, { revisionId, requestId: 'dying' })
  throw new Error('killed')
}
