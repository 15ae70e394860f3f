import { saveEdition, setCurrentEdition } from '@seraph/db/queries/seasons/editions'
import { makeSeason } from '@seraph/db/testing/make'
import { beforeAll, expect, test } from 'vitest'

import { answerKings, kingsQuestion } from '../../testing/askKings.ts'
import { testApp } from '../../testing/testApp.ts'

const { db, deps, browser } = await testApp()
const chapter = [
  'What the prophet saw in the days of Uzziah, Jotham and Hezekiah, who were kings in the city on the hill.',
  'The river rose over the bridge, and the people carried their lamps up to the tower and waited there for morning.',
  'When the sun came over the wall they counted the children, the goats and the jars of oil, and nothing was lost.',
  'So they sang on the way down, and the smith mended the gate before the evening of the second day.',
]
const edition = {
  id: 'own-words',
  name: 'Own words',
  abbreviation: 'OWN',
  notice: '',
  versesAllowed: null,
  bookShareAllowed: null,
}

beforeAll(async () => {
  const verses = chapter.map((text, at) => ({ book: 'Isaiah', chapter: 1, verse: at + 1, text }))
  await db.transaction().execute(async (tx) => {
    await saveEdition(tx, edition, verses)
    await setCurrentEdition(tx, edition.id, undefined)
  })
  await makeSeason(db, { questions: [kingsQuestion] })
  await deps.seasons.refresh()
})

const mark = async (userAnswer: string): Promise<unknown> =>
  (await browser().post('/api/evaluate', answerKings(userAnswer))).json()

test('a pasted chapter earns nothing, the cited verse by heart all its points', async () => {
  expect(await mark(chapter.join(' '))).toMatchObject({ score: 0, flags: ['verse_pasted'], judgedBy: 'built-in' })
  expect(await mark(chapter[0] ?? '')).toMatchObject({ score: 3, flags: [] })
})
