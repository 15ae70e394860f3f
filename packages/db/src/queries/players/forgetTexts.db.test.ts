import { expect, test } from 'vitest'

import { makeSeason } from '../../testing/make.ts'
import { makeEvaluation } from '../../testing/makeMarks.ts'
import { testDatabase } from '../../testing/testDatabase.ts'
import { findEvaluation } from '../progress/evaluations.ts'
import { forgetGuestTexts } from './forgetTexts.ts'

const { db } = await testDatabase()
const { id: seasonId } = await makeSeason(db)
const later = new Date(Date.now() + 1_000)

test('texts are forgotten in batches, each once, the oldest first', async () => {
  const ids: string[] = []
  for (let n = 0; n < 3; n += 1) ids.push(await makeEvaluation(db, { seasonId, leaseMs: n === 0 ? 60_000 : undefined }))
  const forget = () => forgetGuestTexts(db, { before: later, limit: 2 })
  expect([await forget(), await forget(), await forget()]).toEqual([2, 1, 0])
  const left = await db.selectFrom('evaluations').select('id').where('response', 'is not', null).execute()
  expect(left).toEqual([])
  expect(await findEvaluation(db, ids[0] ?? '')).toMatchObject({ isAwaitingModel: false, judgedBy: 'built-in' })
})
