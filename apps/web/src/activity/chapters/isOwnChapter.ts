import type { Today } from '@seraph/schema/http/today'

/** Whether some of a child's own verses lie in a chapter; in none where nothing is divided (rule 198). */
export function isOwnChapter(own: Today['assignment'] | undefined, ordinal: number): boolean {
  return own != null && ordinal >= own.from.chapter && ordinal <= own.to.chapter
}
