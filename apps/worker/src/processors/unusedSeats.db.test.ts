import { listFreeCodes } from '@seraph/db/queries/players/players'
import { recordProgress } from '@seraph/db/queries/progress/progressEvents'
import { makePlayer, makeSeason } from '@seraph/db/testing/make'
import { makeCoach } from '@seraph/db/testing/makeCoach'
import { makeEvent } from '@seraph/db/testing/makeMarks'
import { expect, test } from 'vitest'

import { testWorker } from '../testing/testWorker.ts'
import { cleanRecords } from './cleanRecords.ts'

const { db, deps } = await testWorker({ settings: { SWEEP_MS: '3600000' } })
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000)
const { id: seasonId } = await makeSeason(db)

test('a seat that somebody registered and never used lapses after 7 days; a used one, a coach’s and the admin’s don’t', async () => {
  const { coachId = '' } = await makeCoach(db)
  const seat = (days: number) => makePlayer(db, { createdAt: daysAgo(days) })
  const [young, old, used, linked, slot, admin] = [
    await seat(6.9),
    await seat(7.1),
    await seat(40),
    await seat(40),
    await seat(40),
    await seat(40),
  ]
  await recordProgress(db, makeEvent({ playerId: used.id, seasonId, kind: 'trivia', questionsAnswered: 1 }))
  const change = (id: string, values: object) => db.updateTable('players').set(values).where('id', '=', id).execute()
  await change(linked.id, { coachId, memberNumber: 1 })
  await change(slot.id, { coachId, memberNumber: 2, isSlotReserved: true })
  await change(admin.id, { isAdmin: true, isPubliclyVisible: false })
  await cleanRecords(deps)
  await cleanRecords(deps)
  const all = [young, old, used, linked, slot, admin].map(({ id }) => id)
  const left = await db.selectFrom('players').select('id').where('id', 'in', all).execute()
  expect(left.map(({ id }) => id).toSorted()).toEqual(all.filter((id) => id !== old.id).toSorted())
  expect(await listFreeCodes(db, [old.code])).toEqual([])
})
