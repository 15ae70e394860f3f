import { expect, test } from 'vitest'

import { crosswordNote, dropQuestion, endQuestion } from './crosswordTexts.ts'

const standing = { squares: 97, filled: 97, words: 24, own: 24, isSolved: true }
const note = (stand: object) => crosswordNote({ phase: 'completed', standing: { ...standing, ...stand } })

test('three of 97 letters are no "Well done!"', () => {
  expect(note({ filled: 3, own: 0, isSolved: false })).toBe(
    'You ended it with 3 of 97 letters. Your study time counts. Reset begins another attempt.',
  )
  expect(endQuestion({ ...standing, filled: 3 }).text).toContain('3 of 97 letters')
})

test('a solved one is praised for what wasn’t shown', () => {
  expect(note({})).toMatch(/^Well done! You found every word yourself\./)
  expect(note({ own: 20 })).toMatch(/^Well done! You found 20 of 24 words yourself\./)
  expect(note({ own: 2 })).toMatch(/^Solved\. You found 2 of 24 words yourself\. It counts/)
})

test('before letters are dropped it is asked, and not where there are none', () => {
  expect(dropQuestion({ phase: 'started', standing }, true)).toBeDefined()
  expect(dropQuestion({ phase: 'started', standing: null }, false)).toBeDefined()
  expect(dropQuestion({ phase: 'started', standing: null }, true)).toBeUndefined()
  expect(dropQuestion({ phase: 'completed', standing }, true)).toBeUndefined()
})
