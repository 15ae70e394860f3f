import type { Assignment } from './assignment.ts'

/**
 * Who stands in for each piece: another member than its owner, those with
 * the least to stand in for first; undefined where there is nobody else.
 */
export function backUps(
  assignment: Assignment,
  members: readonly string[],
  loads: readonly number[],
): (string | undefined)[] {
  const carried = new Map(members.map((member) => [member, 0]))
  return assignment.map(({ member, from, to }) => {
    const load = loads.slice(from, to).reduce((total, one) => total + one, 0)
    const [least] = [...carried].filter(([name]) => name !== member).toSorted(([, a], [, b]) => a - b)
    if (least === undefined) return undefined
    carried.set(least[0], least[1] + load)
    return least[0]
  })
}
