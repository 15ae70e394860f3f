import { stopWords } from '../words/stopWords.ts'

/** What divides the answers of a list more strongly than a comma. */
const dividers: readonly RegExp[] = [/;/, /\n/, /\s\/\s/, /(?<!\.)\.(?=\s)/]
/** How an answer begins that takes back the one before it. */
const takingBack =
  /^\s*(?:(?:oh|ah|er|erm|um|uh|hmm|well)[ ,.]{1,3})?(?:no(?=[ ,.](?! ?(?:one|longer|more|man|body|other)\b))|nope|sorry|wait(?! (?:for|on|upon)\b)|oops|whoops|i mean|i meant|scratch that|actually)\b/i
const repeated = /(?<=^|[,;/.\n]\s{0,3})([\p{L}']{3,20}) wait ([\p{L}']{3,20})(?=\s{0,3}(?:$|[,;/.\n]))/giu

/**
 * The answers of a list that semicolons, lines, slashes or stops divide, as many as are `asked` for, so that each is corrected by itself;
 * one that only takes back the answer before belongs to it. Undefined where there is no such list.
 */
export function correctionSegments(text: string, asked: number): readonly string[] | undefined {
  if (asked < 2) return undefined
  for (const divider of dividers) {
    const segments: string[] = []
    for (const piece of text.split(divider).filter((one) => /[\p{L}\p{N}]/u.test(one))) {
      const before = segments.at(-1)
      if (before !== undefined && takingBack.test(piece)) segments[segments.length - 1] = `${before}, ${piece.trim()}`
      else segments.push(piece.trim())
    }
    if (segments.length === asked) return segments
  }
  return undefined
}

/** "Mitrans wait Tobins" as one of several answers: the second of two words of one form. */
export function withoutPlainWait(text: string, asked: number): string {
  if (asked < 2 || !/\bwait\b/i.test(text)) return text
  return text.replace(repeated, (found, one: string, other: string) => {
    const isAlike = one.at(-1) === other.at(-1) && !/ly$/i.test(other)
    return isAlike && !stopWords.has(one.toLowerCase()) && !stopWords.has(other.toLowerCase()) ? other : found
  })
}
