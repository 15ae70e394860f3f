import { expect, test } from 'vitest'

import { firstStep, stepAfterMarks, stepAfterSheet } from './stepAfter.ts'

const stand = (over: object) => ({
  showsMarks: 'at_once' as const,
  told: 1,
  isEnded: false,
  handedIn: 1,
  questions: 90,
  ...over,
})

test('each mark is shown at once, or those of a block when it is over', () => {
  expect(stepAfterSheet(stand({}))).toEqual({ name: 'marked', from: 0 })
  const block = { showsMarks: 'after_block' as const, told: 0, handedIn: 44 }
  expect(stepAfterSheet(stand(block))).toEqual({ name: 'reading', reading: 1 })
  expect(stepAfterSheet(stand({ ...block, told: 45, handedIn: 45 }))).toEqual({ name: 'marked', from: 0 })
  expect(stepAfterSheet(stand({ ...block, told: 90, handedIn: 90, isEnded: true }))).toEqual({ name: 'result' })
})

test('after the 45th comes the break, after the last the result', () => {
  expect(stepAfterMarks({ isEnded: false, handedIn: 45 })).toEqual({ name: 'break' })
  expect(stepAfterMarks({ isEnded: true, handedIn: 45 })).toEqual({ name: 'result' })
  expect(stepAfterMarks({ isEnded: false, handedIn: 3 })).toEqual({ name: 'reading', reading: 1 })
  expect(firstStep({ isEnded: true })).toEqual({ name: 'result' })
})
