import type { Rehearsal } from '@seraph/schema/http/events/events'

const most = 3

/** The chapters (the season's ordinals) in which most points were lost, at most three, the worst first; none where none was lost. */
export function weakestChapters({ set, sheets }: Pick<Rehearsal, 'set' | 'sheets'>): number[] {
  const lost = new Map<number, number>()
  for (const [at, { mark }] of sheets.entries()) {
    const chapter = set.questions[at]?.chapter
    if (chapter === undefined || mark === null) continue
    lost.set(chapter, (lost.get(chapter) ?? 0) + mark.maxScore - mark.score)
  }
  return [...lost]
    .filter(([, points]) => points > 0)
    .toSorted(([a, pointsOfA], [b, pointsOfB]) => pointsOfB - pointsOfA || a - b)
    .slice(0, most)
    .map(([chapter]) => chapter)
}
