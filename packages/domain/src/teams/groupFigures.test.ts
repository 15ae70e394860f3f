import { expect, test } from 'vitest'

import { emptyTotals } from '../progress/playerTotals.ts'
import { groupAccuracy } from './groupAccuracy.ts'
import { topPerformers } from './topPerformers.ts'

const none = { questions: 0, earned: 0, possible: 0 }
const player = (name: string, ai: [number, number, number], trivia: [number, number, number] = [0, 0, 0]) => {
  const of = ([questions, earned, possible]: [number, number, number]) => ({ questions, earned, possible })
  const totals = emptyTotals()
  const own = { 'ai-evaluated': of(ai), 'self-graded': { ...none, earned: 50, possible: 50 }, trivia: of(trivia) }
  return { name, totals: { ...totals, byKind: { ...totals.byKind, ...own } } }
}

test('points are summed before they are divided, self-graded ones left out', () => {
  const team = [player('a', [1, 1, 1]), player('b', [9, 3, 9], [10, 6, 10])]
  expect(groupAccuracy(team.map(({ totals }) => totals))).toBe(50)
  expect(groupAccuracy([])).toBeNull()
  expect(groupAccuracy([emptyTotals()])).toBeNull()
})

test('the best three have ten AI questions each', () => {
  const team = [
    player('lucky', [9, 9, 9]),
    player('good', [10, 8, 10]),
    player('better', [20, 18, 20]),
    player('busy', [40, 32, 40]),
    player('fourth', [10, 5, 10]),
  ]
  expect(topPerformers(team).map(({ player: { name }, aiAccuracy }) => [name, aiAccuracy])).toEqual([
    ['better', 90],
    ['busy', 80],
    ['good', 80],
  ])
})
