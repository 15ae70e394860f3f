import type { ReadResponse } from '../read/readResponse.ts'
import type { ReadPart } from './readPart.ts'
import { hasDenyingPrefix, isOppositePrefix } from './isOppositePrefix.ts'
import type { WordingMatch } from './matchWording.ts'

const subjects = new Set('he she it they we you i who'.split(' '))
const refusals = new Set('refused refuse refuses failed fail fails forgot declined'.split(' '))

const ends = /[.;:!?\n]/

/** "The ones who refused to be witnesses", "they forgot to bring gold, myrrh and incense": what is asked for isn't done. */
function isRefused(part: ReadPart, evidence: readonly number[], { tokens, clauseOf, recited }: ReadResponse): boolean {
  const clauses = new Set(evidence.map((index) => clauseOf[index]))
  const [first = 0] = evidence
  /** Whether the list of what isn't done goes on from a place to the evidence. */
  const isListed = (from: number): boolean =>
    from < first &&
    tokens.slice(from + 1, first + 1).every(({ word, gap }) => !ends.test(gap) && word !== 'but' && !subjects.has(word))
  return tokens.some(
    ({ index, word, stem }) =>
      refusals.has(word) &&
      tokens[index + 1]?.word === 'to' &&
      (clauses.has(clauseOf[index]) || isListed(index)) &&
      !recited.has(index) &&
      !evidence.includes(index) &&
      !part.asked.has(stem),
  )
}

/** "Less than three hundred" where it asks for more than how many. */
function isLess(part: ReadPart, evidence: readonly number[], { tokens }: ReadResponse): boolean {
  const [first = 0] = evidence
  if (tokens[first]?.number === undefined || tokens[first - 1]?.word !== 'than') return false
  const said = tokens[first - 2]?.word ?? ''
  return (part.hasMore && ['less', 'fewer'].includes(said)) || (part.hasLess && said === 'more')
}

/**
 * Whether the words around what is said for a part turn the question's own
 * round: "Babylon has risen" where it asks who has fallen. Only a word that
 * neither the question nor a part has, in the clause of the evidence, while the question's own word is not said; never the verse's own.
 */
export function isFrameContrary(
  part: ReadPart,
  { wording, evidence, matched }: WordingMatch,
  response: ReadResponse,
): boolean {
  if (part.isDenialAsked) return false
  if (isRefused(part, evidence, response) || isLess(part, evidence, response)) return true
  const { opposedDeeds, words } = response.language
  const clauses = new Set(evidence.map((index) => response.clauseOf[index]))
  const taken = new Set(matched.flatMap((candidate) => candidate?.given ?? []))
  const isPrefixed = part.askedWords.some(({ word }) => hasDenyingPrefix(word))
  return response.content.some(({ index, stem, word }) => {
    if (!opposedDeeds.has(stem) && !isPrefixed && !hasDenyingPrefix(word)) return false
    if (taken.has(index) || response.denied.has(index) || response.recited.has(index)) return false
    const opposed = opposedDeeds.get(stem) ?? []
    if (part.asked.has(stem) || part.shared.has(stem) || !clauses.has(response.clauseOf[index])) return false
    // "Doesn't take" is to refuse.
    if (response.tokens.slice(Math.max(0, index - 2), index).some(({ word }) => words.negators.has(word))) return false
    if (wording.words.some(({ token }) => token.stem === stem)) return false
    const isUnsaid = (other: string): boolean => response.content.every((token) => token.stem !== other)
    return (
      [...opposed].some((other) => part.asked.has(other) && isUnsaid(other)) ||
      part.askedWords.some((other) => isOppositePrefix(word, other.word) && isUnsaid(other.stem))
    )
  })
}
