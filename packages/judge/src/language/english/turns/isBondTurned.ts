import type { PartMatch } from '../../../match/matchPart.ts'
import type { Token } from '../../../read/tokenize.ts'
import { objectPerson } from '../deeds/pronouns.ts'
import { stops } from '../verse/pieceWords.ts'
import { determiners } from '../words/wordKinds.ts'

/** Prepositions that can't be turned round: "with" and "beside" can. */
const bonds = new Set('of from into in on over under for to upon out what'.split(' '))
const passed = new Set([...determiners, 'of', 'this', 'that', 'all', 'these', 'those', 'he', 'she', 'they', 'you', 'i'])

/**
 * Whether a response has two things of a part on the wrong sides of their preposition: "the weavers of the king" for "the king of the
 * weavers", "sent the country out of them" for "sent them out of the country", "see what he says" for
 * "say what he sees". `others`: the places that earn other parts.
 */
export function isBondTurned(
  { wording: { tokens: own, words }, matched }: PartMatch,
  tokens: readonly Token[],
  others: ReadonlySet<number>,
): boolean {
  const saidFor = (index: number): number | undefined =>
    matched[words.findIndex(({ token }) => token.index === index)]?.given[0]
  return own.some(({ word, index }) => {
    if (!bonds.has(word) || (word === 'of' && own[index - 1]?.word === 'out')) return false
    const [left, right] = [own[index - 1], own.slice(index + 1).find((token) => !passed.has(token.word))]
    if (left === undefined || right === undefined || right.isStop) return false
    const after = saidFor(right.index)
    if (after === undefined) return false
    const bond = tokens[after + 1]
    if (bond?.word !== word || stops.test(bond.gap)) return false
    const next = tokens.slice(bond.index + 1).find((token) => !passed.has(token.word))
    if (next === undefined || tokens.slice(bond.index + 1, next.index + 1).some(({ gap }) => stops.test(gap)))
      return false
    if (others.has(next.index)) return false
    const before = saidFor(left.index)
    if (before !== undefined) return before === next.index
    return objectPerson(left.word) !== undefined && objectPerson(left.word) === objectPerson(next.word)
  })
}
