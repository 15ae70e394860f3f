import { expect, test } from 'vitest'

import { wholeChapters } from '../counting/chapterWork.ts'
import { emptyReckoning } from '../progress/reckonProgress.ts'
import { teamFigures } from './teamFigures.ts'
import { teamStars } from './teamStars.ts'

const now = Date.parse('2026-03-20T12:00:00Z')
const dayMs = 24 * 3_600_000
const today = '2026-03-20'
const facts = { chaptersInSeason: 33, now }

function member(over: { days?: string[]; chapters?: number[]; lastStudyAt?: number | null; studySeconds?: number }) {
  const { totals, history } = emptyReckoning()
  const { days = [], chapters = [], lastStudyAt = null, studySeconds = 0 } = over
  const day = { questionsAnswered: 1, chapters: [], counted: 1, work: {} }
  const counted = { ...totals.counted, studySeconds, work: wholeChapters(chapters) }
  return {
    totals: { ...totals, chapters, lastStudyAt, studySeconds, counted },
    history: { ...history, days: Object.fromEntries(days.map((date) => [date, day])) },
    today,
  }
}

test('a team without members, or whose members have done nothing, has no score', () => {
  const nothing = { studySeconds: 0, chaptersExplored: [], studyFrequency: 0, teamworkScore: 0 }
  expect(teamFigures([], facts)).toEqual(nothing)
  expect(teamFigures([member({})], facts)).toEqual(nothing)
})

test('days of the last seven count, chapters once, time in sum', () => {
  const figures = teamFigures(
    [
      member({
        days: ['2026-03-20', '2026-03-14', '2026-03-13'],
        chapters: [3, 1],
        lastStudyAt: now - dayMs,
        studySeconds: 90,
      }),
      member({ days: ['2026-03-19'], chapters: [3, 33], lastStudyAt: now - 8 * dayMs, studySeconds: 45 }),
    ],
    facts,
  )
  expect(figures).toEqual({
    studySeconds: 135,
    chaptersExplored: [1, 3, 33],
    studyFrequency: 1.5,
    teamworkScore: Math.round(25 + (50 * 3) / 33),
  })
})

test('all active and all explored is 100', () => {
  const chapters = Array.from({ length: 33 }, (_, index) => index + 1)
  expect(teamFigures([member({ chapters, lastStudyAt: now })], facts).teamworkScore).toBe(100)
})

test.each([
  [0, 33, 0],
  [6, 33, 0],
  [7, 33, 1],
  [27, 33, 3],
  [32, 33, 4],
  [33, 33, 5],
  [6, 6, 5],
  [35, 60, 5],
  [59, 60, 5],
])('%i of %i chapters give %i stars', (explored, inSeason, stars) => {
  expect(teamStars(explored, inSeason)).toBe(stars)
})
