import { contentTokens, tokenize } from '@seraph/judge/read/tokenize'

/** Where a clause may end: at punctuation, with the quotation marks after it. */
const punctuation = /(?<=[,;:.!?—][”’)]*)\s*(?=\s|[“‘(])|(?<=—)/u

/** Words that begin another clause where they don't stand first. */
const conjunctions = /\s+(?=(?:but|who|which|when|because|until|while|therefore|where|if|lest)\s)/iu

/** The fewest telling words that make a clause of their own: "Yes, behold," and "In that day," belong to what follows. */
const fewestWords = 2

/**
 * Divides a verse into its clauses: the facts that can be asked. Cut at punctuation and before conjunctions; a piece with fewer than
 * two telling words goes with the next, the last of them with the one before.
 */
export function clausesOf(text: string): string[] {
  const pieces = text
    .split(punctuation)
    .flatMap((piece) => piece.trim().split(conjunctions))
    .filter((piece) => piece !== '')
  const clauses: string[] = []
  let short = ''
  for (const piece of pieces) {
    const joined = short === '' ? piece : `${short} ${piece}`
    if (countWords(joined) < fewestWords) short = joined
    else {
      clauses.push(joined)
      short = ''
    }
  }
  if (short !== '') clauses.push([clauses.pop(), short].filter((piece) => piece !== undefined).join(' '))
  return clauses
}

function countWords(text: string): number {
  return contentTokens(tokenize(text.replaceAll('’', "'").replace(/[—–-]/g, ' '))).length
}
