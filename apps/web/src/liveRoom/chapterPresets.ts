import type { Season } from '@seraph/schema/season'

/** What a host gives with one press (rule 138); of a shorter season what there is. */
export function chapterPresets(
  season: Season,
  roomChapters: readonly number[],
): { label: string; chapters: number[] }[] {
  const first = (count: number) => season.chapters.slice(0, count).map(({ ordinal }) => ordinal)
  return [
    { label: 'Standard 6', chapters: first(6) },
    { label: '8 chapters', chapters: first(8) },
    { label: 'Room chapters', chapters: [...roomChapters] },
    { label: 'Clear', chapters: [] },
  ]
}
