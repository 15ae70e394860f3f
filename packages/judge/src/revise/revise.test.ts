import { expect, test } from 'vitest'

import { judge } from '../judge.ts'
import { appealedWording } from './appealedWording.ts'
import { cleanWording } from './cleanWording.ts'
import { gainOf } from './gainOf.ts'
import { reviseKeys } from './revisedKeys.ts'
import { reviseQuestion } from './reviseQuestion.ts'

const manger = {
  question: 'What does the donkey know of its master?',
  points: 1,
  parts: [{ id: 'p1', text: 'manger' }],
}
const kings = {
  question: 'Name three kings.',
  points: 3,
  parts: [{ id: 'p1', text: 'Uzziah; Jotham; Ahaz' }],
}
const lexicon = { names: [], synonyms: [] }
const crib = { partId: 'p1', kind: 'accept', wording: 'the crib' } as const

test('an accepted wording earns its part, a rejected one loses it', () => {
  expect(judge(manger, 'the crib').score).toBe(0)
  const revised = reviseQuestion(manger, [crib])
  expect(judge(revised, 'The CRIB!').score).toBe(1)
  expect(judge(reviseQuestion(revised, [{ ...crib, kind: 'reject' }]), 'the crib').score).toBe(0)
})

test('a piece of a part that the judge splits can be revised', () => {
  const revised = reviseQuestion(kings, [{ partId: 'p1.2', kind: 'accept', wording: 'the leper king’s son' }])
  expect(judge(revised, 'Uzziah, Ahaz, the leper king’s son').score).toBe(3)
})

test('what a wording gives an answer is the difference that it makes, once', () => {
  const part = { asked: manger, revised: reviseQuestion(manger, [crib]), partId: 'p1', lexicon, scripture: undefined }
  expect(['crib', 'manger', 'a boat', ''].map((response) => gainOf(part, response))).toEqual([1, 0, 0, 0])
})

test('a wording is told by its words alone', () => {
  expect(cleanWording('  The\u200b  CRIB!! (of wood)')).toBe('the crib of wood')
  expect(cleanWording('x'.repeat(500))).toHaveLength(200)
})

test('an appeal about one of several parts means what no other part rests on', () => {
  const response = 'Uzziah, the crib and Ahaz'
  expect(appealedWording(judge(kings, response), 'p1.2', response)).toBe('the crib')
  expect(appealedWording(judge(manger, 'In a crib'), 'p1', 'In a crib')).toBe('in a crib')
  const both = 'a king Uzziah, the crib'
  const given = [{ id: 'p1.1', part: 'Uzziah', status: 'given', evidence: 'king Uzziah' } as const]
  expect(appealedWording({ parts: given }, 'p1.2', both)).toBe('the crib')
})

test('a club’s wording holds for its players alone, one from everywhere for all', () => {
  const keys = reviseKeys([
    { ...crib, questionId: 'q1', clubId: 'pines' },
    { ...crib, questionId: 'q2', clubId: null },
  ])
  const score = (id: string, clubs: string[]) => judge(keys.askedOf({ id, asked: manger }, clubs), 'the crib').score
  expect([score('q1', ['pines', 'oaks']), score('q1', ['oaks']), score('q1', []), score('q2', [])]).toEqual([
    1, 0, 0, 1,
  ])
  expect(keys.askedOf({ id: 'q3', asked: manger }, [])).toBe(manger)
  expect([keys.isOfClubs('q1'), keys.isOfClubs('q2'), keys.isOfClubs('q3')]).toEqual([true, false, false])
})
