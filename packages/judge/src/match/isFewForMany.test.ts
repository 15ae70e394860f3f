import { expect, test } from 'vitest'

import { judge } from '../judge.ts'
import { text } from '../testing/sheet.ts'

const question = { question: 'When will the miller of Odrel come back?', points: 1, parts: text('after many winters') }

test.each([
  ['after many winters', 1],
  ['many winters', 1],
  ['after winters', 1],
  ['after 3 winters', 0],
  ['after two winters', 0],
  ['after a few winters', 0],
  ['in 40 winters', 1],
])('few are not many: %j earns %i', (response, score) => {
  expect(judge(question, response).score).toBe(score)
})
