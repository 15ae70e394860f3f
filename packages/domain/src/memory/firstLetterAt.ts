/** Where the letter that a word begins with stands in its scrambled form, counted in characters; -1 where the word has no letter. */
export function firstLetterAt(original: string, scrambled: string): number {
  const first = /\p{L}/u.exec(original)?.[0].toLowerCase()
  return first === undefined ? -1 : [...scrambled].findIndex((one) => one.toLowerCase() === first)
}
