/** Where the letter that a word begins with stands in its scrambled form, as an index of that text; -1 where the word has no letter. */
export function firstLetterAt(original: string, scrambled: string): number {
  const first = /\p{L}/u.exec(original)?.[0].toLowerCase()
  return first === undefined ? -1 : scrambled.toLowerCase().indexOf(first)
}
