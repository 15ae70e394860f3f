import { expect, test } from 'vitest'

import { memoryStorage } from '../api/browserStorage.ts'
import { readRoomPlan, writeRoomPlan } from './roomPlan.ts'

const season = { id: '2026-isaiah', questionChapters: [2, 3, 4] }
const usual = {
  chapters: [2],
  questionsEach: 10,
  minutes: null,
  maxParticipants: 50,
  pace: 'own' as const,
  secondsEach: null,
}

test('the next room begins with what was chosen for the last one', () => {
  const storage = memoryStorage()
  expect(readRoomPlan(season, storage)).toEqual(usual)
  const plan = { ...usual, chapters: [3, 4], questionsEach: null, minutes: 15, maxParticipants: 300 }
  writeRoomPlan(season, plan, storage)
  expect(readRoomPlan(season, storage)).toEqual(plan)
  expect(readRoomPlan({ ...season, id: '2027-acts' }, storage)).toEqual(usual)
})

test('who goes together has seconds for each question and no minutes, and a plan of before has its own pace', () => {
  const storage = memoryStorage()
  const plan = { ...usual, pace: 'together' as const, minutes: 15, secondsEach: 60 }
  writeRoomPlan(season, plan, storage)
  expect(readRoomPlan(season, storage)).toEqual({ ...plan, minutes: null })
  storage.setItem('roomPlan:2026-isaiah', '{"chapters":[2],"questionsEach":10,"minutes":5,"maxParticipants":50}')
  expect(readRoomPlan(season, storage)).toEqual({ ...usual, minutes: 5 })
})

test('what can no longer be chosen is left out, and what can’t be read is the usual plan', () => {
  const storage = memoryStorage()
  writeRoomPlan(season, { ...usual, chapters: [1, 3], minutes: 7, maxParticipants: 9 }, storage)
  expect(readRoomPlan(season, storage)).toEqual({ ...usual, chapters: [3] })
  for (const text of ['{', 'null', '{"chapters":[]}']) {
    storage.setItem('roomPlan:2026-isaiah', text)
    expect(readRoomPlan(season, storage)).toEqual(usual)
  }
})
