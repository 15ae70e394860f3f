import { editDistance } from '../../../match/editDistance.ts'
import type { PartMatch } from '../../../match/matchPart.ts'
import type { CompiledLexicon } from '../../../read/lexicon.ts'
import type { Token } from '../../../read/tokenize.ts'
import { stops } from '../verse/pieceWords.ts'
import { determiners, divineNames } from '../words/wordKinds.ts'

/** Words for persons, each of which may stand for another. */
const persons = new Set('people person persons man men woman women one ones those guy guys someone somebody'.split(' '))
/** So many letters apart a word may be another's misspelling. */
const mostLettersApart = 2

/**
 * Whether a response has another word in the very place of a telling one that it lacks: "the deeds of their kings" for the deeds of his
 * hands, "the word which you wrote" for the word which you heard. Before it stand the wording's noun and "of", or its own two words.
 * `given`: the places that count for any part.
 */
export function isWordReplaced(
  { wording: { tokens: own, words }, matched }: PartMatch,
  tokens: readonly Token[],
  given: ReadonlySet<number>,
  { guarded }: CompiledLexicon,
  isForeign: (token: Token) => boolean,
): boolean {
  return words.some(({ token: expected }, at) => {
    if (matched[at] !== undefined) return false
    const place = own.indexOf(expected)
    const afterOf = wordAfterOf(own, place, tokens)
    // "The son of Odrel" for "the son of man".
    if (persons.has(expected.word))
      return afterOf !== undefined && (guarded.has(afterOf.word) || divineNames.has(afterOf.word))
    const isOther = ({ index, word, isStop, number }: Token): boolean =>
      !isStop &&
      number === undefined &&
      !given.has(index) &&
      !persons.has(word) &&
      editDistance(word, expected.word, mostLettersApart) > mostLettersApart
    if (afterOf !== undefined && isOther(afterOf)) return true
    const afterSame = wordAfterSame(own, place, tokens)
    return afterSame !== undefined && isOther(afterSame) && isForeign(afterSame)
  })
}

/** The word that a response binds by "of" to the noun to which the wording binds the word at a place so. */
function wordAfterOf(own: readonly Token[], place: number, tokens: readonly Token[]): Token | undefined {
  const of = own.slice(0, place).findLastIndex(({ word }) => !determiners.has(word))
  const noun = own[of - 1]
  if (own[of]?.word !== 'of' || noun === undefined) return undefined
  const start = tokens.findIndex(({ stem, index }) => stem === noun.stem && tokens[index + 1]?.word === 'of') + 2
  if (start < 2) return undefined
  const rest = tokens.slice(start)
  const end = rest.findIndex(
    ({ gap, word, isStop }, at) => at > 0 && (stops.test(gap) || (isStop && !determiners.has(word))),
  )
  return (end < 0 ? rest : rest.slice(0, end)).at(-1)
}

/** The word that stands in a response after the two words after which the wording has the one at a place. */
function wordAfterSame(own: readonly Token[], place: number, tokens: readonly Token[]): Token | undefined {
  const [first, second] = [own[place - 2], own[place - 1]]
  if (first === undefined || second === undefined) return undefined
  // "Of the" binds anything to anything.
  if (first.word === 'of' && determiners.has(second.word)) return undefined
  const start = tokens.findIndex(({ stem }, at) => stem === first.stem && tokens[at + 1]?.stem === second.stem)
  const [next, word] = start < 0 ? [] : tokens.slice(start + 1)
  return next === undefined || word === undefined || stops.test(next.gap) || stops.test(word.gap) ? undefined : word
}
