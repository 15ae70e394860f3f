import type { ReadResponse } from '../read/readResponse.ts'

const doers = new Set('i you he she it we they there'.split(' '))

/** Whether a denial is said of the evidence: in its clause, or before it in its sentence. */
export function isDeniedIn(evidence: readonly number[], { tokens, clauseOf, language }: ReadResponse): boolean {
  const [first = 0] = evidence
  const clauses = new Set(evidence.map((index) => clauseOf[index]))
  const start = tokens.findLastIndex(({ index, gap }) => index <= first && /[.;!?\n]/.test(gap))
  const saysMore = (from: number): boolean => tokens.slice(from + 1).some(({ isStop }) => !isStop)
  const anew = tokens.findLast(
    ({ index, word }) =>
      index < first &&
      (word === 'and' || word === 'but') &&
      doers.has(tokens[index + 1]?.word ?? '') &&
      language.words.auxiliaries.has(tokens[index + 2]?.word ?? ''),
  )
  return tokens.some(
    (token) =>
      // "It will not fall and it will stand" denies only the one.
      token.index >= (anew?.index ?? 0) &&
      (clauses.has(clauseOf[token.index]) ||
        (token.index >= start && token.index < first) ||
        (token.index > first && !saysMore(token.index))) &&
      language.words.negators.has(token.word) &&
      language.hasNegator(tokens.slice(token.index, token.index + 2).map((one, index) => ({ ...one, index }))),
  )
}
