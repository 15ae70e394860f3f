import { insertKeyRevision } from '@seraph/db/queries/appeals/keyRevisions'
import { makeSeason } from '@seraph/db/testing/make'
import { makeRoom } from '@seraph/db/testing/makeRoom'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { joinAs } from './testing/roomClient.ts'
import { roomQuestions } from './testing/roomQuestions.ts'
import { testHub } from './testing/testHub.ts'

const hub = await testHub()
const hubs = [hub, await testHub({ settings: hub.settings })]
const { db } = hub
const { id: seasonId } = await makeSeason(db, { questions: roomQuestions })

test('within five seconds every hub marks by what people decided (rule 187)', async () => {
  const made = await makeRoom(db, { participants: 4 })
  const wording = 'a shepherd of the hills'
  const scoresOf = async (seats: typeof made.seats) =>
    Promise.all(
      seats.map(async (seat, at) => {
        const child = await joinAs(hubs[at] ?? hub, made, seat)
        child.answer('q1', wording)
        return (await child.take('answer_submitted')).evaluation?.score
      }),
    )
  expect(await scoresOf(made.seats.slice(0, 2))).toEqual([0, 0])
  const about = { seasonId, questionId: 'q1', partId: 'p1', wording, kind: 'accept', scope: 'everywhere' } as const
  await db.transaction().execute((tx) => insertKeyRevision(tx, { id: randomUUID(), ...about }))
  for (const { deps } of hubs)
    await expect.poll(async () => (await deps.seasons.find(seasonId))?.revision, { timeout: 5_500 }).toBe(1)
  expect(await scoresOf(made.seats.slice(2))).toEqual([1, 1])
})
