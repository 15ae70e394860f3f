import type { PartMatch } from '../match/matchPart.ts'
import { clausesAsked } from '../language/english/clauses/clausesAsked.ts'
import { isRelative } from '../read/isRelative.ts'
import type { Token } from '../read/tokenize.ts'
import type { ReadQuestion } from '../read/readQuestion.ts'
import type { ReadResponse } from '../read/readResponse.ts'

/** Where more is asked for than the two, a denial is one's only where it stands so near before it. */
const nearby = 7
const asking = new Set('what which who whom whose'.split(' '))

/**
 * The last two parts of a question that asks for one thing by a denial and for the
 * other without, where the response denies the wrong one: "God for
 * seen, his brother for not seen" where it asks whom he has seen and whom not.
 */
export function findDenialCrossed(
  asked: ReadQuestion,
  matches: readonly (PartMatch | undefined)[],
  response: ReadResponse,
): readonly number[] {
  const first = matches.length - 2
  const asks = asked.tokens.filter((token) => asking.has(token.word) && !isRelative(asked.tokens, token))
  if (first < 0 || (first > 0 && asks.length !== matches.length)) return []
  return crossedOf(asked, matches.slice(first), response, first > 0 ? nearby : Infinity).map((part) => first + part)
}

function crossedOf(
  asked: ReadQuestion,
  matches: readonly (PartMatch | undefined)[],
  { tokens, language }: ReadResponse,
  reach: number,
): readonly number[] {
  const { negators, lacking } = language.words
  const isNegator = ({ word }: Token): boolean => negators.has(word) && !lacking.has(word)
  if (!language.grammar.hasSlots) return []
  // "According to what he says, …" asks nothing.
  const asks = asked.tokens.filter((token) => asking.has(token.word) && !isRelative(asked.tokens, token)).slice(-2)
  const [denial, ...others] = asked.tokens.filter((token) => isNegator(token))
  const [first, second] = asks
  if (denial === undefined || others.length > 0 || asks.length !== 2) return []
  if (first === undefined || second === undefined || denial.index < first.index) return []
  const deniedPart = denial.index > second.index ? 1 : 0
  const stretchOf = stretches(tokens.map(({ gap, word }) => /[,.;:!?\n]/.test(gap) || anew.has(word)))
  const isDenied = (part: number): boolean | undefined => {
    const match = matches[part]
    if (match?.isGiven !== true || match.wording.isNegative) return undefined
    const own = new Set(match.evidence.map((at) => stretchOf[at]))
    // "Flame, not shadow": what stands before the denial of the other part is not denied by it.
    const others = matches[1 - part]?.evidence ?? []
    const last = match.evidence.at(-1) ?? 0
    return tokens.some(
      (token) =>
        own.has(stretchOf[token.index]) &&
        (match.evidence[0] ?? 0) - token.index <= reach &&
        isNegator(token) &&
        !(token.index > last && others.some((at) => at > token.index && stretchOf[at] === stretchOf[token.index])),
    )
  }
  const affirmed = matches[1 - deniedPart]
  // "The walls are not stone" where it asks what they are and what they are not; "no wall" may be the beginning of what is told of walls.
  if (
    tokens.every(({ word }) => word !== 'no') &&
    matches[deniedPart]?.isGiven !== true &&
    affirmed?.isGiven === true &&
    !affirmed.wording.isNegative
  ) {
    const denied = language.findDenied(tokens)
    return affirmed.evidence.every((index) => denied.has(index)) ? [1 - deniedPart] : []
  }
  // "Not the shadow but the flame" where it is no flame, "he finds a flame but he doesn't find the shadow".
  const other = matches[1 - deniedPart]
  const [given = 0] = matches[deniedPart]?.evidence ?? []
  const isSaidSo = tokens.some(
    ({ index, word, stem }) =>
      stretchOf[index] === stretchOf[given] &&
      (word === 'but' ||
        language.words.auxiliaries.has(word) ||
        (index < given && (asked.echoes.has(stem) || doers.has(word)))),
  )
  const isAsked =
    language.grammar.hasDeeds && clausesAsked(asked, 2)[deniedPart]?.some((token) => isNegator(token)) === true
  if (isAsked && isSaidSo && isDenied(deniedPart) === false && other?.isGiven === false && other.isWrong)
    return [deniedPart]
  if (isDenied(deniedPart) !== false || isDenied(1 - deniedPart) !== true) return []
  // In the order in which they are asked for, what is not denied is in its place: "not the key, shut".
  const placeOf = (part: number): number => matches[part]?.evidence[0] ?? 0
  const isButSo = tokens.some(({ word, index }) => word === 'but' && index > placeOf(0) && index < placeOf(1))
  return placeOf(0) < placeOf(1) && !isButSo ? [1 - deniedPart] : [0, 1]
}

const doers = new Set('he she they it we i you'.split(' '))
const anew = new Set('and but because for since when if'.split(' '))

/** For each token the stretch it stands in, by whether it begins one. */
function stretches(begins: readonly boolean[]): readonly number[] {
  let stretch = 0
  return begins.map((isNew) => (isNew ? ++stretch : stretch))
}
