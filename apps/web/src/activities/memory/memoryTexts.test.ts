import { expect, test } from 'vitest'

import { memoryToasts } from './memoryTexts.ts'

test('a game that went badly raises no warning', () => {
  const toast = memoryToasts.ranked('Keep Practicing', { score: 29, totalWords: 130, percent: 22 })
  expect(toast).toEqual({ title: 'Keep Practicing', description: '29 of 130 words · 22%' })
})
