import type { Room, RoomParticipant } from '@seraph/schema/rooms/room'

/**
 * The participants of a room, who hold the same list of chapters where theirs are equal: each comes with lists of its own from wherever it
 * was read, the largest part of a room. `known` are the room's before, whose lists are shared already; who hasn't changed stays the same.
 */
export function shareChapters({ participants }: Room, known: readonly RoomParticipant[]): RoomParticipant[] {
  let lists: number[][] | undefined
  const share = (list: number[], former: readonly number[][]): number[] => {
    const own = former.find((one) => isSame(one, list))
    if (own !== undefined) return own
    lists ??= [...new Set(known.flatMap(listsOf))]
    const shared = lists.find((one) => isSame(one, list))
    if (shared === undefined) lists.push(list)
    return shared ?? list
  }
  return participants.map((one, at) => {
    const before = known[at]
    if (one === before) return one
    const former = before === undefined ? [] : listsOf(before)
    const givenChapters = one.givenChapters.map((list) => share(list, former))
    return { ...one, assignedChapters: share(one.assignedChapters, former), givenChapters }
  })
}

const listsOf = ({ assignedChapters, givenChapters }: RoomParticipant): number[][] => [
  assignedChapters,
  ...givenChapters,
]

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((chapter, at) => chapter === other[at])
}
