/** The verses of a citation, first to last: "Mark 9:7" or "Mark 9:7-8". Empty for anything else. */
export function versesCited(citation: string): { book: string; chapter: number; verse: number }[] {
  const [, book = '', chapter, first, last = first] = /^(.+) (\d+):(\d+)(?:-(\d+))?$/.exec(citation) ?? []
  const count = book === '' ? 0 : Math.max(0, Number(last) - Number(first) + 1)
  return Array.from({ length: count }, (_, index) => ({ book, chapter: Number(chapter), verse: Number(first) + index }))
}
