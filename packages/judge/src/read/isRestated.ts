import type { ReadQuestion } from './readQuestion.ts'
import type { ReadResponse } from './readResponse.ts'
import type { Token } from './tokenize.ts'

/** The share of the question's telling words that says it back, and how few are too few to tell. */
const nearlyAll = 0.8
const fewestWords = 3

/**
 * Whether a response only says the question back (rule 67): nearly all its telling words and no other, none more often. An amount that
 * the question doesn't name ("both", "never") is something of its own, and so is a word of the parts (`expected`: their stems).
 */
export function isRestated(asked: ReadQuestion, response: ReadResponse, expected: ReadonlySet<string>): boolean {
  const { amounts, citing, fillers } = response.language.words
  const telling = new Set(
    asked.tokens
      .filter(
        (token) => !token.isStop && token.number === undefined && !fillers.has(token.word) && !citing.has(token.word),
      )
      .map((token) => token.stem),
  )
  if (telling.size < fewestWords) return false
  const isOwn = response.tokens.some(
    (token) =>
      (!token.isStop && !asked.stems.has(token.stem) && (!fillers.has(token.word) || expected.has(token.stem))) ||
      (amounts.has(token.word) && asked.tokens.every((other) => other.word !== token.word)),
  )
  const isSaidAgain = response.content.some(
    (token) =>
      (token.number !== undefined || !fillers.has(token.word)) &&
      countOf(response.content, token) > countOf(asked.tokens, token),
  )
  if (isOwn || isSaidAgain) return false
  const said = new Set(response.tokens.map((token) => token.stem))
  return [...telling].filter((stem) => said.has(stem)).length >= telling.size * nearlyAll
}

function countOf(tokens: readonly Token[], { stem }: Token): number {
  return tokens.filter((token) => token.stem === stem).length
}
