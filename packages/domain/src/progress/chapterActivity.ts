import type { Points } from './playerTotals.ts'
import type { StudyDay } from './studyHistory.ts'

/**
 * What a player has done in a chapter (its ordinal): on how many days, on which last, and the points of AI-evaluated and trivia
 * questions that were about it alone.
 */
export interface ChapterActivity extends Points {
  chapter: number
  days: number
  lastStudiedOn: string
}

/** The chapters that were explored, ascending. */
export function chapterActivity(
  { days }: { days: Readonly<Record<string, Pick<StudyDay, 'chapters'>>> },
  byChapter: Readonly<Record<number, Points>>,
): ChapterActivity[] {
  const found = new Map<number, { days: number; lastStudiedOn: string }>()
  for (const [date, { chapters }] of Object.entries(days)) {
    for (const chapter of chapters) {
      const before = found.get(chapter)
      const isLater = before === undefined || date > before.lastStudiedOn
      found.set(chapter, { days: (before?.days ?? 0) + 1, lastStudiedOn: isLater ? date : before.lastStudiedOn })
    }
  }
  return [...found]
    .map(([chapter, facts]) => {
      const { earned, possible } = byChapter[chapter] ?? { earned: 0, possible: 0 }
      return { chapter, ...facts, earned, possible }
    })
    .toSorted((a, b) => a.chapter - b.chapter)
}
