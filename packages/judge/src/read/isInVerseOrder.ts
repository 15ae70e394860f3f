import type { ReadResponse } from './readResponse.ts'
import type { Scripture } from './scripture.ts'

/**
 * Whether a response has none of the telling words of the cited verses or of the question but those that it says by heart (`byHeart`, its
 * tokens): then nothing in it has changed places. `asked`: the question's stems.
 */
export function isInVerseOrder(
  { content }: ReadResponse,
  byHeart: ReadonlySet<number>,
  { text, words }: Scripture,
  asked: ReadonlySet<string>,
): boolean {
  const cited = new Set(text.slice(0, words).map(({ stem }) => stem))
  return content.every(({ index, stem }) => byHeart.has(index) || !(cited.has(stem) || asked.has(stem)))
}
