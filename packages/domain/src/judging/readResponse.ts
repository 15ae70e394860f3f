import { findDenied } from './denied.ts'
import type { CompiledLexicon } from './lexicon.ts'
import { findConcepts } from './concepts.ts'
import type { ConceptSpan } from './concepts.ts'
import type { ReadQuestion } from './readQuestion.ts'
import { tokenize } from './tokenize.ts'
import type { Token } from './tokenize.ts'

/** A response as the judge reads it. */
export type ReadResponse = {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly content: readonly Token[]
  /** The tokens that can be matched, one entry for each spelling, with all its places. */
  readonly places: ReadonlyMap<string, readonly Token[]>
  readonly concepts: readonly ConceptSpan[]
  readonly denied: ReadonlySet<number>
  /** The clause of each token: between commas, stops and "but". */
  readonly clauseOf: readonly number[]
}

const tokenLimit = 900

/** Reads a cleaned response to a question (`asked`); an enumeration ("1. … 2. …") loses its numbers. */
export function readResponse(text: string, lexicon: CompiledLexicon, asked?: ReadQuestion): ReadResponse {
  const tokens = tokenize(withoutEnumeration(text)).slice(0, tokenLimit)
  const content = tokens.filter((token) => !token.isStop)
  return {
    text,
    tokens,
    content,
    places: Map.groupBy(tokens, (token) => (token.number === undefined ? token.word : token.stem)),
    concepts: findConcepts(tokens, lexicon),
    denied: findDenied(tokens, asked?.tokens),
    clauseOf: clausesOf(tokens),
  }
}

function withoutEnumeration(text: string): string {
  const bare = text.replace(/(^|[\s,;])(?:\d{1,2}|[a-h])[.)](?=\s+\p{L})/gu, '$1;')
  return bare.replace(/(^|\n)\s*#?\d{1,2}\s*[:-]\s*(?=\p{L})/gu, '$1;')
}

function clausesOf(tokens: readonly Token[]): readonly number[] {
  let clause = 0
  return tokens.map((token) => {
    if (/[,.;:!?\n]|\s-\s|–|—/.test(token.gap) || token.word === 'but') clause++
    return clause
  })
}
