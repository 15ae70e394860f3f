import { contentTokens, tokenize } from '@seraph/judge/read/tokenize'
import type { QuestionPart } from '@seraph/schema/judging'

/**
 * The content words of a part that neither stand in its verses nor are covered by an accepted wording that does: empty when the
 * text, or one of `accept`, stands there whole. Words are compared by their stems, numbers by their value.
 */
export function unsupportedWords(part: Pick<QuestionPart, 'text' | 'accept'>, verses: string): string[] {
  const present = new Set(stemsOf(verses))
  const missing = (text: string): string[] => stemsOf(text).filter((stem) => !present.has(stem))
  const ofText = missing(part.text)
  if (ofText.length === 0) return []
  const isCovered = (part.accept ?? []).some((text) => stemsOf(text).length > 0 && missing(text).length === 0)
  return isCovered ? [] : ofText
}

function stemsOf(text: string): string[] {
  const plain = text.replaceAll('’', "'").replace(/[—–-]/g, ' ')
  return contentTokens(tokenize(plain)).map((token) => token.stem)
}
