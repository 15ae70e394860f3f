import { reassign } from './reassign.ts'
import type { Assignment } from './assignment.ts'

/** Does each place of a row of `length` belong to one piece, in order, and each piece to one of the members? */
export function isWholeAssignment(pieces: Assignment, length: number, members: readonly string[]): boolean {
  let end = 0
  for (const { member, from, to } of pieces) {
    if (from !== end || to <= from || !members.includes(member)) return false
    end = to
  }
  return end === length
}

/**
 * What holds now of a stored assignment: itself while the members are the
 * same, else with little moved for those who came and went (rule 198). Empty
 * where there is nobody to divide among.
 */
export function assignmentInForce(
  stored: Assignment,
  loads: readonly number[],
  members: readonly string[],
): Assignment {
  if (members.length === 0 || loads.length === 0) return []
  const carried = new Set(stored.map(({ member }) => member))
  const isSame = members.every((member) => carried.has(member)) && isWholeAssignment(stored, loads.length, members)
  return isSame ? stored : reassign(stored, loads, members)
}
