import type { Item } from '../read/split/items.ts'
import type { SurplusCase } from './surplusCase.ts'

const articles = new Set('the a an his her their'.split(' '))

/** Whether an item has no verb, and no preposition but "of" and the one that leads to what earned a part ("in the sea or in the river"). */
export function isBarePhrase({ tokens: own }: Item, { evidence, response: { tokens }, lexicon }: SurplusCase): boolean {
  const { words, of } = lexicon.language
  const leadBefore = (at: number): string | undefined =>
    tokens.findLast(({ index, word }) => index < at && !articles.has(word))?.word
  return own.every(
    ({ word }, place) =>
      !words.auxiliaries.has(word) &&
      (!words.phraseBreaks.has(word) ||
        of.has(word) ||
        (place === 0 && [...evidence].some((index) => leadBefore(index) === word))),
  )
}
