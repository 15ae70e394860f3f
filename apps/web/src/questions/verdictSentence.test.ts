import { expect, test } from 'vitest'

import { verdictSentence } from './verdictSentence.ts'

const part = (part: string, status: 'given' | 'missing' | 'wrong') => ({ part, status, evidence: '' })

test('the verdict is read out with its parts', () => {
  const parts = [part('Uzziah', 'given'), part('Jotham', 'given'), part('Ahaz', 'wrong'), part('Hezekiah', 'missing')]
  expect(verdictSentence({ score: 2, maxScore: 4, parts })).toBe(
    'A good start: 2 of 4 points. Given: Uzziah, Jotham. Missing: Hezekiah. Not quite: Ahaz.',
  )
})

test('full marks need no more words', () => {
  expect(verdictSentence({ score: 1, maxScore: 1, parts: [part('Amoz', 'given')] })).toBe(
    'Full marks: 1 of 1 point. Given: Amoz.',
  )
})
