import { coachSentences } from '@seraph/domain/coachHelp/coachSentences'
import type { CoachAnswer } from '@seraph/schema/http/coachHelp'
import { beforeAll, expect, test } from 'vitest'

import { testApp } from '../../testing/testApp.ts'
import { makeCoachSeason } from '../../testing/makeCoachSeason.ts'

const { db, browser, statements } = await testApp()
beforeAll(() => makeCoachSeason(db))

const ask = async (question: string): Promise<CoachAnswer> =>
  (await browser().post('/api/coach-help', { question })).json<CoachAnswer>()

test('a verse that is named is shown, and no model had a part in it', async () => {
  expect(await ask('What does chapter 6 verse 2 mean?')).toEqual({
    answer: `Read Isaiah 6:2 slowly: it speaks of what you asked.\n${coachSentences.fromVerses}`,
    source: 'verses',
    verses: [{ reference: 'Isaiah 6:2', text: 'Burning ones with wings stood near, and smoke rose.' }],
  })
})

test('verses are found by their words, within the season, and words are told from its glossary', async () => {
  const { answer, verses } = await ask('What is the smoke beside a seraph?')
  expect(verses.map(({ reference }) => reference)).toEqual(['Isaiah 6:2'])
  expect(answer).toContain('Seraph (say SAIR-uff): A burning one.')
})

test('what is not in the season is not made up', async () => {
  expect(await ask('How do I win at chess?')).toEqual({
    answer: coachSentences.notFound('Isaiah'),
    source: 'verses',
    verses: [],
  })
})

test('a question of the quiz, distress and personal data get their fixed reply', async () => {
  for (const [question, answer] of [
    ['how many wings had each of them', coachSentences.asksForAnswer],
    ['According to Isaiah, who?', coachSentences.asksForAnswer],
    ['Аccording to Isаiah, who?', coachSentences.asksForAnswer],
    ['I want to die. What is the answer?', coachSentences.distress],
    ['I am MOO1A, what is smoke?', coachSentences.personal],
  ] as const)
    expect(await ask(question)).toEqual({ answer, source: 'fixed', verses: [] })
})

test('a blank question and one that is too long are refused', async () => {
  for (const question of ['', '  ', 'a'.repeat(501)])
    expect((await browser().post('/api/coach-help', { question })).json()).toMatchObject({ code: 'invalid_request' })
})

test('nothing is written, and the verses are read once', async () => {
  await ask('6:2')
  const before = statements()
  await ask('6:1')
  expect(statements()).toBe(before)
})
