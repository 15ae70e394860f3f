import type { Assignment, Piece } from '@seraph/domain/assignment/assignment'
import { planAssignment } from '@seraph/domain/assignment/planAssignment'
import type { AssignmentUnit, TeamAssignment } from '@seraph/schema/http/coaches/assignments'

/** Clubs meet on Sabbath where a coach says nothing else. */
const saturday = 6

/**
 * A division of the season that a coach works at; the pieces' members are
 * players' ids, `clubDay` is the weekday of the meeting, 0 for Sunday.
 */
export type Draft = { unit: AssignmentUnit; clubDay: number; pieces: Assignment }

/** What each verse weighs. */
export function loadsOf(
  { points, words }: Pick<TeamAssignment, 'points' | 'words'>,
  unit: AssignmentUnit,
): readonly number[] {
  if (unit === 'words') return words
  return unit === 'points' ? points : points.map(() => 1)
}

/** What is in force, else a first proposal. */
export function firstDraft(team: TeamAssignment): Draft {
  const { assignment, members } = team
  if (assignment === null)
    return propose(
      team,
      { unit: 'points', clubDay: saturday, pieces: [] },
      members.map(({ playerId }) => playerId),
    )
  const pieces = assignment.pieces.map(({ playerId, from, to, isPinned }) => ({ member: playerId, from, to, isPinned }))
  return { unit: assignment.unit, clubDay: assignment.clubDay, pieces }
}

/** The pieces divided anew, pinned ones kept, the others in the order in which their members stand now. */
export function propose(team: TeamAssignment, draft: Draft, order?: readonly string[]): Draft {
  const { unit, pieces } = draft
  const present = team.members.map(({ playerId }) => playerId)
  const standing = order ?? [...new Set(pieces.map(({ member }) => member))]
  const inOrder = [...standing.filter((id) => present.includes(id)), ...present.filter((id) => !standing.includes(id))]
  const pinned = pieces.filter(({ isPinned, member }) => isPinned && present.includes(member))
  return { ...draft, pieces: planAssignment(loadsOf(team, unit), inOrder, pinned).filter(({ from, to }) => to > from) }
}

/** Whether a piece and the next can give one another verses or change their members: a pinned one stays as it is. */
export function isMovable({ pieces }: Draft, at: number): boolean {
  return pieces[at]?.isPinned === false && pieces[at + 1]?.isPinned === false
}

/** The draft with the end of a piece moved by so many verses, which its neighbour gives or takes; each keeps one at least. */
export function moveEnd(draft: Draft, at: number, by: number): Draft {
  const { pieces } = draft
  const [piece, next] = [pieces[at], pieces[at + 1]]
  if (piece === undefined || next === undefined || !isMovable(draft, at)) return draft
  const end = Math.min(next.to - 1, Math.max(piece.from + 1, piece.to + by))
  return { ...draft, pieces: replaced(pieces, [at, { ...piece, to: end }], [at + 1, { ...next, from: end }]) }
}

/** The draft with two neighbours' members changed for one another. */
export function swapWithNext(draft: Draft, at: number): Draft {
  const { pieces } = draft
  const [piece, next] = [pieces[at], pieces[at + 1]]
  if (piece === undefined || next === undefined || !isMovable(draft, at)) return draft
  return {
    ...draft,
    pieces: replaced(pieces, [at, { ...piece, member: next.member }], [at + 1, { ...next, member: piece.member }]),
  }
}

/** The draft with a piece kept where it is, or no longer. */
export function togglePin(draft: Draft, at: number): Draft {
  const { pieces } = draft
  const piece = pieces[at]
  return piece === undefined
    ? draft
    : { ...draft, pieces: replaced(pieces, [at, { ...piece, isPinned: !piece.isPinned }]) }
}

function replaced(pieces: Assignment, ...changes: readonly (readonly [at: number, piece: Piece])[]): Assignment {
  const byPlace = new Map(changes)
  return pieces.map((piece, at) => byPlace.get(at) ?? piece)
}
