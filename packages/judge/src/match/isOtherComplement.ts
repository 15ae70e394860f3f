import type { CompiledLexicon } from '../read/lexicon.ts'
import { oncePer } from '../read/oncePer.ts'
import type { ReadResponse } from '../read/readResponse.ts'
import type { WordKinds } from '../language/WordKinds.ts'
import type { ExpectedWord } from '../read/readWording.ts'
import { startsItem } from '../read/split/items.ts'
import { isPossessive } from '../read/tokenize.ts'
import type { Token } from '../read/tokenize.ts'
import type { ReadPart } from './readPart.ts'
import type { WordingMatch } from './matchWording.ts'

/** Words that bind to a noun what it is of. */
const binders = new Set('of for to from with in on over against than like'.split(' '))
/** Words that may stand between a binder and its noun. */
const passedIn = oncePer(
  ({ determiners }: WordKinds): ReadonlySet<string> => new Set([...determiners, 'this', 'that', 'all', 'very', 'own']),
)

/**
 * Whether a response binds something else to an expected noun than what it
 * leaves out: "a crown of thorns" for "a crown of glory", "Saul's house" for
 * "David's house". God's names stand for one another, and words of the question say nothing new.
 */
export function isOtherComplement(
  part: ReadPart,
  match: WordingMatch,
  response: ReadResponse,
  lexicon: CompiledLexicon,
): boolean {
  const { wording, matched } = match
  const { words: kinds } = response.language
  const { divineNames, fillers } = kinds
  const passed = passedIn(kinds)
  const taken = new Set(matched.flatMap((candidate) => candidate?.given ?? []))
  const isOther = (index: number, isDivine: boolean): boolean => {
    const token = response.tokens[index]
    return (
      token !== undefined &&
      !token.isStop &&
      !(isDivine && divineNames.has(token.word)) &&
      token.number === undefined &&
      !taken.has(index) &&
      !response.recited.has(index) &&
      // "Faith in Peter" for "faith in God" where it asks who answered Peter.
      (!part.asked.has(token.stem) || (isDivine && lexicon.names.has(token.word))) &&
      (divineNames.has(token.word) || !fillers.has(token.word)) &&
      !response.denied.has(index)
    )
  }
  const isElsewhere = (index: number, noun: number): boolean => {
    const bound = binderBefore({ index }, response.tokens, passed)
    const own = bound === undefined ? undefined : response.tokens[bound.at - 1]
    const stretch = response.tokens.slice(bound?.at ?? index, index + 1)
    return (
      own !== undefined &&
      own.stem !== response.tokens[noun]?.stem &&
      response.tokens.filter(({ stem }) => stem === response.tokens[index]?.stem).length === 1 &&
      stretch.every(({ gap }) => !/[,.;!?\n]/.test(gap)) &&
      isOther(own.index, false) &&
      response.tokens
        .slice(Math.min(noun, own.index) + 1, Math.max(noun, own.index))
        .some((token) => startsItem(token, response.language))
    )
  }
  return wording.words.some((word, place) => {
    const at = matched[place]?.given[0]
    // "God's eyes" for "their own eyes".
    const owner = response.tokens[(at ?? 0) - 1]
    if (at !== undefined && wording.tokens[word.token.index - 1]?.word === 'own' && isPossessive(owner)) {
      if (owner !== undefined && !part.asked.has(owner.stem) && !taken.has(owner.index)) return true
    }
    if (word.isEvidence && at !== undefined) {
      const bound = binderBefore(word.token, wording.tokens, passed)
      const noun = wording.words.findIndex(({ token }) => token.index === (bound?.at ?? 0) - 1)
      const said = matched[noun]?.given.at(-1)
      return said !== undefined && isElsewhere(at, said)
    }
    if (!word.isEvidence || word.isSpare || matched[place] !== undefined) return false
    const bound = binderBefore(word.token, wording.tokens, passed)
    const noun = bound === undefined ? undefined : wording.words.findIndex(({ token }) => token.index === bound.at - 1)
    const said = noun === undefined ? undefined : matched[noun]?.given.at(-1)
    if (bound !== undefined && said !== undefined) {
      if (response.tokens[said + 1]?.word !== bound.word || /[,.;!?\n]/.test(response.tokens[said + 1]?.gap ?? ''))
        return false
      let next = said + 2
      while (passed.has(response.tokens[next]?.word ?? '')) next++
      // What is bound may be described before it is named: "the fear of the mighty Lord".
      return isOther(next, divineNames.has(word.token.word)) && !isDescribing(next, response, taken)
    }
    return isOtherOwner(word, match, response, isOther, lexicon, place)
  })
}

/** The binder before a word of a wording, with nothing but articles between. */
function binderBefore(
  { index }: Pick<Token, 'index'>,
  tokens: readonly Token[],
  passed: ReadonlySet<string>,
): { word: string; at: number } | undefined {
  let at = index - 1
  while (passed.has(tokens[at]?.word ?? '')) at--
  const word = tokens[at]?.word
  return word !== undefined && binders.has(word) ? { word, at } : undefined
}

function isDescribing(index: number, { tokens }: ReadResponse, taken: ReadonlySet<number>): boolean {
  const next = tokens[index + 1]
  if (isPossessive(tokens[index])) return false
  return next !== undefined && /^[\s-]*$/.test(next.gap) && taken.has(next.index)
}

function isOtherOwner(
  { token }: ExpectedWord,
  { wording, matched }: WordingMatch,
  { tokens, language }: ReadResponse,
  isOther: (index: number, isDivine: boolean) => boolean,
  lexicon: CompiledLexicon,
  place: number,
): boolean {
  const { divineNames } = language.words
  const passed = passedIn(language.words)
  const said = matched[place + 1]?.given[0]
  if (!isPossessive(token) || wording.words[place + 1]?.token.index !== token.index + 1 || said === undefined)
    return false
  const owner = tokens[said - 1]
  // "The kingdom of Satan" for "God's kingdom".
  if (tokens[said + 1]?.word === 'of' && !/[,.;!?\n]/.test(tokens[said + 1]?.gap ?? '')) {
    const of = tokens.find(({ index, word }) => index > said + 1 && !passed.has(word))
    return of !== undefined && isOther(of.index, divineNames.has(token.word))
  }
  return (
    owner !== undefined &&
    isOther(owner.index, divineNames.has(token.word)) &&
    (isPossessive(owner) || lexicon.names.has(owner.word) || lexicon.names.has(owner.word.replace(/s$/, '')))
  )
}
