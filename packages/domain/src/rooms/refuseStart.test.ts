import { expect, test } from 'vitest'

import { refuseStart } from './refuseStart.ts'
import { makeParticipant, makeRoom } from './testing/makeRoom.ts'

const assigned = { assignedChapters: [1] }
const ready = [makeParticipant(2, assigned), makeParticipant(3, assigned)]

test('two participants with chapters can start, the host not counted; one who is away counts', () => {
  expect(refuseStart(makeRoom(ready))).toBeUndefined()
  expect(
    refuseStart(makeRoom([ready[0] ?? makeParticipant(2), makeParticipant(3, { ...assigned, presence: 'away' })])),
  ).toBe(undefined)
})

test('fewer than two, with those who left or were removed not counted, cannot', () => {
  const gone = [makeParticipant(4, { ...assigned, presence: 'left' }), makeParticipant(5, { presence: 'removed' })]
  expect(refuseStart(makeRoom([...ready.slice(0, 1), ...gone]))).toEqual({ code: 'too_few_participants' })
})

test('the refusal names who has no chapters', () => {
  const room = makeRoom([...ready, makeParticipant(4), makeParticipant(5)])
  expect(refuseStart(room)).toEqual({ code: 'chapters_not_assigned', nicknames: ['P4', 'P5'] })
})

test('only a waiting room starts', () => {
  expect(refuseStart(makeRoom(ready, { status: 'active' }))).toEqual({ code: 'room_not_waiting' })
})
