import { expect, test } from 'vitest'

import { memoryStorage } from '../../api/browserStorage.ts'
import { keepOpenQuestion, readOpenQuestion } from './openQuestion.ts'

const asked = { question: 'Who saw the Lord?', hint: 'A name' }

test('a seat’s question is kept until it is answered, and is nobody else’s', () => {
  const storage = memoryStorage()
  keepOpenQuestion('ann', asked, storage)
  expect(readOpenQuestion('ann', storage)).toEqual(asked)
  expect(readOpenQuestion('ben', storage)).toBeUndefined()
  keepOpenQuestion('ben', undefined, storage)
  expect(readOpenQuestion('ann', storage)).toEqual(asked)
  keepOpenQuestion('ann', undefined, storage)
  expect(readOpenQuestion('ann', storage)).toBeUndefined()
})

test.each(['', 'no JSON', '{}', '{"userId":"ann","question":7,"hint":""}', 'null'])('%j is no question', (text) => {
  const storage = memoryStorage()
  storage.setItem('roomQuestion', text)
  expect(readOpenQuestion('ann', storage)).toBeUndefined()
})
