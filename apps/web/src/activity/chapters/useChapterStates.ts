import type { MemoryState } from '@seraph/schema/review'
import type { Season } from '@seraph/schema/season'

import { useToday } from './useToday.ts'

/** What the signed-in player remembers of each chapter of the season in hand, by its place; undefined for anybody else. */
export function useChapterStates(season: Season): readonly MemoryState[] | undefined {
  return useToday(season)?.chapters
}
