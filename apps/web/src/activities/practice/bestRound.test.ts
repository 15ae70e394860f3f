import { expect, test } from 'vitest'

import { memoryStorage } from '../../api/browserStorage.ts'
import { isBestRound, keepBestRound, readBestRound } from './bestRound.ts'

const of = { playerId: 'p', season: '2026-isaiah' }
const round = (earned: number, answered = 5) => ({ answered, earned })

test('a round is the best where an earlier one was beaten; the first and short ones aren’t', () => {
  const storage = memoryStorage()
  expect(isBestRound(round(9), readBestRound(of, storage))).toBe(false)
  keepBestRound(of, round(9), storage)
  expect(readBestRound(of, storage)).toBe(9)
  expect(isBestRound(round(9), 9)).toBe(false)
  expect(isBestRound(round(10), 9)).toBe(true)
  expect(isBestRound(round(10, 4), 9)).toBe(false)
  keepBestRound(of, round(20, 4), storage)
  keepBestRound(of, round(3), storage)
  expect(readBestRound(of, storage)).toBe(9)
  expect(readBestRound({ ...of, playerId: 'another' }, storage)).toBe(0)
})

test('whatever else is kept there is no figure', () => {
  const storage = memoryStorage()
  for (const kept of ['much', '-4', '1.5', '']) {
    storage.setItem('bestRound:2026-isaiah:p', kept)
    expect(readBestRound(of, storage)).toBe(0)
  }
})
