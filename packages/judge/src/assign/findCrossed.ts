import type { CompiledLexicon } from '../read/lexicon.ts'
import { matchWord } from '../match/matchWord.ts'
import type { PartMatch } from '../match/matchPart.ts'
import type { ReadResponse } from '../read/readResponse.ts'
import type { Slots } from './findSlots.ts'
import { placeOf } from './placeOf.ts'
import type { Token } from '../read/tokenize.ts'

/** Words that begin another stretch of a sentence. */
const dividing = new Set(['and', 'but', 'because'])
/** How well a word has to stand for one of the question to name its slot. */
const slotQuality = 0.8

/** The parts that stand in another part's slot, and all that the response gives a slot, right or wrong. */
export type Crossing = { readonly crossed: ReadonlySet<number>; readonly assigned: ReadonlySet<number> }

/**
 * The parts that a response puts into another part's slot ("fire by day and a cloud by night"). A response without the question's
 * words assigns nothing here: its order does (`findMisplaced`).
 */
export function findCrossed(
  slots: Slots,
  matches: readonly (PartMatch | undefined)[],
  response: ReadResponse,
  lexicon: CompiledLexicon,
): Crossing {
  if (slots.words.every((words) => words.length === 0)) return { crossed: new Set(), assigned: new Set() }
  const pairs = pairUp(findMentions(slots, matches, response, lexicon), response, slots)
  const crossed = new Set<number>()
  const isLone = isInOrder(matches) && !isExchanged(pairs, slots)
  for (const { slot, part, isInherited } of pairs) {
    if (isSameSlot(slots, slot, part) || isLone) continue
    const isExcused = ({ slot: own, ...other }: Pair): boolean =>
      own === slot &&
      isSameSlot(slots, slot, other.part) &&
      (slots.places === undefined || isInherited || !other.isInherited)
    if (pairs.some(isExcused)) continue
    crossed.add(part)
    for (const [rightful, match] of matches.entries())
      if (match?.isGiven && isSameSlot(slots, slot, rightful)) crossed.add(rightful)
  }
  const rightly = pairs.filter(({ slot, part }) => isSameSlot(slots, slot, part))
  const paired = new Set(rightly.map(({ part }) => part))
  const isAllNamed = matches.every((match, part) => match?.isGiven !== true || paired.has(part))
  const named = isAllNamed ? rightly : rightly.filter(({ part, at }) => !isSaidOf(matches[part], at))
  return { crossed, assigned: new Set([...crossed, ...named.map(({ part }) => part)]) }
}

/** Whether two parts or more are given, all in the order in which they are asked for. */
function isInOrder(matches: readonly (PartMatch | undefined)[]): boolean {
  const places = matches.flatMap((match) => (match?.isGiven ? [placeOf(match, matches)] : []))
  return places.length > 1 && places.every((place, at) => at === 0 || (places[at - 1] ?? 0) < place)
}

/**
 * Whether two parts stand in each other's slots, or more have passed them on in a circle. Where the answers stand in the order of the
 * question, one of them alone that stands with the word of another's slot says more of it ("in the morning, the tree had dried up"), and
 * exchanges nothing.
 */
function isExchanged(pairs: readonly Pair[], slots: Slots): boolean {
  let passed = pairs.filter(({ slot, part }) => !isSameSlot(slots, slot, part))
  for (let count = -1; count !== passed.length;) {
    count = passed.length
    passed = passed.filter((one) => passed.some((other) => isSameSlot(slots, one.slot, other.part)))
  }
  return passed.length > 1
}

/**
 * Whether the word that names a slot is one of the part's own ("the
 * house of Jacob" for "which house"): that tells nothing of its place.
 */
function isSaidOf(match: PartMatch | undefined, at: number): boolean {
  return match?.matched.some((candidate) => candidate?.given.includes(at)) ?? false
}

/** A word that names a slot, or that earned a part. */
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
  const stretches = stretchesOf(response, slots)
  /** Whether a word belongs to the wording of a part that is said around it ("God's strength", though "with God" is another's slot). */
  const isOfOtherPart = (index: number, slot: number): boolean =>
    matches.some(
      (match, part) =>
        part !== slot &&
        match?.isGiven &&
        match.matched.some((candidate) => candidate?.given.includes(index)) &&
        match.evidence.some((other) => stretches[other] === stretches[index]),
    )
  // Words of the next verse, said on, name no slot for an answer before them.
  const isSaidOn = [...evidence.keys()].every((index) => !response.recited.has(index))
  // A synonym names a slot only where another is named too: by itself it may be the answer's ("many charges" where it asks who accused).
  const free = response.content.filter(({ index }) => !evidence.has(index))
  const byMeaning: (number | undefined)[] = []
  if (free.length > 1) for (const token of free) byMeaning[token.index] = slotNamed(slots, token, lexicon, true)
  const isMeant = new Set(byMeaning.filter((slot) => slot !== undefined)).size > 1
  const mentions: Mention[] = []
  for (const token of response.tokens) {
    const part = evidence.get(token.index)
    const slot =
      part === undefined && !token.isStop
        ? (slotNamed(slots, token, lexicon) ?? (isMeant ? byMeaning[token.index] : undefined))
        : undefined
    if (part !== undefined) mentions.push({ index: token.index, part })
    else if (
      slot !== undefined &&
      !(isSaidOn && response.recited.has(token.index)) &&
      !isOfOtherPart(token.index, slot)
    )
      mentions.push({ index: token.index, slot })
  }
  return mentions
}

/** The slot whose word a token is, the nearest in spelling; none where it is a word of two ("the measuring line", "the plumb line"). */
function slotNamed(slots: Slots, token: Token, lexicon: CompiledLexicon, isByMeaning = false): number | undefined {
  const qualityOf = isByMeaning ? meantQuality : matchWord
  const qualities = slots.words.map((words) => Math.max(0, ...words.map((word) => qualityOf(word, token, lexicon))))
  const best = Math.max(0, ...qualities)
  const slot = qualities.indexOf(best)
  const isOnly = qualities.every((quality, other) => quality < best || isSameSlot(slots, slot, other))
  return best >= slotQuality && isOnly ? slot : undefined
}

/** How well a word names a slot: as its own word or as one that means the same ("those who chase them" for who pursues). */
function meantQuality(word: Token, token: Token, lexicon: CompiledLexicon): number {
  const isMate = lexicon.mates.get(word.stem)?.some(({ stem }) => stem === token.stem) ?? false
  return Math.max(matchWord(word, token, lexicon), isMate ? slotQuality : 0)
}

/**
 * A slot and a part that it is given; `at`: the word that names the slot;
 * inherited from a neighbouring stretch where it names it for that one.
 */
type Pair = {
  readonly slot: number
  readonly part: number
  readonly isForward: boolean
  readonly isInherited: boolean
  readonly at: number
}

/**
 * Pairs slot words with the parts of their own stretch, between commas and "and"; a part without a slot word in its stretch goes with
 * the one that the sentence names before it, or after it where the sentence puts its slot words last. Of two slot words in one stretch the
 * first has the parts up to the second; one with parts on both sides has its own.
 */
function pairUp(mentions: readonly Mention[], response: ReadResponse, slots: Slots): readonly Pair[] {
  const stretches = stretchesOf(response, slots)
  const pairs = mentions.flatMap((mention): readonly Pair[] => {
    const { slot } = mention
    if (slot === undefined || isCounted(mention, mentions, response)) return []
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
    // "Corruptible things: gold": what has its own answer before it is given none by a colon.
    const isMarked = next?.word === 'of' || (next?.gap.includes(':') === true && !isOwn(before.slice(-1)))
    const isBetween = before.length > 0 && isOwn(after.slice(0, 1)) !== isOwn(before.slice(-1))
    const isPassive = /^(?:is|are|was|were|be|been|being)$/.test(response.tokens[mention.index - 1]?.word ?? '')
    const isForward = isMarked || (isBetween && !isPassive ? isOwn(after.slice(0, 1)) : isSlotFirst)
    return (isForward ? after : before).flatMap(({ part, index }) => {
      if (part === undefined) return []
      const own = isNamedToo(all, mention, { part, index }, slots) ? part : slot
      return [{ slot: own, part, isForward, isInherited: false, at: mention.index }]
    })
  })
  const isForward = pairs.filter((pair) => pair.isForward).length * 2 >= pairs.length
  const paired = new Set(pairs.map((pair) => pair.part))
  const known = new Set(mentions.map(({ index }) => index))
  /** Whether something is said in a stretch that no part expects: the slot that is named there has its answer, a wrong one. */
  const isAnswered = (stretch: number | undefined): boolean =>
    response.content.some(
      ({ index, stem, word, number }) =>
        stretches[index] === stretch &&
        !known.has(index) &&
        !slots.asked.has(stem) &&
        (number !== undefined || !response.language.words.fillers.has(word)),
    )
  const inherited = mentions.flatMap((mention, at): readonly Pair[] => {
    const { part } = mention
    if (part === undefined || paired.has(part)) return []
    const beside = isForward ? mentions.slice(0, at).toReversed() : mentions.slice(at + 1)
    const nearest = beside.find((other) => other.slot !== undefined && !isAnswered(stretches[other.index]))
    if (nearest?.slot === undefined || isSentenceBetween(response, mention.index, nearest.index)) return []
    // A slot that has another answer in its own stretch lends its name to none beside it.
    const { slot } = nearest
    if (pairs.some((pair) => isSameSlot(slots, pair.slot, slot) && !isSameSlot(slots, slot, pair.part))) return []
    return [{ slot: nearest.slot, part, isForward, isInherited: true, at: nearest.index }]
  })
  return [...pairs, ...inherited]
}

/**
 * Whether a part's own slot is named right beside another one ("He took
 * hold of the blind man by the hand"): then the other only tells more.
 */
function isNamedToo(
  all: readonly Mention[],
  { slot, index }: Mention,
  { part, index: at }: Mention,
  slots: Slots,
): boolean {
  if (slot === undefined || part === undefined || isSameSlot(slots, slot, part)) return false
  const place = all.findIndex((other) => other.index === index)
  const isNamed = (beside: readonly Mention[]): boolean => {
    const end = beside.findIndex((other) => other.slot === undefined)
    return (end < 0 ? beside : beside.slice(0, end)).some(
      (other) => other.slot !== undefined && isSameSlot(slots, other.slot, part),
    )
  }
  return at > index && isNamed(all.slice(0, place).toReversed())
}

/** Whether a number that no part expects counts what names the slot ("14 years in Nineveh"): the slot has its answer, a wrong one. */
function isCounted({ index }: Mention, mentions: readonly Mention[], { tokens }: ReadResponse): boolean {
  return tokens[index - 1]?.number !== undefined && mentions.every((other) => other.index !== index - 1)
}

/** For each token the stretch it stands in: from comma, "and" or a number after a noun ("5 loaves 2 fish") to the next. */
function stretchesOf(response: ReadResponse, slots: Slots): readonly number[] {
  let stretch = 0
  return response.tokens.map((token) => {
    const isCount =
      token.number?.isOrdinal === false &&
      !slots.asked.has(token.stem) &&
      response.tokens[token.index - 1]?.isStop === false
    if (/[,.;!?\n]/.test(token.gap) || dividing.has(token.word) || isCount) stretch++
    return stretch
  })
}

function isSentenceBetween(response: ReadResponse, a: number, b: number): boolean {
  return response.tokens.slice(Math.min(a, b) + 1, Math.max(a, b) + 1).some((token) => /[.;!?\n]/.test(token.gap))
}

function isSameSlot(slots: Slots, a: number, b: number): boolean {
  const one = slots.words[a] ?? []
  const other = slots.words[b] ?? []
  return (
    a === b ||
    (slots.places !== undefined && slots.places[a] === slots.places[b]) ||
    (one.length > 0 && one.length === other.length && one.every((token, at) => token.stem === other[at]?.stem))
  )
}
