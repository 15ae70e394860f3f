import type { Assignment } from './assignment.ts'

/** The chapters in which a member's own verses lie (rule 198), ascending; none where the member has no piece. */
export function ownChapters(
  chapters: readonly { ordinal: number; verses: number }[],
  pieces: Assignment,
  member: string,
): number[] {
  const own = pieces.filter((piece) => piece.member === member)
  let first = 0
  return chapters.flatMap(({ ordinal, verses }) => {
    const [from, to] = [first, first + verses]
    first = to
    return own.some((piece) => piece.from < to && piece.to > from) ? [ordinal] : []
  })
}
