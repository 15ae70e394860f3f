import type { CompiledLexicon } from '../../../read/lexicon.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Token } from '../../../read/tokenize.ts'
import { isPast } from '../deeds/readDeed.ts'
import { deedKey } from '../verse/readVerse.ts'
import { auxiliaries, phraseBreaks } from '../words/stopWords.ts'
import { determiners } from '../words/wordKinds.ts'
import { askedSides } from './askedSides.ts'
import type { AskedSide } from './askedSides.ts'

/**
 * Whether a response says the question's predicate of another, in one clause, and of the answer something else, in the next: "Rezin was
 * king of Judah and Ahaz was king of Syria" where it asks who was king of Judah, "they drink strong drink and they mix wine" where it asks
 * what they mix. `evidence`: the places of the answer's words; `recited`: those of the verse said by heart.
 */
export function isSaidOfOther(
  asked: ReadQuestion,
  evidence: readonly number[],
  tokens: readonly Token[],
  lexicon: CompiledLexicon,
  recited: ReadonlySet<number>,
): boolean {
  const [side] = askedSides(asked, 1)
  if (side === undefined || evidence.length === 0) return false
  const clauses = clausesOf(tokens)
  const own = clauses.findIndex((clause) => evidence.every((index) => clause.some((token) => token.index === index)))
  if (own < 0 || clauses.length < 2) return false
  const ownWords = wordsOf(side, clauses[own] ?? [], evidence, lexicon)
  if (!hasOther(clauses[own] ?? [], evidence, side, asked)) return false
  const said = new Set(evidence.flatMap((index) => tokens[index]?.stem ?? []))
  return clauses.some((clause, at) => {
    if (at === own || clause.some(({ stem, index }) => said.has(stem) || recited.has(index))) return false
    const words = wordsOf(side, clause, evidence, lexicon)
    const isMore = words.has(side.verb) && words.size > ownWords.size && [...ownWords].every((stem) => words.has(stem))
    return isMore && hasFiller(side, clause, asked, lexicon)
  })
}

/** The words of the predicate that a clause says, by the question's stems. */
function wordsOf(
  { verb, rest }: AskedSide,
  clause: readonly Token[],
  evidence: readonly number[],
  { mates }: CompiledLexicon,
): ReadonlySet<string> {
  const free = clause.filter(({ index }) => !evidence.includes(index))
  return new Set(
    [verb, ...rest].filter((stem) =>
      free.some(
        (token) =>
          token.stem === stem ||
          deedKey(token) === stem ||
          (mates.get(stem)?.some((mate) => mate.stem === token.stem) ?? false),
      ),
    ),
  )
}

/** Whether the answer's clause says something of it that isn't the question's. */
function hasOther(
  clause: readonly Token[],
  evidence: readonly number[],
  { verb }: AskedSide,
  { stems }: ReadQuestion,
): boolean {
  const isVerbal = clause.some(({ word }) => auxiliaries.has(word) || isPast(word) || word === 'they' || word === 'he')
  return (
    isVerbal &&
    clause.some(
      (token) => !token.isStop && !evidence.includes(token.index) && !stems.has(token.stem) && deedKey(token) !== verb,
    )
  )
}

/** Whether somebody or something stands in a clause where the answer belongs, that isn't the question's. */
function hasFiller(
  { isBefore, verb, rest }: AskedSide,
  clause: readonly Token[],
  { echoes }: ReadQuestion,
  { mates }: CompiledLexicon,
): boolean {
  const at = clause.findIndex(
    (token) => deedKey(token) === verb || (mates.get(verb)?.some((mate) => mate.stem === token.stem) ?? false),
  )
  if (at < 0) return false
  const place = isBefore
    ? clause.slice(0, at).findLast(({ word }) => !auxiliaries.has(word) && !determiners.has(word))
    : clause.slice(at + 1).find(({ word }) => !determiners.has(word))
  return (
    place !== undefined &&
    !place.isStop &&
    place.number === undefined &&
    !echoes.has(place.stem) &&
    !rest.has(place.stem) &&
    !phraseBreaks.has(place.word)
  )
}

function clausesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const clauses: Token[][] = [[]]
  for (const token of tokens) {
    if (/[,.;:!?\n]/.test(token.gap) || ['and', 'but', 'while'].includes(token.word)) clauses.push([])
    clauses.at(-1)?.push(token)
  }
  return clauses
}
