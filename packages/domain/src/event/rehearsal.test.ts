import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'

import { blockLength, toldMarks } from './rehearsal.ts'

test('marks are told at the ends of blocks, of which the whole event has two', () => {
  expect([10, 20, 45, 90].map(blockLength)).toEqual([5, 7, 15, 45])
  const told = (handedIn: number) => toldMarks({ showsMarks: 'after_block', handedIn, questions: 90 })
  expect([0, 44, 45, 89, 90].map(told)).toEqual([0, 0, 45, 45, 90])
})

test('never more marks are told than there are, never one is taken back, and at the end all are', () => {
  assert(
    property(
      integer({ min: 1, max: 90 }),
      constantFrom('at_once' as const, 'after_block' as const),
      (questions, showsMarks) => {
        let before = 0
        for (let handedIn = 0; handedIn <= questions; handedIn += 1) {
          const told = toldMarks({ showsMarks, handedIn, questions })
          expect(told).toBeLessThanOrEqual(handedIn)
          expect(told).toBeGreaterThanOrEqual(before)
          before = told
        }
        expect(before).toBe(questions)
      },
    ),
  )
})
