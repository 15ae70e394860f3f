import type { PartMatch } from '../../../match/matchPart.ts'
import { isPast } from '../deeds/readDeed.ts'
import type { Token } from '../../../read/tokenize.ts'
import { auxiliaries } from '../words/stopWords.ts'
import { isPassiveAt } from '../verse/verbsOf.ts'
import { subjectIn } from './subjectIn.ts'

const stops = /[,.;:!?\n]/

/**
 * Whether who does the deed that a part tells comes after its verb, and another does it: "the oaks have not come against the woodcutter"
 * for "no woodcutter has come against us".
 */
export function isPartDoerLast(
  { wording: { tokens: own, words }, matched, evidence }: PartMatch,
  tokens: readonly Token[],
): boolean {
  const saidFor = (token: Token | undefined): number | undefined =>
    token === undefined ? undefined : matched[words.findIndex((word) => word.token.index === token.index)]?.given[0]
  const deed = own.find(
    ({ word, index, isStop }) => index > 0 && !isStop && (isPast(word) || auxiliaries.has(own[index - 1]?.word ?? '')),
  )
  if (deed === undefined || isPassiveAt(own, deed.index)) return false
  const doer = own.findLast(({ index, isStop }) => index < deed.index && !isStop)
  const [verb, last] = [saidFor(deed), saidFor(doer)]
  if (verb === undefined || last === undefined || last <= verb || isPassiveAt(tokens, verb)) return false
  // "Melting hearts" are hearts that melt.
  if (tokens[verb]?.word.endsWith('ing') === true) return false
  const between = tokens.slice(verb + 1, last + 1)
  if (between.some(({ gap, word }) => stops.test(gap) || word === 'by' || word === 'and')) return false
  const start = tokens.findLastIndex(({ gap, index }) => index <= verb && stops.test(gap))
  const subject = subjectIn(tokens.slice(Math.max(0, start), verb))
  return subject !== undefined && !subject.isStop && !evidence.includes(subject.index)
}
