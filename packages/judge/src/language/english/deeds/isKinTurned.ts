import type { PartMatch } from '../../../match/matchPart.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Token } from '../../../read/tokenize.ts'
import { determiners } from '../words/wordKinds.ts'

const kin = new Set('son sons daughter daughters father mother brother sister wife husband servant king'.split(' '))

/** What binds two: the one before "the son of", and the one after it. */
type Bond = { readonly kin: string; readonly of: Token; readonly one: Token | undefined }

/**
 * Whether an answer turns a kinship round: "Hilkiah the son of Eliakim" for "Eliakim the son of
 * Hilkiah", "Isaiah, son of Shearjashub" where it asks for Isaiah's son.
 */
export function isKinTurned(asked: ReadQuestion, match: PartMatch, tokens: readonly Token[]): boolean {
  const expected = bonds(match.wording.tokens)
  const questioned = bonds(asked.tokens)
  const isSaidFor = (token: Token | undefined, place: Token | undefined): boolean =>
    token !== undefined &&
    place !== undefined &&
    match.wording.words.some(
      (word, at) => word.token.index === place.index && match.matched[at]?.given.includes(token.index),
    )
  const isAnswer = (token: Token | undefined): boolean => token !== undefined && match.evidence.includes(token.index)
  return bonds(tokens).some(
    (said) =>
      expected.some((own) => own.kin === said.kin && isSaidFor(said.of, own.one) && !isSaidFor(said.one, own.one)) ||
      (isAnswer(said.of) &&
        said.one !== undefined &&
        questioned.some((own) => own.kin === said.kin && own.of.stem === said.one?.stem)),
  )
}

/** The kinships of a text: "X the son of Y", "Y's son X". */
function bonds(tokens: readonly Token[]): readonly Bond[] {
  return tokens.flatMap((token): readonly Bond[] => {
    if (!kin.has(token.word)) return []
    const before = tokens[token.index - 1]
    const owner = before !== undefined && /'s?$/.test(before.raw) ? before : undefined
    if (owner !== undefined) return [{ kin: token.word, of: owner, one: tokens[token.index + 1] }]
    if (tokens[token.index + 1]?.word !== 'of') return []
    const of = past(tokens, token.index + 2, 1)
    if (of === undefined || of.isStop) return []
    return [{ kin: token.word, of, one: past(tokens, token.index - 1, -1) }]
  })
}

const linking = new Set(['is', 'was'])

/** The next word in a direction that is no article and, backwards, no "is". */
function past(tokens: readonly Token[], from: number, step: 1 | -1): Token | undefined {
  const row = step > 0 ? tokens.slice(from) : tokens.slice(0, from + 1).toReversed()
  return row.find(({ word }) => !determiners.has(word) && (step > 0 || !linking.has(word)))
}
