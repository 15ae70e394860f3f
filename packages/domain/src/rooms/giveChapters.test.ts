import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { giveChapters, listFollowers } from './giveChapters.ts'
import { makeParticipant, makeRoom } from './testing/makeRoom.ts'

const nothing = { assignedChapters: [], givenChapters: [] }
const give = (...each: number[][]) => each.reduce(giveChapters, nothing)

test('what is given later comes after, together what was given at once', () => {
  expect(give([2, 5], [1, 2, 5, 9])).toEqual({
    assignedChapters: [1, 2, 5, 9],
    givenChapters: [
      [2, 5],
      [1, 9],
    ],
  })
})

test('what is taken back is remembered, and comes last when it is given again', () => {
  expect(give([1, 2], [])).toEqual({ assignedChapters: [], givenChapters: [[1, 2]] })
  expect(give([1, 2], [2], [2, 3], [1, 2, 3]).givenChapters).toEqual([[2], [3], [1]])
})

test('whoever has the room’s chapters gets its new ones, another keeps its own', () => {
  const room = makeRoom(
    [give([1]), give([2]), give([1], []), give([1, 2])].map((own, at) => makeParticipant(2 + at, own)),
  )
  expect(listFollowers(room, [1, 4])).toEqual([makeParticipant(2, give([1], [1, 4]))])
})

test('whatever is given and taken back, each chapter stands once, and all that are in force are among them', () => {
  const chapters = fc.uniqueArray(fc.integer({ min: 1, max: 6 })).map((some) => some.toSorted((a, b) => a - b))
  fc.assert(
    fc.property(fc.array(chapters, { maxLength: 8 }), (each) => {
      const { assignedChapters, givenChapters } = give(...each)
      expect(assignedChapters).toEqual(each.at(-1) ?? [])
      const ever = givenChapters.flat()
      expect(ever.toSorted((a, b) => a - b)).toEqual([...new Set(each.flat())].toSorted((a, b) => a - b))
    }),
  )
})
