import type { PartMatch } from '../match/matchPart.ts'
import type { ReadQuestion } from '../read/readQuestion.ts'
import { splitItems } from '../read/split/items.ts'
import type { ReadResponse } from '../read/readResponse.ts'
import type { Token } from '../read/tokenize.ts'

/** The fewest parts that make two pairs. */
const twoPairs = 4

const asking = new Set('what which who whom whose where'.split(' '))

/**
 * The parts that a response joins to the wrong one of several things that
 * the question asks something of each of: "the fly from Assyria and the
 * bee from Egypt" where its parts are the fly, Egypt, the bee, Assyria.
 */
export function findPairs(
  asked: ReadQuestion,
  matches: readonly (PartMatch | undefined)[],
  { tokens, language }: ReadResponse,
): ReadonlySet<number> {
  const isOfEach = asked.tokens.some(({ word }) => word === 'each') || asksInPairs(asked, matches.length)
  const isWhole = matches.every((match) => match?.isGiven === true)
  if (!isOfEach || !isWhole || matches.length < twoPairs || matches.length % 2 > 0) return new Set()
  const itemOf = new Map(
    splitItems(tokens, language).flatMap((item) => item.tokens.map(({ index }) => [index, item.at] as const)),
  )
  const items = matches.map((match) => itemOf.get(match?.evidence[0] ?? -1))
  const isJoined = (one: number, other: number): boolean => items[one] === items[other]
  return new Set(
    matches.flatMap((_, part) => {
      if (part % 2 === 0 || isJoined(part, part - 1)) return []
      return items.some((_item, thing) => thing % 2 === 0 && isJoined(part, thing)) ? [part] : []
    }),
  )
}

/** Whether a question asks for one thing and then, with a preposition, for what belongs to it, again and again ("who … and in what"). */
function asksInPairs({ tokens, language }: ReadQuestion, partCount: number): boolean {
  if (!language.grammar.hasSlots) return false
  const asks = tokens.filter(({ word }) => asking.has(word))
  const isLed = ({ index, gap }: Token): boolean =>
    !/[,;:]/.test(gap) && language.words.phraseBreaks.has(tokens[index - 1]?.word ?? '')
  return asks.length === partCount && asks.every((ask, at) => isLed(ask) === (at % 2 === 1))
}
