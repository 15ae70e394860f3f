import type { CompiledLexicon } from '../read/lexicon.ts'
import type { Language } from '../language/Language.ts'
import { areAlike } from './areAlike.ts'
import { matchWord, stemQuality } from './matchWord.ts'
import { conceptQuality, offerQuality, offersFor } from './offerQuality.ts'
import type { OfferQualities } from './offerQuality.ts'
import { pairOf } from '../read/readQuestion.ts'
import type { ReadQuestion } from '../read/readQuestion.ts'
import type { ReadResponse } from '../read/readResponse.ts'
import type { ExpectedWord, Wording } from '../read/readWording.ts'
import type { Token } from '../read/tokenize.ts'

/** Something in a response that may stand for an expected word: the indexes of its tokens and how well it does, 0–1. */
export type Candidate = { readonly given: readonly number[]; readonly quality: number }

/** What of a response says one word: its words, and the runs of neighbouring ones whose letters make it. */
type Offered = { readonly candidates: readonly Candidate[]; readonly runs: readonly (readonly number[])[] }

/**
 * What a response offers for the words that were looked for in it, by their keys: a question's wordings have most of theirs in common.
 * `rows`: the rows of synonyms that it says.
 */
export type KnownOffers = { readonly words: Map<string, Offered>; readonly rows: ReadonlySet<number> }

/** What is known of a response before any word is looked for in it. */
export function noOffers({ concepts }: ReadResponse): KnownOffers {
  return { words: new Map<string, Offered>(), rows: new Set(concepts.map(({ row }) => row)) }
}

/** The letters of a word that may be cut and of its longest piece, and the longest response that is looked through for pieces. */
const shortestCut = 5
const shortestOdd = 4
const longestPiece = 6
const mostPieces = 60
const spellingQuality = 0.8
const sayings = new Set('say says said tell tells told speak speaks'.split(' '))
const sources = new Set('it verse chapter book bible text passage isaiah scripture that'.split(' '))
const renamers = new Set('vice deputy former ex step assistant anti pseudo new'.split(' '))

/** For each word of a wording, what the response offers for it, best first. `known`: what was found for the response's other wordings. */
export function findCandidates(
  wording: Wording,
  asked: ReadQuestion,
  response: ReadResponse,
  lexicon: CompiledLexicon,
  isLiteral: boolean,
  known: KnownOffers,
): readonly (readonly Candidate[])[] {
  const offered = wording.words.map((word) => offeredFor(word, response, lexicon, isLiteral, known))
  const found = offered.map(({ candidates }) => candidates)
  addConcepts(found, wording, response, isLiteral, known)
  addCompounds(found, offered, wording, response, lexicon)
  return found.map((list, place) =>
    list.length === 0
      ? list
      : list
          .filter(
            (candidate) =>
              !hasOtherCount(wording.words[place], candidate, response) &&
              !isEcho(candidate, asked, response) &&
              !isBorrowed(candidate, asked, response) &&
              !isRenamed(wording, candidate, response),
          )
          .sort((a, b) => b.quality - a.quality || (a.given[0] ?? 0) - (b.given[0] ?? 0)),
  )
}

/** What a response offers for each word of a wording; a list is shared by wordings, so that what is added makes another one. */
type Found = (readonly Candidate[])[]

function add(found: Found, place: number, candidate: Candidate): void {
  const list = found[place]
  if (list !== undefined) found[place] = [...list, candidate]
}

/** The same for words of one spelling and stem, which is all that tells what stands for them. */
function offeredFor(
  word: ExpectedWord,
  response: ReadResponse,
  lexicon: CompiledLexicon,
  isLiteral: boolean,
  { words }: KnownOffers,
): Offered {
  const key = isLiteral ? `=${word.key}` : word.key
  const known = words.get(key)
  if (known !== undefined) return known
  const candidates = wordCandidates(word, response, lexicon, isLiteral, offersFor(key, lexicon))
  const offered = { candidates, runs: runsThatMake(word.token.word, response.tokens) }
  words.set(key, offered)
  return offered
}

function wordCandidates(
  { token }: ExpectedWord,
  response: ReadResponse,
  lexicon: CompiledLexicon,
  isLiteral: boolean,
  known: OfferQualities,
): readonly Candidate[] {
  let candidates: Candidate[] | undefined
  for (const tokens of response.places.values()) {
    const [first] = tokens
    if (first === undefined || isSilent(first, token)) continue
    const quality = offerQuality(token, first, lexicon, isLiteral, known)
    if (quality > 0) for (const { index } of tokens) (candidates ??= []).push({ given: [index], quality })
  }
  return candidates ?? none
}

const none: readonly Candidate[] = []

/** Whether a little word stands for nothing that is expected: not for itself, a number by ear ("too"), or as many ("lots"). */
function isSilent({ isStop, word }: Token, expected: Token): boolean {
  return isStop && word !== expected.word && expected.number === undefined && !areAlike(expected.word, word)
}

function addConcepts(
  found: Found,
  wording: Wording,
  response: ReadResponse,
  isLiteral: boolean,
  { rows }: KnownOffers,
): void {
  for (const expected of wording.concepts) {
    if (!rows.has(expected.row)) continue
    for (const said of response.concepts) {
      if (said.row !== expected.row || (isLiteral && !said.isSeasonal)) continue
      for (const [place, word] of wording.words.entries()) {
        if (expected.indexes.includes(word.token.index))
          add(found, place, { given: said.indexes, quality: conceptQuality })
      }
    }
  }
}

/** Words written together that the wording writes apart, and the other way round. */
function addCompounds(
  found: Found,
  offered: readonly Offered[],
  wording: Wording,
  response: ReadResponse,
  lexicon: CompiledLexicon,
): void {
  // One word is no run.
  for (const [word, tokens] of wording.tokens.length < 2 ? [] : response.places) {
    for (const run of runsThatMake(word, wording.tokens)) {
      for (const index of run) {
        const place = wording.words.findLastIndex((own) => own.token.index === index)
        for (const token of tokens) add(found, place, { given: [token.index], quality: conceptQuality })
      }
    }
  }
  for (const [place, { token, isName }] of wording.words.entries()) {
    for (const run of offered[place]?.runs ?? noRuns) add(found, place, { given: run, quality: conceptQuality })
    if (isName && found[place]?.length === 0)
      for (const run of runsThatSound(token, response, lexicon)) add(found, place, run)
  }
}

const noRuns: readonly (readonly number[])[] = []

/** The runs of two or more neighbouring words whose letters make a word. */
function runsThatMake(word: string, tokens: readonly Token[]): readonly (readonly number[])[] {
  let runs = noRuns
  for (let at = 0; at < tokens.length; at++) {
    let letters = tokens[at]?.word ?? ''
    if (letters.length >= word.length || !word.startsWith(letters)) continue
    const run = [at]
    for (let next = at + 1; next < tokens.length && letters.length < word.length; next++) {
      letters += tokens[next]?.word ?? ''
      run.push(next)
    }
    if (letters === word) runs = [...runs, run]
  }
  return runs
}

/** A name that is cut in odd places, as it sounds ("shear ja shoob"): two or three neighbouring short pieces, not all of them words. */
function runsThatSound(expected: Token, response: ReadResponse, lexicon: CompiledLexicon): readonly Candidate[] {
  if (expected.word.length < shortestCut || expected.number !== undefined || response.tokens.length > mostPieces)
    return []
  const found: Candidate[] = []
  for (const { index } of response.tokens)
    for (const size of [2, 3]) {
      const pieces = response.tokens.slice(index, index + size)
      if (pieces.length < size || pieces.slice(1).some(({ gap }) => !/^[\s-]+$/.test(gap))) continue
      const word = pieces.map((piece) => piece.word).join('')
      const isOwn =
        pieces.every((piece) => piece.word.length <= longestPiece && piece.number === undefined) &&
        pieces.some(
          ({ word: own, isStop }) => own.length >= shortestOdd && !isStop && !lexicon.language.isEveryday(own),
        )
      if (!isOwn || Math.abs(word.length - expected.word.length) > 2 || word[0] !== expected.word[0]) continue
      const [first] = pieces
      if (first === undefined || matchWord(expected, { ...first, word, stem: word }, lexicon) === 0) continue
      found.push({ given: pieces.map((piece) => piece.index), quality: spellingQuality })
    }
  return found
}

/** Whether a word stands as the question put it ("season 7 has ten episodes"). */
function isEcho({ given }: Candidate, asked: ReadQuestion, response: ReadResponse): boolean {
  return given.some((index) => {
    const [before, token, after] = [response.tokens[index - 1], response.tokens[index], response.tokens[index + 1]]
    return (
      token !== undefined &&
      asked.stems.has(token.stem) &&
      (asked.pairs.has(pairOf(before, token)) || asked.pairs.has(pairOf(token, after)))
    )
  })
}

/** Whether a word only stands for the expected one by its meaning, and is the question's own or leads in to the answer ("it says"). */
function isBorrowed({ given, quality }: Candidate, asked: ReadQuestion, response: ReadResponse): boolean {
  if (quality >= stemQuality) return false
  return given.every((index) => {
    const token = response.tokens[index]
    if (token === undefined) return false
    return (
      asked.stems.has(token.stem) || (sayings.has(token.word) && sources.has(response.tokens[index - 1]?.word ?? ''))
    )
  })
}

/** Whether the word before makes another thing of it: a vice president is no president, New Mexico isn't Mexico. */
function isRenamed(wording: Wording, { given }: Candidate, response: ReadResponse): boolean {
  const before = response.tokens[(given[0] ?? 0) - 1]
  if (before === undefined || !renamers.has(before.word)) return false
  const isKind = before.word !== 'new' || wording.words.some((word) => word.isName)
  return isKind && wording.tokens.every((token) => token.word !== before.word)
}

/** Whether the response counts or measures otherwise: "two cows" for "a cow", "three days" for "three years". */
function hasOtherCount(word: ExpectedWord | undefined, candidate: Candidate, response: ReadResponse): boolean {
  const [first] = candidate.given
  if (word === undefined || first === undefined) return false
  if (word.isOne) {
    const before = previousContent(response, first)
    if (before?.number !== undefined && !before.number.isOrdinal && before.number.value !== 1) return true
  }
  return false
}

function previousContent(response: ReadResponse, index: number): Token | undefined {
  // "Two, a pitcher" counts no pitchers.
  if (/[,.;:!?\n]/.test(response.tokens[index]?.gap ?? '')) return undefined
  const before = response.tokens[index - 1]
  if (before === undefined || before.number !== undefined || before.isStop) return before
  return /[,.;:!?\n]/.test(before.gap) ? undefined : response.tokens[index - 2]
}

/** The unit that follows a number of the response, within the next two words. */
export function unitAfter(tokens: readonly Token[], index: number, { units }: Language): string | undefined {
  for (const token of tokens.slice(index + 1, index + 3)) {
    if (/[,.;!?\n]/.test(token.gap)) return undefined
    const unit = units.get(token.word)
    if (unit !== undefined) return unit
  }
  return undefined
}
