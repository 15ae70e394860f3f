import type { PartMatch } from '../../../match/matchPart.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Token } from '../../../read/tokenize.ts'
import { auxiliaries, negators } from '../words/stopWords.ts'

const speaking = new Set('i my im ive ill'.split(' '))
const passed = new Set([...auxiliaries, ...negators, 'own', 'the', 'a', 'an', 'all', 'first', 'also'])
const possessives = new Set('my your'.split(' '))
const owns = new Set(['own'])
const spokenTo = new Set('you your youll youre'.split(' '))

/**
 * Whether a response gives to those who are spoken to what a part says of those who speak, or the other way round: "you pine away" for
 * "I pine away", "my name" for "your name". A question that speaks of "you" or "me" itself lets either stand.
 */
export function isPersonShifted(
  asked: ReadQuestion,
  { wording: { tokens: own, words }, matched }: PartMatch,
  tokens: readonly Token[],
): boolean {
  const has = (list: readonly Token[], words: ReadonlySet<string>): boolean => list.some(({ word }) => words.has(word))
  if (has(asked.tokens, speaking) || has(asked.tokens, spokenTo)) return false
  const [isOfSpeaking, isOfSpokenTo] = [has(own, speaking), has(own, spokenTo)]
  if (isOfSpeaking === isOfSpokenTo) return false
  const [theirs, ours] = isOfSpeaking ? [spokenTo, speaking] : [speaking, spokenTo]
  return own.some(({ word, index }) => {
    if (!speaking.has(word) && !spokenTo.has(word)) return false
    const saidFor = (place: number): number | undefined =>
      matched[words.findIndex(({ token }) => token.index === place)]?.given[0]
    // The word that stands in its place, beside the same one.
    const skipped = possessives.has(word) ? owns : passed
    const next = own.slice(index + 1).find((token) => !skipped.has(token.word))
    const after = next === undefined ? undefined : saidFor(next.index)
    const before = saidFor(index - 1)
    if (after !== undefined) {
      const placeBefore = (at: number): string =>
        tokens.findLast((token) => token.index < at && !skipped.has(token.word))?.word ?? ''
      // "I think it is: what do you think?"
      const isSaid = tokens.some(({ stem, index }) => stem === tokens[after]?.stem && ours.has(placeBefore(index)))
      return theirs.has(placeBefore(after)) && !isSaid
    }
    return before !== undefined && theirs.has(tokens[before + 1]?.word ?? '')
  })
}
