import { isWholeAssignment } from '@seraph/domain/assignment/assignmentInForce'
import type { TeamAssignment } from '@seraph/schema/http/coaches/assignments'
import { array, assert, constantFrom, integer, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'

import { firstDraft, moveEnd, propose, swapWithNext, togglePin } from './draft.ts'

const team = (count: number): TeamAssignment => ({
  members: Array.from({ length: count }, (_, at) => ({
    playerId: `00000000-0000-4000-8000-00000000000${at}`,
    playerCode: `MO${at}A` as TeamAssignment['members'][number]['playerCode'],
    gem: 'A',
  })),
  points: Array.from({ length: 60 }, (_, at) => 1 + (at % 4)),
  words: Array.from({ length: 60 }, (_, at) => (at < 10 ? 40 : 8)),
  assignment: null,
})

test('whatever a coach presses, every verse has one member, and a pinned piece stays as it is', () => {
  const press = tuple(
    constantFrom('move', 'swap', 'pin', 'propose'),
    integer({ min: -1, max: 7 }),
    integer({ min: -30, max: 30 }),
  )
  assert(
    property(integer({ min: 1, max: 7 }), array(press, { maxLength: 20 }), (count, presses) => {
      const given = team(count)
      let draft = firstDraft(given)
      for (const [what, at, by] of presses) {
        const pinned = draft.pieces.filter(({ isPinned }) => isPinned)
        if (what === 'move') draft = moveEnd(draft, at, by)
        else if (what === 'swap') draft = swapWithNext(draft, at)
        else if (what === 'pin') draft = togglePin(draft, at)
        else draft = propose(given, draft)
        if (what !== 'pin') expect(draft.pieces).toEqual(expect.arrayContaining(pinned))
      }
      const ids = given.members.map(({ playerId }) => playerId)
      expect(isWholeAssignment(draft.pieces, 60, ids)).toBe(true)
      expect(new Set(draft.pieces.map(({ member }) => member)).size).toBe(count)
    }),
  )
})

test('a pinned piece stays where it is when the rest is proposed anew', () => {
  const given = team(4)
  const pinned = togglePin(moveEnd(firstDraft(given), 1, 5), 1)
  const [piece] = pinned.pieces.filter(({ isPinned }) => isPinned)
  expect(propose(given, pinned).pieces).toContainEqual(piece)
})

test('a proposal by words gives long verses to more players than one by verses', () => {
  const given = team(3)
  const ends = (unit: 'verses' | 'words') => propose(given, { ...firstDraft(given), unit }).pieces.map(({ to }) => to)
  expect(ends('verses')).toEqual([20, 40, 60])
  expect(ends('words')[0]).toBeLessThan(10)
})
