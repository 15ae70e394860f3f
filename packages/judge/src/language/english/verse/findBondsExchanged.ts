import type { Token } from '../../../read/tokenize.ts'
import { bondsOf } from './bondsOf.ts'
import type { ReadVerse } from './readVerse.ts'

/**
 * The words of a response that stand in each other's place where a noun is bound: "the remnant of God will return to Jacob" where the
 * remnant of Jacob returns to God. Each with the word that has its place.
 */
export function findBondsExchanged(
  tokens: readonly Token[],
  verse: ReadVerse,
  stemsOf: (token: Token) => readonly string[],
): readonly (readonly [Token, Token])[] {
  const bonds = bondsOf(tokens)
  const isOf = (own: readonly Token[], stems: ReadonlySet<string>): boolean =>
    own.some((token) => stemsOf(token).some((stem) => stems.has(stem)))
  return bonds.flatMap(({ head, of }) => {
    const heads = new Set(stemsOf(head))
    const told = verse.bonds.filter((bond) => heads.has(bond.head.stem))
    const stems = new Set(told.flatMap((bond) => bond.of.map(({ stem }) => stem)))
    const taken = of.find((token) => token.number === undefined && verse.stems.has(token.stem))
    if (stems.size === 0 || taken === undefined || isOf(of, stems)) return []
    // What it is of by the verse is said elsewhere, and not of such a noun.
    const isSaidRightly = bonds.some((bond) => heads.has(bond.head.stem) && isOf(bond.of, stems))
    const displaced = isSaidRightly
      ? undefined
      : tokens.find((token) => !of.includes(token) && token !== head && stems.has(token.stem))
    return displaced === undefined ? [] : [[displaced, taken] as const]
  })
}
