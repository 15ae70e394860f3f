import type { PartMatch } from '../../../match/matchPart.ts'
import { objectPerson } from '../deeds/pronouns.ts'
import { partDeed } from '../deeds/partDeed.ts'
import { isPast } from '../deeds/readDeed.ts'
import type { Token } from '../../../read/tokenize.ts'
import { isPassiveAt } from '../verse/verbsOf.ts'

/** Whether a response lets those do a part's deed who suffer it: "those who crucified him" for "those who were crucified with him". */
export function isPartDone({ wording: { tokens: own, words }, matched }: PartMatch, tokens: readonly Token[]): boolean {
  const at = partDeed(own)?.verb ?? own.findIndex((_, index) => isPassiveAt(own, index))
  if (at < 0 || !isPassiveAt(own, at) || !own.some(({ word, index }) => word === 'who' && index < at)) return false
  const verb = matched[words.findIndex(({ token }) => token.index === at)]?.given[0]
  if (verb === undefined || isPassiveAt(tokens, verb) || !isPast(tokens[verb]?.word ?? '')) return false
  const next = tokens[verb + 1]
  return next !== undefined && next.gap.trim() === '' && objectPerson(next.word) !== undefined
}
