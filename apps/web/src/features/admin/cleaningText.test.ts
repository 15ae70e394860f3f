import { expect, test } from 'vitest'

import { cleaningText } from './cleaningText.ts'

test('each reason is told with its figures', () => {
  const day = 86_400
  expect(cleaningText({ code: 'large_share', kind: 'guestTexts', due: 21_149, all: 30_000 })).toBe(
    'It would erase 21,149 of 30,000 or more answers that guests wrote.',
  )
  expect(cleaningText({ code: 'long_ago', sinceLastRunSeconds: 60 * day })).toContain('60 days ago')
  expect(cleaningText({ code: 'clock_went_back', sinceLastRunSeconds: -400 * day })).toContain('400 days from now')
})
