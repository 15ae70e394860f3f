import { insertAppeal } from '@seraph/db/queries/appeals/appeals'
import { insertKeyRevision } from '@seraph/db/queries/appeals/keyRevisions'
import { makePlayer, makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { makeEvaluation } from '@seraph/db/testing/makeMarks'
import { testDatabase } from '@seraph/db/testing/testDatabase'
import { mkdtemp, readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { writeWordings } from './writeWordings.ts'

const { db } = await testDatabase()
const { id: seasonId } = await makeSeason(db, { questions: [makeQuestion({ id: 'q1' })] })

/** Has so many players give a wording that is accepted everywhere then. */
async function give(wording: string, players: number) {
  const about = { seasonId, questionId: 'q1', partId: 'p1', wording }
  for (let at = 0; at < players; at += 1) {
    const { id: playerId } = await makePlayer(db)
    const evaluationId = await makeEvaluation(db, { seasonId, player: { id: playerId }, response: wording })
    await insertAppeal(db, { id: randomUUID(), ...about, evaluationId, playerId, askedBy: 'player', note: 'A secret' })
  }
  await db
    .updateTable('appeals')
    .set({ decision: 'accepted', decidedAt: new Date() })
    .where('wording', '=', wording)
    .execute()
  await db
    .transaction()
    .execute((tx) => insertKeyRevision(tx, { id: randomUUID(), ...about, kind: 'accept', scope: 'everywhere' }))
}

test('wordings of two players or more are written, and nothing of a single child', async () => {
  await give('the father of isaiah', 2)
  await give('my own words', 1)
  const file = join(await mkdtemp(join(tmpdir(), 'wordings-')), 'wordings.json')
  expect(await writeWordings(db, file)).toContain('1 accepted wordings')
  const written = await readFile(file, 'utf8')
  expect(JSON.parse(written)).toEqual([
    { season: seasonId, question: 'q1', part: 'p1', accept: 'the father of isaiah', players: 2, clubs: 0 },
  ])
  expect(written).not.toContain('secret')
})
