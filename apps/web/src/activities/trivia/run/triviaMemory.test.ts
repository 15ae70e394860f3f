import { array, assert, boolean, constantFrom, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import { memoryStorage } from '../../../api/browserStorage.ts'
import { keepTriviaMemory, readTriviaMemory } from './triviaMemory.ts'

const of = { playerId: 'a', season: '2026' }
const ids = ['isa-1-t1', 'isa-1-t2', 'isa-2-t1']
const questionOf = (id: string) => ({ id, chapter: 1, verse: '', question: '', choices: ['yes', 'no'], answer: 'yes' })
const questions = ids.map(questionOf)

test('the last answer to each question is remembered, of each player and season apart', () => {
  assert(
    property(array(record({ id: constantFrom(...ids), isRight: boolean() })), (given) => {
      const storage = memoryStorage()
      for (const { id, isRight } of given)
        keepTriviaMemory(of, { questions, answers: { [id]: isRight ? 'yes' : 'no' } }, storage)
      expect(readTriviaMemory(of, storage)).toEqual(new Map(given.map(({ id, isRight }) => [id, isRight])))
      expect(readTriviaMemory({ ...of, playerId: 'b' }, storage).size).toBe(0)
      expect(readTriviaMemory({ ...of, season: '2027' }, storage).size).toBe(0)
    }),
  )
})

test('what isn’t a line of it is left out', () => {
  const storage = memoryStorage()
  storage.setItem('trivia:2026:a', '+isa-1-t1\n?x\n\n-\n-isa-2-t1')
  expect([...readTriviaMemory(of, storage)]).toEqual([
    ['isa-1-t1', true],
    ['isa-2-t1', false],
  ])
})
