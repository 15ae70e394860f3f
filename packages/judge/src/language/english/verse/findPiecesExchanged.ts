import type { Token } from '../../../read/tokenize.ts'
import { piecesOf } from './piecesOf.ts'

/** The words of a text in their order, and for each way of dividing it the numbers of the pieces in which a stem stands. */
export type Pieces = {
  readonly text: readonly Token[]
  /** Words that stand with everything and tell nothing. */
  readonly skipped: ReadonlySet<string>
  readonly pieces: readonly ReadonlyMap<string, ReadonlySet<number>>[]
}

/** Two words of one piece of a response, in their order, which the verse has in different pieces. */
type Mixture = readonly [Token, Token]

/** So many mixtures are compared: more have only texts that follow no verse. */
const mostMixtures = 40

/**
 * The words that two pieces of a response have exchanged, two of each: "Jacob will blossom and Israel will take root" where Jacob takes
 * root and Israel blossoms. Both pieces have two words that the verse has apart, and each word stands there with one of the other piece.
 * Of each piece the two words are told in their order. `stemsOf`: the stems that a word stands for.
 */
export function findPiecesExchanged(
  tokens: readonly Token[],
  verse: Pieces,
  stemsOf: (token: Token) => readonly string[],
): readonly (readonly [Mixture, Mixture])[] {
  return verse.pieces.flatMap((places, level) => {
    const homes = new Map<Token, ReadonlySet<number>>()
    const isTogether = (one: Token, other: Token): boolean =>
      [...(homes.get(one) ?? [])].some((piece) => homes.get(other)?.has(piece))
    const pieces = piecesOf(tokens, level === 1, verse.skipped)
    if (pieces.length < 2) return []
    for (const token of pieces.flat()) {
      const own = new Set(stemsOf(token).flatMap((stem) => [...(places.get(stem) ?? [])]))
      if (own.size > 0) homes.set(token, own)
    }
    const mixtures = pieces
      .flatMap((piece, place) =>
        mixturesOf(
          piece.filter((token) => homes.has(token)),
          isTogether,
        ).map((words) => ({ words, place })),
      )
      .slice(0, mostMixtures)
    return mixtures.flatMap((one, at) =>
      mixtures
        .slice(at + 1)
        .flatMap((other) =>
          one.place !== other.place && isExchange(one.words, other.words, isTogether, verse, stemsOf)
            ? [[one.words, other.words] as const]
            : [],
        ),
    )
  })
}

function mixturesOf(piece: readonly Token[], isTogether: (one: Token, other: Token) => boolean): readonly Mixture[] {
  const found: Mixture[] = []
  for (const [at, one] of piece.entries())
    for (const other of piece.slice(at + 1)) {
      if (one.stem !== other.stem && !isTogether(one, other)) found.push([one, other])
      if (found.length === mostMixtures) return found
    }
  return found
}

/** Whether each word of a mixture stands with one of the other in the verse, and the four aren't said in the verse's order. */
function isExchange(
  [a, b]: Mixture,
  [c, d]: Mixture,
  isTogether: (one: Token, other: Token) => boolean,
  verse: Pieces,
  stemsOf: (token: Token) => readonly string[],
): boolean {
  if (new Set([a.stem, b.stem, c.stem, d.stem]).size < 4) return false
  const isCrossed = isTogether(a, d) && isTogether(b, c) && !isTogether(a, c) && !isTogether(b, d)
  const isParallel = isTogether(a, c) && isTogether(b, d) && !isTogether(a, d) && !isTogether(b, c)
  return (isCrossed || isParallel) && !isInOrder([a, b, c, d], verse, stemsOf)
}

function isInOrder(tokens: readonly Token[], { text }: Pieces, stemsOf: (token: Token) => readonly string[]): boolean {
  let from = -1
  return tokens.every((token) => {
    from = text.findIndex(({ index, stem }) => index > from && stemsOf(token).includes(stem))
    return from >= 0
  })
}
