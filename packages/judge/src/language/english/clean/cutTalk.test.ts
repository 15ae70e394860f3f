import { expect, test } from 'vitest'

import { judge } from '../../../judge.ts'
import { text } from '../../../testing/sheet.ts'

const question = {
  question: 'Where is the bell kept for the miller, and who guards it?',
  points: 2,
  parts: text('in the tower', 'Tobin'),
}

test.each([
  'ooh i know this! the tower, and tobin does the guarding, he never sleeps',
  'oh thats easy, the tower, and it is tobin',
  'the tower of course, everybody knows that, and tobin guards it',
  'i read it yesterday and it said the tower and tobin, thank you for asking',
  'in the tower, you know, up high, and tobin guards it',
  'honestly i love this story, it was in the tower. tobin guards it because he was nice',
])('talk around a right answer costs nothing: %s', (response) => {
  expect(judge(question, response).score).toBe(2)
})
