type Placed = { readonly book: string; readonly chapter: number; readonly verse: number }

/** The verses that a question's citation names, as the pack writes them ("Isaiah 6:2", "Isaiah 6:2-4, 7"); empty where it can't be read. */
export function citedIn<Verse extends Placed>(citation: string, verses: readonly Verse[]): Verse[] {
  const [, book = '', chapter, places = ''] = /^(.+) (\d{1,3}):([\d,\s–-]+)$/.exec(citation.trim()) ?? []
  const runs = places.split(',').map((run) => run.split(/[–-]/).map(Number))
  return verses.filter(
    (one) =>
      one.book === book &&
      one.chapter === Number(chapter) &&
      runs.some(([from = 0, to = from]) => one.verse >= from && one.verse <= to),
  )
}
