import type { WordingMatch } from './matchWording.ts'
import type { ReadPart } from './readPart.ts'
import type { ReadResponse } from '../read/readResponse.ts'
import type { ExpectedWord } from '../read/readWording.ts'
import type { Language } from '../language/Language.ts'

/** The share of a wording that has to be said; lower where its head, all its keys, or the words of the question around it are said. */
const enough = 0.6
const enoughOfLong = 0.5
/** From how many words on a wording is a sentence, of which half tells what it means. */
const long = 6
const enoughWithHead = 0.4
const enoughOfAll = 0.5
const enoughOfOwn = 0.3
const enoughInOrder = 0.75
const enoughWithKeys = 0.34
/** Where the head is a general noun, more than this share has to be said. */
const tooLittleOfGeneral = 0.5
const relatives = new Set('who that which'.split(' '))
const firstYear = 1000
/** How far before its surname a forename may stand. */
const forenameReach = 3

const compounds = new Set('new saint st san santa los las el fort port cape'.split(' '))
/**
 * Whether enough of a wording is said to earn its part: most of its weight, all its numbers and something that no other part expects;
 * or its head with half of the rest.
 */
export function isEnough(part: ReadPart, match: WordingMatch, response: ReadResponse): boolean {
  if (match.evidence.length === 0) return false
  if (part.isOrdered) return match.recall >= enoughInOrder
  const words = match.wording.words.filter((word) => word.isEvidence)
  if (match.recall < 1 && words.every((word) => word.token.isStop)) return false
  if (match.recall < 1 && (part.isAlternative || !match.hasHead) && isOfOtherHead(part, match, response)) return false
  const missing = match.wording.words.filter(
    (word, place) => word.isEvidence && !word.isSpare && match.matched[place] === undefined,
  )
  if (missing.some((word) => word.token.number !== undefined || isOfCompound(match, word))) return false
  if (isCountedOtherwise(part, match, response) || isHeadLeftOut(match, response.language)) return false
  if (isDeedLeftOut(match, response)) return false
  const own = words.filter((word) => !part.shared.has(word.token.stem))
  const said = words.filter((word) => !missing.includes(word))
  if (
    own.length > 0 &&
    !own.some((word) => said.includes(word)) &&
    !(part.isAnyOne && match.hasHead) &&
    !(part.isAlternative && said.some((word) => word.isName || word.token.number !== undefined))
  )
    return false
  if (
    own.length > 0 &&
    own.length < words.length &&
    own.every((word) => said.includes(word)) &&
    match.recall >= enoughOfOwn &&
    !(part.isAlternative && isOfOtherHead(part, match, response))
  )
    return true
  if (match.recall >= (words.length >= long ? enoughOfLong : enough)) return true
  if (part.keys.length > 0) return match.recall >= enoughWithKeys
  if (!match.hasHead || missing.some((word) => word.weight > 1 && !isForename(match, word))) return false
  if (response.language.words.generalNouns.has(match.wording.words[match.wording.head]?.token.word ?? ''))
    return match.recall > tooLittleOfGeneral
  if (saidShare(match) >= enoughOfAll || missing.every((word) => isForename(match, word))) return true
  return words.length === 2 || match.recall >= enoughWithHead
}

/**
 * Whether only the owner or the place is said of a thing that is asked for
 * ("Jerusalem" for "the blood of Jerusalem", "David" for "David's city"): not
 * where the thing is a land, a people or a measure, which its name says by itself.
 */
function isHeadLeftOut({ wording: { words, tokens }, matched }: WordingMatch, language: Language): boolean {
  return words.some((word, place) => {
    if (!word.isEvidence || matched[place] !== undefined || word.isName || isOwn(word, language)) return false
    const before = words[place - 1]
    const isOwned = before?.token.index === word.token.index - 1 && /'s?$/.test(before.token.raw)
    const isOf = language.of.has(tokens[word.token.index + 1]?.word ?? '')
    const rest = words.filter((other, at) => at !== place && other.isEvidence && matched[at] !== undefined)
    return (
      (isOwned && matched[place - 1] !== undefined) ||
      (isOf && rest.length > 0 && rest.every(({ token }) => token.index > word.token.index))
    )
  })
}

/** Whether nothing is said of what those do who are asked for ("the name of God" for "those who believe in the name of God"). */
function isDeedLeftOut({ wording: { words, tokens }, matched }: WordingMatch, response: ReadResponse): boolean {
  if (response.tokens.some(({ word }) => relatives.has(word))) return false
  const who = tokens.findIndex(({ word }) => word === 'who' || word === 'that')
  if (who < 1 || who > 2 || !tokens.slice(0, who).every(({ isStop }) => isStop)) return false
  const deed = words.findIndex(({ token }) => token.index > who)
  const word = words[deed]
  const others = words.filter(({ isEvidence }, at) => isEvidence && at !== deed)
  return word?.isEvidence === true && matched[deed] === undefined && others.length > 0
}

/** Whether a noun says nothing beside what is bound to it, or itself only binds ("wife's"). */
function isOwn({ token: { word, raw } }: ExpectedWord, { words }: Language): boolean {
  return words.ownNouns.has(word) || words.carriers.has(word) || /ing$|'s?$/.test(raw)
}

/** Whether a number that may be left out is said otherwise ("three corners" for "four corners"). */
function isCountedOtherwise(part: ReadPart, { wording, matched }: WordingMatch, response: ReadResponse): boolean {
  const isLeftOut = wording.words.some(
    (word, place) =>
      word.isSpare && word.token.number !== undefined && matched[place] === undefined && !hasYear(wording),
  )
  const taken = new Set(matched.flatMap((candidate) => candidate?.given ?? []))
  return (
    isLeftOut &&
    response.tokens.some(
      ({ number, index, stem }) =>
        number !== undefined && !taken.has(index) && !part.asked.has(stem) && number.value > 1,
    )
  )
}

function hasYear({ words }: WordingMatch['wording']): boolean {
  return words.some(({ token }) => (token.number?.value ?? 0) >= firstYear)
}

/** Whether a word makes another name of the one that it stands before ("New York", "South Carolina"). */
function isOfCompound({ wording }: WordingMatch, { token }: ExpectedWord): boolean {
  return (
    token.isCapital &&
    compounds.has(token.word) &&
    wording.words.some((other) => other.isName && other.token.index === token.index + 1)
  )
}

/** Whether a word that describes the wording's noun stands before another one ("women's rights", "a woman president"). */
function isOfOtherHead(part: ReadPart, { wording, matched }: WordingMatch, response: ReadResponse): boolean {
  return wording.words.some((word, place) => {
    const at = matched[place]?.given.at(-1)
    const described = wording.words[place + 1]
    if (at === undefined || described === undefined || matched[place + 1] !== undefined) return false
    if (described.token.index !== word.token.index + 1) return false
    const next = response.tokens[at + 1]
    return (
      next !== undefined &&
      !next.isStop &&
      !part.asked.has(next.stem) &&
      next.number === undefined &&
      /^[\s-]*$/.test(next.gap)
    )
  })
}

/** Whether a name only stands before the last one of its person ("Alexander Graham Bell"). */
function isForename({ wording }: WordingMatch, word: ExpectedWord): boolean {
  const head = wording.words[wording.head]
  if (!word.isName || head === undefined || !head.isName) return false
  return head.token.index > word.token.index && head.token.index <= word.token.index + forenameReach
}

/** The share of all the wording's words that is said, those of the question included. */
function saidShare(match: WordingMatch): number {
  return match.matched.filter((candidate) => candidate !== undefined).length / match.matched.length
}
