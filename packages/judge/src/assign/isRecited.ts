import type { PartMatch } from '../match/matchPart.ts'
import type { CompiledLexicon } from '../read/lexicon.ts'
import type { ReadResponse } from '../read/readResponse.ts'

/** So many telling words of the verse beside the answers make it a recital, and no bare list in the verse's words. */
const fewestBeside = 3

/** Whether the verse, said by heart, gives all that is given: then its own order is the right one (rule 65). */
export function isRecited(
  recited: ReadonlySet<number>,
  matches: readonly (PartMatch | undefined)[],
  { tokens, content }: ReadResponse,
  lexicon: CompiledLexicon,
): boolean {
  if (recited.size === 0) return false
  const given = matches.filter((match) => match?.isGiven === true)
  const matched = new Set(given.flatMap((match) => match?.matched.flatMap((candidate) => candidate?.given ?? []) ?? []))
  const beside = content.filter(({ index }) => recited.has(index) && !matched.has(index))
  const stems = [...recited].flatMap((index) => tokens[index]?.stem ?? [])
  const said = new Set([...stems, ...stems.flatMap((stem) => (lexicon.mates.get(stem) ?? []).map((mate) => mate.stem))])
  return (
    beside.length >= fewestBeside &&
    given.every((match) => match?.evidence.every((index) => said.has(tokens[index]?.stem ?? '')))
  )
}

/**
 * Whether a response says more of the verse than its answers: `said`, its tokens that follow the verse, `evidence`, those that earn
 * something.
 */
export function saysMoreOfVerse(
  { content }: ReadResponse,
  said: ReadonlySet<number>,
  evidence: ReadonlySet<number>,
): boolean {
  const beside = content.filter(({ index }) => said.has(index) && !evidence.has(index))
  return beside.length >= fewestBeside
}
