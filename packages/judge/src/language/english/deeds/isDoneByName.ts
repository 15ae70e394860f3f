import type { CompiledLexicon } from '../../../read/lexicon.ts'
import { auxiliaries, phraseBreaks } from '../words/stopWords.ts'
import { leadOf } from './isAskedDoing.ts'
import type { Clause } from './isExchanged.ts'
import type { Deed } from './readDeed.ts'

/**
 * Whether a name that is no answer does the deed that it asks who does, and the answer stands in another clause: "Jacob will blossom, and
 * Israel will take root" where it asks who will blossom.
 */
export function isDoneByName(
  { tokens, verb, isPassive }: Clause,
  deed: Deed,
  evidence: readonly number[],
  lexicon: CompiledLexicon,
): boolean {
  const before = tokens.filter(({ index }) => index < verb)
  const subject = before.findLast(({ word }) => !auxiliaries.has(word))
  return (
    deed.side === 'doer' &&
    !deed.isNegative &&
    !isPassive &&
    subject !== undefined &&
    lexicon.names.has(subject.word) &&
    !deed.objects.has(subject.stem) &&
    !phraseBreaks.has(leadOf(subject, before)) &&
    tokens.every(({ index }) => !evidence.includes(index))
  )
}
