import { expect, test } from 'vitest'

import { chapterActivity } from './chapterActivity.ts'

test('a chapter has its days, the last of them, and its points', () => {
  const days = {
    '2026-03-03': { questionsAnswered: 1, chapters: [2, 6] },
    '2026-03-01': { questionsAnswered: 4, chapters: [6] },
    '2026-02-28': { questionsAnswered: 0, chapters: [] },
  }
  expect(chapterActivity({ days }, { 6: { earned: 3, possible: 4 } })).toEqual([
    { chapter: 2, days: 1, lastStudiedOn: '2026-03-03', earned: 0, possible: 0 },
    { chapter: 6, days: 2, lastStudiedOn: '2026-03-03', earned: 3, possible: 4 },
  ])
})
