import type { TeamWeek } from '@seraph/schema/http/coaches/teamWeek'
import { expect, test } from 'vitest'

import { messageOfWeek } from './messageOfWeek.ts'
import { holesText } from './weekTexts.ts'

const label = (chapter: number): string => `Isaiah ${chapter}`
const day = (was: 'studied' | 'missed') => ({ date: '2026-12-01', was })
const memberOf = (playerCode: string, was: 'studied' | 'missed', gained: number) => ({
  playerId: '00000000-0000-4000-8000-000000000001',
  playerCode: playerCode as TeamWeek['members'][number]['playerCode'],
  gem: 'A' as const,
  label: 'Tim',
  isUnused: false,
  days: Array.from({ length: 7 }, () => day(was)),
  gained,
})
const week: TeamWeek = {
  asOf: '2026-12-01T12:00:00.000Z',
  event: { name: 'area event', date: '2027-01-16', daysLeft: 46, isOwn: false },
  members: [memberOf('MO1A', 'studied', 31), memberOf('MO3O', 'missed', 0)],
  words: [{ playerId: '00000000-0000-4000-8000-000000000001', reason: 'missed' }],
  hardest: [{ questionId: 'q1', reference: 'Isaiah 8:1', question: 'What was Isaiah to take?', asked: 7, had: 2 }],
  waiting: 2,
  holes: { asked: 300, holes: 280, alone: 1, unopened: [27, 33] },
  due: null,
  room: { goal: 'near', chapters: [8, 27] },
}

test('the message tells the week in a few lines', () => {
  expect(messageOfWeek('Eagles', week, label)).toBe(
    [
      'Eagles, this week: 1 of 2 players studied, and 31 parts were said from memory for the first time.',
      'At the meeting we play Isaiah 8, Isaiah 27.',
      'Look at this one beforehand: Isaiah 8:1. What was Isaiah to take?',
      '46 days to the area event on January 16.',
    ].join('\n'),
  )
})

test('it names no child, and leaves out what there isn’t', () => {
  const plain = messageOfWeek('Eagles', { ...week, hardest: [], room: null, event: null }, label)
  expect(plain.split('\n')).toHaveLength(2)
  for (const { playerCode, label: name } of week.members)
    for (const text of [messageOfWeek('Eagles', week, label), plain]) {
      expect(text).not.toContain(playerCode)
      expect(text).not.toContain(name)
    }
})

test('gaps are told with what nobody has begun', () => {
  expect(holesText(week, label)).toEqual([
    'Nobody keeps 280 of 300 verses yet.',
    '1 verse is with one player alone.',
    'Nobody has begun Isaiah 27, Isaiah 33.',
  ])
  expect(holesText({ ...week, holes: { asked: 1300, holes: 1300, alone: 0, unopened: [] } }, label)).toEqual([
    'Nobody keeps any of the 1,300 verses yet.',
  ])
  expect(holesText({ ...week, holes: { asked: 300, holes: 0, alone: 0, unopened: [] } }, label)).toEqual([
    'Every verse is kept by somebody.',
  ])
})
