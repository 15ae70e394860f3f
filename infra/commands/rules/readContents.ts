/** What the table of contents in `docs/rules/README.md` says: the numbers of each page's rules, by the page's file. */
export function readContents(page: string): Map<string, number[]> {
  const rows = page.matchAll(/^\| \[[^\]]+\]\(([\w.]+)\) *\| ([\d, –]+?) *\|/gm)
  return new Map(
    Array.from(rows, ([, file = '', numbers = '']) => [
      file,
      numbers.split(', ').flatMap((part) => {
        const [first = 0, last = first] = part.split('–').map(Number)
        return Array.from({ length: last - first + 1 }, (_, at) => first + at)
      }),
    ]),
  )
}
