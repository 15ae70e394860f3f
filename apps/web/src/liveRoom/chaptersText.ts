/** Chapters in few words: "1–6, 9" for 1, 2, 3, 4, 5, 6 and 9. `name` gives a chapter's words. */
export function chaptersText(chapters: readonly number[], name: (chapter: number) => string = String): string {
  const runs: [number, number][] = []
  for (const chapter of chapters.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last !== undefined && chapter === last[1] + 1) last[1] = chapter
    else runs.push([chapter, chapter])
  }
  return runs
    .map(([first, last]) =>
      first === last ? name(first) : `${name(first)}${last === first + 1 ? ', ' : '–'}${name(last)}`,
    )
    .join(', ')
}
