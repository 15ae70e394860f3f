import { expect, test } from 'vitest'

import { judge } from '../../judge.ts'

const question = { question: 'How many coins did the miller find?', points: 1, parts: [{ text: 'none' }] }

test.each(['none', 'zero', '0', 'he didnt find any', 'not a single one', 'not one coin', 'he found none'])(
  'there were none: %s',
  (response) => {
    expect(judge(question, response).score).toBe(1)
  },
)

test.each(['one', 'any', 'a single one', 'ten', 'not one but two', 'he found some', 'none or maybe two'])(
  'there were some: %s',
  (response) => {
    expect(judge(question, response).score).toBe(0)
  },
)

const statement = { question: 'True or false: the miller was told to wait.', points: 1, parts: [{ text: 'False' }] }

test.each([
  ['false', 1],
  ['the miller was not told to wait', 1],
  ['the miller was told to wait', 0],
  ['the miller was told not to bake', 0],
  ['he was NOT told so, false', 1],
])('a statement that is not true: %s', (response, score) => {
  expect(judge(statement, response).score).toBe(score)
})
