import type { Assignment } from './assignment.ts'
import { planAssignment } from './planAssignment.ts'

const slack = 1.1

/**
 * The assignment after members came or went, with little moved. Who stays
 * keeps the order; those who come take the places of those who left, then the
 * end; and where the pieces that are still held are balanced to a tenth, nothing moves at all.
 */
export function reassign(before: Assignment, loads: readonly number[], members: readonly string[]): Assignment {
  const pinned = before.filter(({ isPinned, member }) => isPinned && members.includes(member))
  const held = [...new Set(before.map(({ member }) => member))]
  const coming = members.filter((member) => !held.includes(member))
  const inOrder = held
    .map((member) => (members.includes(member) ? member : coming.shift()))
    .filter((member) => member !== undefined)
  const order = [...inOrder, ...coming]
  const replaced = before.map((piece) => ({ ...piece, member: order[held.indexOf(piece.member)] ?? piece.member }))
  const fresh = planAssignment(loads, order, pinned)
  const isWhole =
    held.length === members.length && order.every((member) => replaced.some((piece) => piece.member === member))
  return isWhole && heaviest(replaced, loads) <= slack * heaviest(fresh, loads) ? replaced : fresh
}

/** The most that one member carries. */
export function heaviest(assignment: Assignment, loads: readonly number[]): number {
  const carried = new Map<string, number>()
  for (const { member, from, to } of assignment)
    carried.set(member, (carried.get(member) ?? 0) + loads.slice(from, to).reduce((total, one) => total + one, 0))
  return Math.max(0, ...carried.values())
}
