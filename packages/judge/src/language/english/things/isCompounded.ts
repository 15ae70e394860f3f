import type { PartMatch } from '../../../match/matchPart.ts'
import { isPossessive } from '../../../read/tokenize.ts'
import type { Token } from '../../../read/tokenize.ts'
import { isPast, subjectPronouns } from '../deeds/readDeed.ts'
import { stops } from '../verse/pieceWords.ts'
import { auxiliaries } from '../words/stopWords.ts'
import { determiners } from '../words/wordKinds.ts'

const joins = new Set('and or but'.split(' '))
/** Nouns that only say what sort of thing an answer is, or what size ("a camel animal", "a little later"). */
const kinds = new Set(
  `tree trees plant plants animal animals bird birds fish city cities town land river country nation day time stuff part side way group
  man men woman women boy girl kid kids guy guys child children later bit bigger better greater longer`.split(/\s+/),
)

/**
 * Whether an answer's noun only says in a response which kind another noun is of: "a stone jar" for a stone, "his brother's house" for his
 * brother. The whole item has to be that noun: what stands in a sentence may be a verb.
 */
export function isCompounded(
  { wording, evidence, matched }: PartMatch,
  tokens: readonly Token[],
  isForeign: (token: Token) => boolean,
): boolean {
  const last = evidence.at(-1) ?? 0
  const [noun, next, after] = [tokens[last], tokens[last + 1], tokens[last + 2]]
  if (noun === undefined || next === undefined || next.isStop || begins(next)) return false
  if (after !== undefined && !begins(after)) return false
  if (kinds.has(next.word) || isPast(next.word) || /(?:ing|ly)$/.test(next.word) || !isForeign(next)) return false
  const head = matched[wording.head]?.given.at(-1)
  if (wording.tokens.some(isPossessive) || (head !== undefined && head !== last)) return false
  // "The stone rolls".
  if (/[^s]s$/.test(next.word) && !isPossessive(noun) && head !== undefined && noun.number === undefined) return false
  const start = Math.max(
    0,
    tokens.findLastIndex((token) => token.index <= last && begins(token)),
  )
  const item = tokens.slice(start, last + 1)
  const [first] = item
  return (
    item.some(({ word }) => determiners.has(word)) &&
    first !== undefined &&
    item.every(
      ({ index, isStop, word }) =>
        evidence.includes(index) || (isStop && !auxiliaries.has(word) && !subjectPronouns.has(word)),
    )
  )
}

function begins({ gap, word }: Token): boolean {
  return stops.test(gap) || joins.has(word)
}
