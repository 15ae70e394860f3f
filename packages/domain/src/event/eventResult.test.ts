import { array, assert, boolean, constantFrom, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import { nad2023 } from './eventProfile.ts'
import { eventResult } from './eventResult.ts'

const questions = [1, 2, 3, 4].map((points, at) => ({
  points,
  chapter: 1 + (at % 2),
  type: at === 3 ? 'list' : 'recall',
}))
const teams = ['owls', 'foxes', 'guests'].map((id) => ({ id, name: id, isOutside: id === 'guests' }))
const sheet = record({
  earned: nat({ max: 4 }),
  draft: constantFrom('', ' ', 'Uzziah'),
  late: constantFrom(null, 'too late'),
})

test('whatever was written: every point is earned or lost once, chapters and kinds add up, void questions count for nobody', () => {
  assert(
    property(
      array(array(sheet, { minLength: 4, maxLength: 4 }), { minLength: 3, maxLength: 3 }),
      array(boolean(), { minLength: 4, maxLength: 4 }),
      nat({ max: 4 }),
      (given, isVoid, askedUpTo) => {
        const sheets = given.flatMap((row, team) =>
          row.slice(0, askedUpTo).map(({ earned, draft, late }, question) => {
            const maxScore = questions[question]?.points ?? 0
            const teamId = teams[team]?.id ?? ''
            return { teamId, question, score: Math.min(earned, maxScore), maxScore, draft, late, isPaper: false }
          }),
        )
        const result = eventResult(nad2023, { questions, isVoid, teams, sheets, corrections: [] })
        expect(result.asked).toBe(isVoid.slice(0, askedUpTo).filter((one) => !one).length)
        for (const team of result.teams) {
          const { empty, late, other } = team.lost
          expect(team.score + empty + late + other).toBe(result.possible)
          for (const shares of [team.chapters, team.kinds]) {
            expect(shares.reduce((sum, { score }) => sum + score, 0)).toBe(team.score)
            expect(shares.reduce((sum, { possible }) => sum + possible, 0)).toBe(result.possible)
          }
        }
      },
    ),
  )
})

test('points are lost by an empty sheet, by one that came too late, or by something else, and people mend', () => {
  const written = [
    { question: 0, score: 0, maxScore: 1, draft: '', late: null },
    { question: 1, score: 0, maxScore: 2, draft: ' ', late: 'Ahaz' },
    { question: 2, score: 2, maxScore: 3, draft: 'Ahaz', late: null },
  ].map((one) => ({ ...one, teamId: 'owls', isPaper: false }))
  const corrections = [{ teamId: 'owls', question: 2, scoreBefore: 1, scoreAfter: 2 }]
  const facts = { questions, isVoid: [false, false, false, false], teams, sheets: written, corrections }
  expect(eventResult(nad2023, facts).teams[0]).toMatchObject({ lost: { empty: 1, late: 2, other: 1 }, mended: 1 })
  const paper = { ...facts, sheets: written.map((one) => ({ ...one, isPaper: true })) }
  expect(eventResult(nad2023, paper).teams[0]).toMatchObject({ lost: { empty: 0, late: 0, other: 4 } })
})
