import { expect, test } from 'vitest'

import { judge } from '../judge.ts'
import { judgingTable } from '../testing/judgingTable.ts'
import { tableLexicon } from '../testing/tableLexicon.ts'
import { teachingLine } from './teachingLine.ts'

const asked = (question: string, ...parts: (string | { text: string; slot: string })[]) => ({
  question,
  points: parts.length,
  parts: parts.map((part) => (typeof part === 'string' ? { text: part } : part)),
})
const kin = asked(
  'Who was his father, and who was his grandfather?',
  { text: 'Jotham', slot: 'father' },
  { text: 'Uzziah', slot: 'grandfather' },
)
const around = 'Both facts of the verse, but the other way round.'
const denied = 'Your words say that it was not so.'
const counted = 'The number is right, but you counted something else.'

test.each([
  [kin, 'Uzziah and Jotham', around],
  [kin, 'His father was Uzziah and his grandfather was Jotham', around],
  [kin, 'Jotham and Uzziah', undefined],
  [kin, 'Uzziah', undefined],
  [kin, 'a purple elephant', undefined],
  [asked('What does he love?', 'bribes'), 'he does not love bribes', denied],
  [
    asked('Which kings?', 'Uzziah', 'Jotham'),
    'not Uzziah, but Jotham',
    'About “Uzziah” your words say that it was not so.',
  ],
  [asked('Which kings?', 'Uzziah', 'Jotham'), 'Jotham, not Ahaz', undefined],
  [asked('Will it be built?', 'never rebuilt'), 'it is rebuilt', undefined],
  [asked('How long?', 'three years'), 'three days', counted],
  [asked('How many wings had each?', 'six'), '6 feet', counted],
  [asked('How long?', 'three years'), 'four years', undefined],
  [asked('How long?', 'three years'), '3 years', undefined],
  [asked('What did he carry?', 'the key of the house'), 'the house', 'You have a piece of it: only “key” is missing.'],
  [asked('What did he carry?', 'the key of the house'), 'the door of the house', undefined],
  [asked('On what date?', 'May 4, 1871'), '1871', undefined],
  [
    asked('What three things will they do to him?', 'mock him', 'scourge him', 'chase him'),
    'he will mock them, scourge them and chase them',
    undefined,
  ],
  [asked('Who is he?', 'Immanuel'), "I don't know", undefined],
  [asked('Which kings?', 'Uzziah', 'Jotham'), 'Uzziah, Jotham and Saul', 'At the event only the first two count.'],
  [asked('Which kings?', 'Uzziah', 'Jotham'), 'Uzziah, Saul and David', 'At the event only the first two count.'],
  [asked('Which kings?', 'Uzziah', 'Jotham'), 'Uzziah and Saul', undefined],
  [asked('Who is he?', 'Uzziah'), 'Uzziah or Saul', 'At the event only the first answer counts.'],
  [asked('Who is he?', 'Uzziah'), 'Saul or David', undefined],
])('%j answered with %j hears %j', (question, answer, line) => {
  expect(teachingLine({ question: question.question, answer, ...judge(question, answer, tableLexicon) })).toBe(line)
})

test('by the rules of an event nothing is told of them', () => {
  const kings = asked('Which kings?', 'Uzziah', 'Jotham')
  const answer = 'Uzziah, Jotham and Saul'
  const mark = judge(kings, answer, tableLexicon, undefined, 'nad-2023')
  expect(teachingLine({ question: kings.question, answer, ...mark })).toBeUndefined()
})

test('whoever has all points hears none', () => {
  let seen = 0
  for (const { rows, ...question } of judgingTable)
    for (const [, response] of rows) {
      const judgement = judge(question, response, tableLexicon)
      if (judgement.score < judgement.maxScore || judgement.parts.some(({ status }) => status !== 'given')) continue
      seen++
      expect(teachingLine({ question: question.question, answer: response, ...judgement })).toBeUndefined()
    }
  expect(seen).toBeGreaterThan(100)
})
