import type { CompiledLexicon } from '../../../read/lexicon.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import { isPossessive } from '../../../read/tokenize.ts'
import type { Token } from '../../../read/tokenize.ts'
import { negators } from '../words/stopWords.ts'
import { determiners } from '../words/wordKinds.ts'

const stops = /[,.;:!?\n]/

/**
 * Whether a response gives what the question asks the owner of to another: "God's arrogance will be stopped by the proud" where it asks
 * whose arrogance will be. The answer itself is not said to have it. `evidence`: the places of the answer's words;
 * `recited`: those of the verse said by heart.
 */
export function isOwnerOther(
  { tokens: asked }: ReadQuestion,
  evidence: readonly number[],
  tokens: readonly Token[],
  lexicon: CompiledLexicon,
  recited: ReadonlySet<number>,
): boolean {
  const whose = asked.filter(({ word }) => word === 'whose')
  const thing = whose.length === 1 ? asked[(whose[0]?.index ?? 0) + 1] : undefined
  if (thing === undefined || thing.isStop || evidence.length === 0) return false
  if (tokens.some(({ word }) => word === 'whose')) return false
  const isThing = ({ stem, index }: Token): boolean =>
    !evidence.includes(index) &&
    (stem === thing.stem || (lexicon.mates.get(thing.stem)?.some((mate) => mate.stem === stem) ?? false))
  // "It was not an angel's voice, it was the Lord's".
  const isDenied = ({ index }: Token): boolean =>
    tokens.slice(Math.max(0, index - 3), index).some(({ word }) => negators.has(word))
  const owners = tokens
    .filter((token) => isThing(token) && !recited.has(token.index))
    .flatMap((token) => ownersOf(tokens, token.index))
    .filter((token) => !isDenied(token))
  const said = new Set(evidence.flatMap((index) => tokens[index]?.stem ?? []))
  const isAnswer = ({ index, stem }: Token): boolean =>
    evidence.includes(index) ||
    said.has(stem) ||
    (lexicon.mates.get(stem)?.some((mate) => said.has(mate.stem)) ?? false)
  return owners.length > 0 && !owners.some((owner) => isAnswer(owner))
}

/** Who has the thing at a place: "God's arrogance", "gods arrogance", "the arrogance of God". */
function ownersOf(tokens: readonly Token[], thing: number): readonly Token[] {
  const before = tokens[thing - 1]
  const isBound = before !== undefined && !before.isStop && !stops.test(tokens[thing]?.gap ?? '')
  if (isBound && (isPossessive(before) || /[^s]s$/.test(before.word))) return [before]
  if (tokens[thing + 1]?.word !== 'of') return []
  const owner = tokens.slice(thing + 2).find(({ word }) => !determiners.has(word))
  return owner === undefined || owner.isStop ? [] : [owner]
}
