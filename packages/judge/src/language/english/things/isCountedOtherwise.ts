import type { PartMatch } from '../../../match/matchPart.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Scripture } from '../../../read/scripture.ts'
import type { Token } from '../../../read/tokenize.ts'
import { stops } from '../verse/pieceWords.ts'
import { determiners } from '../words/wordKinds.ts'

/** Words for how many, with what contradicts each; a number does as well where `#` stands among them. */
const contrary: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  (
    [
      ['all every each whole', 'some few half most many several couple one none no only #'],
      ['few', 'many most all lots every thousands hundreds millions none no'],
      ['this these', 'next last other another previous old new future coming former none no'],
      ['another other', 'same own this'],
      ['same', 'other another different new'],
    ] as const
  ).flatMap(([own, others]) => own.split(' ').map((word) => [word, new Set(others.split(' '))] as const)),
)
const passed = new Set([...determiners, 'of', 'these', 'those', 'them'])

/**
 * Whether a response counts what an answer names in another way: "two houses" or "half of the houses" for "every house", "many men" for
 * "few men", "the next generation" for "this generation".
 */
export function isCountedOtherwise(
  asked: ReadQuestion,
  { wording: { tokens: own, words }, matched }: PartMatch,
  tokens: readonly Token[],
  { text }: Scripture,
): boolean {
  return own.some(({ word, index }) => {
    const others = contrary.get(word)
    const noun = words.findIndex(({ token }) => token.index > index)
    const said = matched[noun]?.given[0]
    if (others === undefined || said === undefined || tokens.some((token) => token.word === word)) return false
    if ((words[noun]?.token.index ?? 0) > index + 2 || stops.test(tokens[said]?.gap ?? '')) return false
    const before = tokens.findLast((token) => token.index < said && !passed.has(token.word))
    if (before === undefined || before.index < said - 3) return false
    if ([...asked.tokens, ...text].some(({ stem }) => stem === before.stem)) return false
    // "A third of the earth".
    const isPart = before.number?.isOrdinal === true && tokens[before.index + 1]?.word === 'of'
    const isNumber = before.number !== undefined && (!before.number.isOrdinal || isPart)
    return others.has(before.word) || (isNumber && others.has('#'))
  })
}
