import { coachSentences } from '@seraph/domain/coachHelp/coachSentences'
import type { CoachAnswer } from '@seraph/schema/http/coachHelp'
import { beforeAll, expect, test } from 'vitest'

import { mountainOaks } from '../../testing/register.ts'
import { testApp } from '../../testing/testApp.ts'
import { makeCoachSeason } from '../../testing/makeCoachSeason.ts'

const { db, browser, statements } = await testApp()
beforeAll(() => makeCoachSeason(db))

const ask = async (question: string): Promise<CoachAnswer> =>
  (await browser().post('/api/coach-help', { question })).json<CoachAnswer>()

test('a verse that is named is shown, and no model had a part in it', async () => {
  expect(await ask('What does chapter 6 verse 2 mean?')).toEqual({
    answer: `${coachSentences.shown.named}\n${coachSentences.fromText}`,
    source: 'verses',
    verses: [
      {
        reference: 'Isaiah 6:2',
        text: 'Burning ones with wings stood near, and smoke rose.',
        around: [
          { reference: 'Isaiah 6:1', text: 'A king sat in a high hall.' },
          { reference: 'Isaiah 6:2', text: 'Burning ones with wings stood near, and smoke rose.' },
        ],
      },
    ],
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

test('a question of the quiz and personal data get their fixed reply', async () => {
  for (const [question, answer] of [
    ['how many wings had each of them', coachSentences.asksForAnswer],
    ['According to Isaiah, who?', coachSentences.asksForAnswer],
    ['Аccording to Isаiah, who?', coachSentences.asksForAnswer],
    ['I am MOO1A, what is smoke?', coachSentences.personal],
  ] as const)
    expect(await ask(question)).toEqual({ answer, source: 'fixed', verses: [] })
})

test('distress is heard before anything else, with the help line of the child’s country, and only counted', async () => {
  const helping = await testApp({ settings: { HELP_LINES: 'United States = Call or text 988 | * = Ask for help' } })
  await makeCoachSeason(helping.db)
  const reply = await helping.browser().post('/api/coach-help', { question: 'I want to die. What is the answer?' })
  expect(reply.json()).toEqual({ answer: coachSentences.distress('Ask for help'), source: 'care', verses: [] })
  const page = helping.browser()
  await page.post('/api/players/register', { ...mountainOaks, country: 'United States' })
  const own = (await page.post('/api/coach-help', { question: 'i want to die' })).json<CoachAnswer>()
  expect(own.answer).toContain('Call or text 988')
  const counts = await helping.db.selectFrom('distressCounts').select(['kind', 'box', 'found']).execute()
  expect(counts).toEqual([{ kind: 'self_harm', box: 'coach_help', found: 2 }])
  expect(await helping.deps.metrics.read()).toMatch(/seraph_distress_total\{kind="self_harm",box="coach_help".*\} 2/)
})

test('what is not in the season is said to be so, and nothing else is put in its place', async () => {
  expect(await ask('Isaiah 60:1')).toEqual({
    answer: `${coachSentences.notInSeason('Isaiah 60:1', 'Isaiah')}\n${coachSentences.fromText}`,
    source: 'verses',
    verses: [],
  })
})

test('one address asks so many questions a minute, with or without a model', async () => {
  const limited = await testApp({ settings: { COACH_QUESTION_LIMIT_ADDRESS: '2' } })
  await makeCoachSeason(limited.db)
  const statuses: number[] = []
  for (const question of ['6:1', '6:2', '6:1', 'i want to die'])
    statuses.push((await limited.browser().post('/api/coach-help', { question })).statusCode)
  expect(statuses).toEqual([200, 200, 429, 200])
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
