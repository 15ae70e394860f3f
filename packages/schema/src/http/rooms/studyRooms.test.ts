import { expect, test } from 'vitest'

import { roomTokenHeader } from '../headers.ts'
import { getRoomResults, getRoomResultsCsv } from './roomResults.ts'
import * as studyRooms from './studyRooms.ts'

test('the documented calls are valid as the documents have them', () => {
  const { createStudyRoom, joinStudyRoom, updateRoomChapters, resumeParticipant } = studyRooms
  expect(
    createStudyRoom.body.parse({ title: 'Friday', chapters: [2, 1, 2], hostUserId: 'x', coachCode: '1234' }),
  ).toEqual({
    title: 'Friday',
    chapters: [1, 2],
    hostUserId: 'x',
    coachCode: '1234',
    settings: {
      maxParticipants: 50,
      questionsEach: null,
      minutes: null,
      pace: 'own',
      secondsEach: null,
      asked: null,
      chaptersOf: 'room',
    },
  })
  expect(createStudyRoom.body.parse({}).chapters).toEqual([1])
  expect(joinStudyRoom.body.parse({ nickname: 'MO1A', userId: 'x', isHost: false })).toBeTruthy()
  expect(updateRoomChapters.body.safeParse({ chapters: [] }).error?.issues[0]?.message).toBe(
    'At least one chapter must be selected',
  )
  expect(joinStudyRoom.body.safeParse({ nickname: 'MO1' }).error?.issues[0]?.message).toBe(
    'Player code should be 4-10 characters',
  )
  expect(resumeParticipant.body.safeParse({ participantUserId: 'x' }).success).toBe(false)
})

test('every call of a room has a path of its own', () => {
  const calls = [...Object.values(studyRooms), getRoomResults, getRoomResultsCsv]
  expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length)
  expect(studyRooms.getStudyRoom.summary).toContain(roomTokenHeader)
})
