import { EventPhase } from '@seraph/schema/rooms/eventPhase'
import { expect, test } from 'vitest'

import { stoodInPlace } from './stoodInPlace.ts'
import { viewEventRoom } from './viewEventRoom.ts'
import type { EventAudience, EventRoomFacts } from './viewEventRoom.ts'

const id = (last: number): string => `00000000-0000-4000-8000-00000000000${last}`
const audiences: EventAudience[] = [
  ...(['host', 'grader', 'screen', 'visitor'] as const).map((role) => ({ role })),
  { role: 'member', seatId: id(5), teamId: id(3), isGuest: false },
]
const facts: EventRoomFacts = {
  id: id(1),
  code: '123456',
  setId: id(2),
  name: 'Thursday',
  seasonId: '2026-isaiah',
  profile: 'nad-2023',
  version: 7,
  phase: 'read_1',
  question: 1,
  questions: 3,
  leftMs: null,
  extraMs: 10_000,
  runs: false,
  isPaper: false,
  isBetween: false,
  beginsAt: null,
  showsPoints: false,
  isPublished: false,
  isVoid: [false, false, false],
  asked: {
    id: 'isa-6-1-a',
    chapter: 6,
    verse: 'Isaiah 6:1',
    type: 'recall',
    points: 1,
    question: 'Who died?',
    answerMs: 25_000,
    key: [{ text: 'Uzziah', accept: [] }],
  },
  teams: [3, 4].map((team) => ({ id: id(team), name: `Team ${team}`, isOutside: false, isVisiting: false })),
  seats: [3, 4].map((team) => ({
    id: id(team + 2),
    teamId: id(team),
    nickname: `Child ${team}`,
    isCaptain: true,
    isScribe: true,
    isAlternate: false,
  })),
  sheets: [3, 4].map((team) => ({
    teamId: id(team),
    draft: 'Uzz',
    draftNumber: 2,
    late: null,
    score: null,
    maxScore: null,
    parts: null,
  })),
  changes: [],
  appeals: [],
  hasNotes: true,
  notes: [{ id: id(7), teamId: id(3), seatId: id(5), nickname: 'Child 3', text: 'the king' }],
  graders: 1,
}
const stood = (phase: EventPhase, version = 8, question = 1) => ({
  type: 'event_stood' as const,
  roomId: id(1),
  version,
  phase,
  question,
  leftMs: phase === 'answer' ? 35_000 : null,
})

test('who saw a room before the second reading, or the answer, sees it afterwards as if it had been asked for', () => {
  for (const audience of audiences)
    for (const [from, to] of [
      ['read_1', 'read_2'],
      ['read_2', 'answer'],
    ] as const) {
      const seen = viewEventRoom({ ...facts, phase: from }, audience)
      const { version, leftMs } = stood(to)
      expect(stoodInPlace(seen, stood(to))).toEqual(viewEventRoom({ ...facts, phase: to, version, leftMs }, audience))
    }
})

test('every other phase, another question and a missed version have to be asked for', () => {
  for (const from of EventPhase.options)
    for (const to of EventPhase.options) {
      const seen = viewEventRoom({ ...facts, phase: from }, { role: 'host' })
      const isKnown = `${from} ${to}` === 'read_1 read_2' || `${from} ${to}` === 'read_2 answer'
      expect(stoodInPlace(seen, stood(to)) !== undefined).toBe(isKnown)
      expect(stoodInPlace(seen, stood(to, 9))).toBeUndefined()
      expect(stoodInPlace(seen, stood(to, 8, 2))).toBeUndefined()
    }
})
