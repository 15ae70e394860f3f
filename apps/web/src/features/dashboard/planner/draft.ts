import type { Assignment, Piece } from '@seraph/domain/assignment/assignment'
import { planAssignment } from '@seraph/domain/assignment/planAssignment'
import type { AssignmentUnit, TeamAssignment } from '@seraph/schema/http/assignments'

/** A division of the season that a coach works at; the pieces' members are players' ids. */
export type Draft = { unit: AssignmentUnit; pieces: Assignment }

/** What each verse weighs. */
export function loadsOf({ points }: Pick<TeamAssignment, 'points'>, unit: AssignmentUnit): readonly number[] {
  return unit === 'points' ? points : points.map(() => 1)
}

/** What is in force, else a first proposal. */
export function firstDraft(team: TeamAssignment): Draft {
  const { assignment, members } = team
  if (assignment === null)
    return propose(
      team,
      { unit: 'points', pieces: [] },
      members.map(({ playerId }) => playerId),
    )
  const pieces = assignment.pieces.map(({ playerId, from, to, isPinned }) => ({ member: playerId, from, to, isPinned }))
  return { unit: assignment.unit, pieces }
}

/** The pieces divided anew, pinned ones kept, the others in the order in which their members stand now. */
export function propose(team: TeamAssignment, { unit, pieces }: Draft, order?: readonly string[]): Draft {
  const present = team.members.map(({ playerId }) => playerId)
  const standing = order ?? [...new Set(pieces.map(({ member }) => member))]
  const inOrder = [...standing.filter((id) => present.includes(id)), ...present.filter((id) => !standing.includes(id))]
  const pinned = pieces.filter(({ isPinned, member }) => isPinned && present.includes(member))
  return { unit, pieces: planAssignment(loadsOf(team, unit), inOrder, pinned).filter(({ from, to }) => to > from) }
}

/** The draft with the end of a piece moved by so many verses, which its neighbour gives or takes; each keeps one at least. */
export function moveEnd({ unit, pieces }: Draft, at: number, by: number): Draft {
  const [piece, next] = [pieces[at], pieces[at + 1]]
  if (piece === undefined || next === undefined) return { unit, pieces }
  const end = Math.min(next.to - 1, Math.max(piece.from + 1, piece.to + by))
  return { unit, pieces: replaced(pieces, [at, { ...piece, to: end }], [at + 1, { ...next, from: end }]) }
}

/** The draft with two neighbours' members changed for one another. */
export function swapWithNext({ unit, pieces }: Draft, at: number): Draft {
  const [piece, next] = [pieces[at], pieces[at + 1]]
  if (piece === undefined || next === undefined) return { unit, pieces }
  return {
    unit,
    pieces: replaced(pieces, [at, { ...piece, member: next.member }], [at + 1, { ...next, member: piece.member }]),
  }
}

/** The draft with a piece kept where it is, or no longer. */
export function togglePin({ unit, pieces }: Draft, at: number): Draft {
  const piece = pieces[at]
  return piece === undefined
    ? { unit, pieces }
    : { unit, pieces: replaced(pieces, [at, { ...piece, isPinned: !piece.isPinned }]) }
}

function replaced(pieces: Assignment, ...changes: readonly (readonly [at: number, piece: Piece])[]): Assignment {
  const byPlace = new Map(changes)
  return pieces.map((piece, at) => byPlace.get(at) ?? piece)
}
