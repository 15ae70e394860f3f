/** Verses of a chapter, the first and the last of them. */
export type Verses = { from: number; to: number }

/** Which verses of a chapter such a list hides; `chapter` is the chapter's place in the season. */
export function hiddenIn(hidden: readonly (Verses & { chapter: number })[], chapter: number): Verses[] {
  return hidden.filter((range) => range.chapter === chapter).map(({ from, to }) => ({ from, to }))
}

/** Whether one of these ranges holds a verse. */
export function isHidden(ranges: readonly Verses[], verse: number): boolean {
  return ranges.some(({ from, to }) => from <= verse && verse <= to)
}

/** The verses 1 to `last` for which `isIn` says yes, as ranges in order, none touching the next. */
export function rangesOf(last: number, isIn: (verse: number) => boolean): Verses[] {
  const ranges: Verses[] = []
  for (let verse = 1; verse <= last; verse += 1) {
    if (!isIn(verse)) continue
    const open = ranges.at(-1)
    if (open?.to === verse - 1) open.to = verse
    else ranges.push({ from: verse, to: verse })
  }
  return ranges
}
