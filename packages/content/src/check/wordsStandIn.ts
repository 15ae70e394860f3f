import { tokenize } from '@seraph/judge/read/tokenize'

/** Whether every word of a term stands in a text, in this or another form ("hoe" in "hoed"), without regard to capitals. */
export function wordsStandIn(term: string, text: string): boolean {
  const present = tokensOf(text)
  return tokensOf(term).every(({ stem, word }) =>
    present.some(
      (there) => there.stem === stem || (there.word.startsWith(word) && there.word.length < word.length + 3),
    ),
  )
}

function tokensOf(text: string) {
  return tokenize(text.toLowerCase().replace(/[—–-]/g, ' '))
}
