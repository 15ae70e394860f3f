import { startsItem } from '../read/split/items.ts'
import { isDeniedIn } from './isDeniedIn.ts'
import { isDeniedRightly } from './isDeniedRightly.ts'
import { isDescribedOtherwise } from './isDescribedOtherwise.ts'
import { isEnough } from './isEnough.ts'
import { isFewForMany } from './isFewForMany.ts'
import { isFrameContrary } from './isFrameContrary.ts'
import { isLeadContrary } from './isLeadContrary.ts'
import { hasDenyingPrefix, isOppositePrefix } from './isOppositePrefix.ts'
import { isPartlyDenied } from './isPartlyDenied.ts'
import { isOtherComplement } from './isOtherComplement.ts'
import type { CompiledLexicon } from '../read/lexicon.ts'
import { matchNothing, matchWording } from './matchWording.ts'
import type { WordingMatch } from './matchWording.ts'
import type { OfferedWording, ReadPart } from './readPart.ts'
import type { ReadResponse } from '../read/readResponse.ts'
import { isDay } from '../read/readWording.ts'
import type { Token } from '../read/tokenize.ts'

/** The best that a response says for a part: whether that earns it, or is denied, the opposite, or a wording that the part rejects. */
export type PartMatch = WordingMatch & {
  readonly isGiven: boolean
  readonly isWrong: boolean
  readonly strength: number
}

/**
 * What makes a match stronger than another, besides its recall (0–1): above all that it earns its part; then literal words, their quality,
 * their number and few breaks between them.
 */
const rightStrength = 10
const literalStrength = 1
const qualityStrength = 1 / 10
const tokenStrength = 1 / 1000
const breakStrength = 1 / 200
/** A word shorter than this beside a surname is an initial. */
const shortestForename = 3

type Usable = (index: number) => boolean

/** The best wording of a part among the tokens that may be used. */
export function matchPart(
  part: ReadPart,
  response: ReadResponse,
  canUse: Usable,
  lexicon: CompiledLexicon,
): PartMatch | undefined {
  const { grammar, hasNegator } = response.language
  const isUnframed: Usable = (index) => canUse(index) && !response.framed.has(index)
  const { denied } = part
  const isAffirmed: Usable = (index) =>
    isUnframed(index) && (!denied.has(index) || (grammar.hasDeeds && isDeniedRightly(part, response, index)))
  const hasKeys = part.keys.every((key) => isSaid(key, response, canUse))
  let rejected: readonly WordingMatch[] | undefined
  const isRejected = (match: WordingMatch): boolean => {
    rejected ??= part.rejected
      .filter(canBeWhole)
      .map(({ wording, candidates }) => matchWording(wording, candidates, isAffirmed, response, false))
    return rejected.some((other) => isPreferred(other, match))
  }
  // Of a part that is a denial ("no rain"), an affirmative wording ("stop the rain") is not earned by what it shares with the opposite.
  const isDenial = part.accepted[0]?.wording.isNegative ?? false
  const isDenying = isDenial && hasNegator(response.tokens)
  const matches = part.accepted.map(({ wording, candidates }): PartMatch => {
    if (candidates.every((list) => list.length === 0))
      return { ...matchNothing(wording), isGiven: false, isWrong: false, strength: 0 }
    const isUsable = wording.isNegative ? isUnframed : isAffirmed
    const match = matchWording(wording, candidates, isUsable, response, part.isOrdered)
    const isSaidWell = isEnough(part, match, response)
    const isSaidEnough = hasKeys && isSaidWell && (!isDenial || wording.isNegative || isDenying || match.recall === 1)
    const isRight =
      isSaidEnough &&
      hasSamePolarity(part, match, response) &&
      !isContrary(match, response, isUsable, lexicon) &&
      !isOtherDate(match, response) &&
      !isFewForMany(match, response) &&
      !(grammar.isHeadLast && isOtherKind(part, match, response)) &&
      !(grammar.hasComplements && isOtherComplement(part, match, response, lexicon)) &&
      !(grammar.hasFrames && isFrameTurned(part, match, response, lexicon)) &&
      !isOtherPerson(match, response) &&
      !isPartlyDenied(match, candidates, response) &&
      !isRejected(match)
    const isDenied =
      !isSaidEnough &&
      !wording.isNegative &&
      (denied.size === 0
        ? isSaidWell
        : isEnough(part, matchWording(wording, candidates, canUse, response, part.isOrdered), response))
    return {
      ...match,
      isGiven: isRight,
      isWrong: (isSaidEnough && !isRight) || isDenied,
      strength: strengthOf(match, response) + (isRight ? rightStrength : 0),
    }
  })
  const [first, ...others] = matches
  return first === undefined
    ? undefined
    : others.reduce((best, match) => (match.strength > best.strength ? match : best), first)
}

/** Whether what stands around or beside the answer says the opposite. */
function isFrameTurned(part: ReadPart, match: WordingMatch, response: ReadResponse, lexicon: CompiledLexicon): boolean {
  return (
    isFrameContrary(part, match, response) ||
    isLeadContrary(match, response) ||
    isDescribedOtherwise(part, match, response, lexicon)
  )
}

/** How sure a match is: what is said, whether literally, how nearly, in how many words, and whether in one item of a list. */
function strengthOf(match: WordingMatch, response: ReadResponse): number {
  const [first, last] = [match.evidence[0] ?? 0, match.evidence.at(-1) ?? 0]
  let breaks = 0
  for (let index = first + 1; index <= last; index++) {
    const token = response.tokens[index]
    if (token !== undefined && startsItem(token, response.language)) breaks++
  }
  const size = tokenCount(match) * tokenStrength - breaks * breakStrength
  return match.recall + (match.isLiteral ? literalStrength : 0) + qualityOf(match) * qualityStrength + size
}

function isSaid(offer: OfferedWording, response: ReadResponse, canUse: Usable): boolean {
  if (offer.candidates.some((list) => list.length === 0)) return false
  return matchWording(offer.wording, offer.candidates, canUse, response, false).matched.every(
    (candidate) => candidate !== undefined,
  )
}

/** Whether each word that counts in a wording has something in the response that may stand for it. */
function canBeWhole({ wording, candidates }: OfferedWording): boolean {
  return wording.words.every((word, place) => !word.isEvidence || word.weight === 0 || candidates[place]?.length !== 0)
}

/**
 * Whether a rejected wording is said in full where the accepted one is: in as many words and no less exactly, or word for word in more.
 * A rejected wording elsewhere may be the answer to another part.
 */
function isPreferred(rejected: WordingMatch, accepted: WordingMatch): boolean {
  if (rejected.recall < 1) return false
  if (!rejected.evidence.some((index) => accepted.evidence.includes(index))) return false
  if (rejected.isLiteral && !accepted.isLiteral && tokenCount(rejected) >= tokenCount(accepted)) return true
  const more = tokenCount(rejected) - tokenCount(accepted)
  return more > 0 ? rejected.isLiteral : more === 0 && qualityOf(rejected) >= qualityOf(accepted)
}

function tokenCount(match: WordingMatch): number {
  const tokens = new Set<number>()
  for (const candidate of match.matched) for (const index of candidate?.given ?? []) tokens.add(index)
  return tokens.size
}

/** Whether an expected denial is there: "will not learn war" is not earned by "will learn war". "Without" only describes. */
function hasSamePolarity(
  part: ReadPart,
  { wording, evidence, recall, isLiteral }: WordingMatch,
  response: ReadResponse,
): boolean {
  const { hasNegator, words } = response.language
  const denying = wording.tokens.filter((token) => !words.lacking.has(token.word))
  return (
    !wording.isNegative ||
    !hasNegator(denying.map((token, index) => ({ ...token, index }))) ||
    isDeniedIn(evidence, response) ||
    (isLiteral &&
      recall === 1 &&
      part.isDenialAsked &&
      part.accepted[0]?.wording.isNegative === true &&
      response.tokens.every(({ word, stem }) => !words.auxiliaries.has(word) && !part.asked.has(stem)))
  )
}

/** Whether a word that excludes an expected one stands in its place ("every evening" for "every morning"). */
function isContrary(
  match: WordingMatch,
  response: ReadResponse,
  canUse: (index: number) => boolean,
  lexicon: CompiledLexicon,
): boolean {
  return match.wording.words.some((word, place) => {
    if (!word.isEvidence || match.matched[place] !== undefined) return false
    const rows = lexicon.contrasts.get(word.token.stem) ?? []
    const { hasFrames } = response.language.grammar
    const isPrefixed = hasFrames && hasDenyingPrefix(word.token.word)
    const clauses = new Set(match.evidence.map((index) => response.clauseOf[index]))
    const taken = new Set(match.matched.flatMap((candidate) => candidate?.given ?? []))
    return response.content.some(
      (token) =>
        (rows.length > 0 || isPrefixed || (hasFrames && hasDenyingPrefix(token.word))) &&
        canUse(token.index) &&
        !taken.has(token.index) &&
        clauses.has(response.clauseOf[token.index]) &&
        ((hasFrames && isOppositePrefix(token.word, word.token.word)) ||
          (lexicon.contrasts.get(token.stem) ?? []).some((row) => rows.includes(row))),
    )
  })
}

/** Words that tell what a thing is like rather than which kind it is. */
const describing =
  /(?:ing|ed|y|ful|ous|est)$|^(?:big|small|great|little|good|bad|nice|old|young|new|hot|cold|bright|dark|strong|huge|large|real|true|whole|same|other|beautiful|first|last|long|tall|high|low|white|red|black)$/

/** Peoples, of which there are several kinds ("Native Americans" aren't "African Americans"). */
const peoples = /(?:ans?|ish|ites?)$/

/** Whether only a noun is said, and another word describes it than the expected one ("grain offerings" for "burnt offerings"). */
function isOtherKind(part: ReadPart, match: WordingMatch, response: ReadResponse): boolean {
  const { words, head } = match.wording
  const [before, noun] = [words[head - 1], words[head]]
  const said = match.matched[head]?.given[0]
  const isNounOnly = match.matched.filter((candidate) => candidate !== undefined).length === 1
  if (before === undefined || noun === undefined || said === undefined || !isNounOnly) return false
  if (noun.isName && !peoples.test(noun.token.word)) return false
  if (before.token.index !== noun.token.index - 1 || !before.isEvidence) return false
  const other = response.tokens[said - 1]
  return (
    other !== undefined &&
    !other.isStop &&
    !startsItem(response.tokens[said] ?? other, response.language) &&
    !response.language.words.fillers.has(other.word) &&
    !describing.test(other.word) &&
    !part.asked.has(other.stem)
  )
}

/** Whether another forename stands before a surname than the one that is left out ("Theodore Roosevelt" for "Franklin Roosevelt"). */
function isOtherPerson({ wording, matched }: WordingMatch, response: ReadResponse): boolean {
  const names = wording.words.flatMap((word, place) => (word.isName ? [{ word, said: matched[place]?.given[0] }] : []))
  const [forename] = names
  const surname = names.at(-1)
  if (forename === undefined || surname?.said === undefined || names.length < 2) return false
  if (names.slice(0, -1).some(({ said }) => said !== undefined)) return false
  const before = response.tokens[surname.said - 1]
  const token = response.tokens[surname.said]
  if (before === undefined || token === undefined || !/^[\s.]*$/.test(token.gap)) return false
  if (wording.tokens.some(({ word }) => word === before.word)) return false
  if (
    before.isStop ||
    before.number !== undefined ||
    response.language.words.common.has(before.word) ||
    titles.test(before.word)
  )
    return false
  const isInitial = before.word.length < shortestForename || forename.word.token.word.length < shortestForename
  return isInitial ? before.word[0] !== forename.word.token.word[0] : true
}

/** Words for what a person is, which stand before a name. */
const titles =
  /(?:ist|er|or|ian|ess|man|ent)$|^(?:mr|mrs|ms|miss|madam|madame|dr|sir|lady|saint|st|pope|king|queen|rev)$/

/** Whether a date names another month, or another day beside a month, than the one that it leaves out. */
function isOtherDate(match: WordingMatch, response: ReadResponse): boolean {
  const { months } = response.language
  const left = match.wording.words.filter((word, place) => word.isSpare && match.matched[place] === undefined)
  if (left.length === 0) return false
  const ownMonths = new Set(
    match.wording.tokens.filter(({ word }) => months.has(word)).map(({ word }) => word.slice(0, 3)),
  )
  const isMonth = (token: Token | undefined): boolean => token !== undefined && months.has(token.word)
  return response.tokens.some((token) => {
    if (match.evidence.includes(token.index) || response.denied.has(token.index)) return false
    const beside = [response.tokens[token.index - 1], response.tokens[token.index + 1]]
    return (
      (isMonth(token) && token.word !== 'may' && !ownMonths.has(token.word.slice(0, 3))) ||
      (isDay(token) && beside.some(isMonth) && left.some((word) => isDay(word.token)))
    )
  })
}

function qualityOf(match: WordingMatch): number {
  let [sum, found] = [0, 0]
  for (const candidate of match.matched) {
    if (candidate === undefined) continue
    sum += candidate.quality
    found++
  }
  return found === 0 ? 0 : sum / found
}
