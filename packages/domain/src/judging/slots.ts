import type { JudgedQuestion } from '@seraph/schema/judging'

import type { CompiledLexicon } from './lexicon.ts'
import { matchWord } from './matchWord.ts'
import type { PartMatch } from './matchPart.ts'
import type { ReadQuestion } from './readQuestion.ts'
import type { ReadResponse } from './readResponse.ts'
import { oncePer } from './oncePer.ts'
import { contentTokens, tokenize } from './tokenize.ts'
import type { Token } from './tokenize.ts'

/** For each part, the words of the question that it answers; none where the question doesn't say. */
export type Slots = readonly (readonly Token[])[]

const asking = new Set('what which who whom whose where when how'.split(' '))
/** Words before a list of what is asked about. */
const listing = new Set('of to with for from'.split(' '))
const slotQuality = 0.8

/** The slots of a question's parts: as stated, else one asking clause for each part, else the words of the question that a part's text repeats. */
export function findSlots(question: JudgedQuestion, asked: ReadQuestion): Slots {
  return slotsOf(asked)(question)
}

const slotsOf = oncePer((asked: ReadQuestion) => oncePer((question: JudgedQuestion) => readSlots(question, asked)))

function readSlots(question: JudgedQuestion, asked: ReadQuestion): Slots {
  const spread = question.parts.length < 2 ? [] : spreadClauses(question)
  if (question.parts.some((part) => part.slot !== undefined)) return statedSlots(question, ownWords(spread))
  if (question.parts.length < 2) return question.parts.map(() => [])
  if (spread.length > 0) return ownWords(spread)
  const listed = listedSlots(question)
  if (listed.length > 0) return ownWords(listed)
  const repeated = question.parts.map((part) =>
    contentTokens(tokenize(part.text)).filter((token) => asked.stems.has(token.stem)),
  )
  const own = ownWords(repeated)
  return own.filter((slot) => slot.length > 0).length > 1 ? own : question.parts.map(() => [])
}

/** The slots as the question's author states them, each with the rest of its asking clause where that is a clause of its own. */
function statedSlots(question: JudgedQuestion, clauses: Slots): Slots {
  return question.parts.map((part, at) => {
    const stated = contentTokens(tokenize(part.slot ?? ''))
    const clause = clauses[at] ?? []
    const isItsClause = stated.length > 0 && stated.every(({ stem }) => clause.some((token) => token.stem === stem))
    return isItsClause ? [...stated, ...clause] : stated
  })
}

/** For each part the clause that asks for it; none where the question has no clause for each. */
function spreadClauses(question: JudgedQuestion): Slots {
  const clauses = askingClauses(question.question, question.parts.length)
  const spread = clauses.flatMap(({ tokens, count }) => Array.from({ length: count }, () => tokens))
  return clauses.length > 1 && spread.length === question.parts.length ? spread : []
}

/** The items of a list that ends the question, one for each part ("what came instead of the belt, the robe and the veil?"). */
function listedSlots({ question, parts }: JudgedQuestion): Slots {
  const items = question.replace(/[?.]\s*$/, '').split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
  const last = items.slice(-parts.length).map((item) => tokenize(item))
  const [first] = last
  const asked = tokenize(question).filter((token) => token.number !== undefined && !/^\d/.test(token.raw))
  if (first === undefined || last.length < parts.length || items.length < 2 || asked.length > 0) return []
  const after = first.findLastIndex((token) => listing.has(token.word))
  if (after < 0) return []
  const slots = [first.slice(after + 1), ...last.slice(1)].map((tokens) => contentTokens(tokens))
  return slots.every((slot) => slot.length > 0 && slot.length < 4) ? slots : []
}

/** Only the words that tell one slot from another; a clause that asks for several parts is one slot. */
function ownWords(slots: Slots): Slots {
  return slots.map((slot) =>
    slot.filter((token) => slots.every((other) => other === slot || other.every((word) => word.stem !== token.stem))),
  )
}

type AskingClause = { readonly tokens: readonly Token[]; readonly count: number }

/**
 * The clauses of a question that each ask something, with how many things they ask for ("what two things"). One that asks for all
 * before the others say which ("Which two nations …: the fly from where, and the bee from where?") is none of them.
 */
function askingClauses(question: string, partCount: number): readonly AskingClause[] {
  const tokens = tokenize(
    question.replace(/_{2,}/g, ' what ').replace(/^(?:in|according to|from) [^,]{0,40}\d[^,]{0,9},/i, ''),
  )
  const countAt = (ask: number): number => {
    const number = tokens[ask + 1]?.number
    return number === undefined || number.isOrdinal ? 1 : Math.min(number.value, 8)
  }
  const asks = tokens
    .filter((token) => asking.has(token.word) && countAt(token.index) < partCount)
    .map((token) => token.index)
  const [first] = asks
  const last = asks.at(-1)
  if (first === undefined || last === undefined) return []
  const content = contentTokens(tokens)
  const isAskedLast =
    content.some((token) => token.index < first) && content.filter((token) => token.index > last).length <= 1
  return asks.map((ask, at) => {
    const from = isAskedLast ? (asks[at - 1] ?? -1) + 1 : ask
    const to = isAskedLast ? ask : (asks[at + 1] ?? tokens.length)
    return { tokens: content.filter((token) => token.index >= from && token.index < to), count: countAt(ask) }
  })
}

/**
 * The parts that a response puts into another part's slot ("fire by day and a cloud by night"). A response without the question's
 * words assigns nothing.
 */
export function findCrossed(
  slots: Slots,
  matches: readonly (PartMatch | undefined)[],
  response: ReadResponse,
  lexicon: CompiledLexicon,
): ReadonlySet<number> {
  const pairs = pairUp(findMentions(slots, matches, response, lexicon), response, slots)
  const crossed = new Set<number>()
  for (const { slot, part } of pairs) {
    if (isSameSlot(slots, slot, part)) continue
    if (pairs.some((other) => other.slot === slot && isSameSlot(slots, slot, other.part))) continue
    crossed.add(part)
    for (const [rightful, match] of matches.entries())
      if (match?.isGiven && isSameSlot(slots, slot, rightful)) crossed.add(rightful)
  }
  return crossed
}

type Mention = { readonly index: number; readonly slot?: number; readonly part?: number }

function findMentions(
  slots: Slots,
  matches: readonly (PartMatch | undefined)[],
  response: ReadResponse,
  lexicon: CompiledLexicon,
): readonly Mention[] {
  const evidence = new Map(
    matches.flatMap((match, part) =>
      match?.isGiven ? match.evidence.map((index): [number, number] => [index, part]) : [],
    ),
  )
  const stretches = stretchesOf(response)
  /** Whether a word belongs to the wording of a part that is said around it ("God's strength", though "with God" is another's slot). */
  const isOfOtherPart = (index: number, slot: number): boolean =>
    matches.some(
      (match, part) =>
        part !== slot &&
        match?.isGiven &&
        match.matched.some((candidate) => candidate?.given.includes(index)) &&
        match.evidence.some((other) => stretches[other] === stretches[index]),
    )
  const mentions: Mention[] = []
  for (const token of response.content) {
    const part = evidence.get(token.index)
    const slot = slots.findIndex((words) => words.some((word) => matchWord(word, token, lexicon) >= slotQuality))
    if (part !== undefined) mentions.push({ index: token.index, part })
    else if (slot >= 0 && !isOfOtherPart(token.index, slot)) mentions.push({ index: token.index, slot })
  }
  return mentions
}

type Pair = { readonly slot: number; readonly part: number; readonly isForward: boolean }

/**
 * Pairs slot words with the parts of their own stretch, between commas and "and"; a part without a slot word in its stretch goes with
 * the one that the sentence names before it, or after it where the sentence puts its slot words last. Of two slot words in one stretch the
 * first has the parts up to the second; one with parts on both sides has its own.
 */
function pairUp(mentions: readonly Mention[], response: ReadResponse, slots: Slots): readonly Pair[] {
  const stretches = stretchesOf(response)
  const pairs = mentions.flatMap((mention): readonly Pair[] => {
    const { slot } = mention
    if (slot === undefined) return []
    const near = mentions.filter(
      (other) => stretches[other.index] === stretches[mention.index] && other.part !== undefined,
    )
    const next = response.tokens[mention.index + 1]
    const all = mentions.filter((other) => stretches[other.index] === stretches[mention.index])
    const later = all.find((other) => other.slot !== undefined && other.index > mention.index)?.index ?? Infinity
    const after = near.filter((other) => other.index > mention.index && other.index < later)
    const before = near.filter((other) => other.index < mention.index)
    const isSlotFirst = all[0]?.slot !== undefined && after.length > 0
    const isOwn = (others: readonly Mention[]): boolean =>
      others.length > 0 && others.every((other) => other.part !== undefined && isSameSlot(slots, slot, other.part))
    const isMarked = next?.word === 'of' || (next?.gap.includes(':') ?? false)
    const isBetween = before.length > 0 && isOwn(after) !== isOwn(before)
    const isPassive = /^(?:is|are|was|were|be|been|being)$/.test(response.tokens[mention.index - 1]?.word ?? '')
    const isForward = isMarked || (isBetween && !isPassive ? isOwn(after) : isSlotFirst)
    return (isForward ? after : before).flatMap((other) =>
      other.part === undefined ? [] : [{ slot, part: other.part, isForward }],
    )
  })
  const isForward = pairs.filter((pair) => pair.isForward).length * 2 >= pairs.length
  const paired = new Set(pairs.map((pair) => pair.part))
  const inherited = mentions.flatMap((mention, at): readonly Pair[] => {
    const { part } = mention
    if (part === undefined || paired.has(part)) return []
    const beside = isForward ? mentions.slice(0, at).toReversed() : mentions.slice(at + 1)
    const nearest = beside.find((other) => other.slot !== undefined)
    if (nearest?.slot === undefined || isSentenceBetween(response, mention.index, nearest.index)) return []
    return [{ slot: nearest.slot, part, isForward }]
  })
  return [...pairs, ...inherited]
}

/** For each token the stretch it stands in. */
function stretchesOf(response: ReadResponse): readonly number[] {
  let stretch = 0
  return response.tokens.map((token) => {
    if (/[,.;!?\n]/.test(token.gap) || token.word === 'and' || token.word === 'but') stretch++
    return stretch
  })
}

function isSentenceBetween(response: ReadResponse, a: number, b: number): boolean {
  return response.tokens.slice(Math.min(a, b) + 1, Math.max(a, b) + 1).some((token) => /[.;!?\n]/.test(token.gap))
}

function isSameSlot(slots: Slots, a: number, b: number): boolean {
  const one = slots[a] ?? []
  const other = slots[b] ?? []
  return (
    a === b ||
    (one.length > 0 && one.length === other.length && one.every((token, at) => token.stem === other[at]?.stem))
  )
}
