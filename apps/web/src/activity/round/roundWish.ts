const values = {
  size: ['all', '5', '10', '20'],
  of: ['mixed', 'missed', 'new'],
  points: ['', '1', '2,3', '4,5,6,7,8'],
  kinds: ['', 'recall,who,number,true_false', 'list', 'fill_in_the_blank,quotation,what_was_said'],
} as const

/** What a quiz is to be made of; `points` and `kinds` with commas between them, all where they are empty. */
export type RoundWish = { [Name in keyof typeof values]: (typeof values)[Name][number] }

/** The names of what can be wished, as an address has them. */
export const wishOptions = ['size', 'of', 'points', 'kinds'] as const satisfies (keyof RoundWish)[]

/** All questions of the chosen chapters. */
export const wholeWish: RoundWish = { size: 'all', of: 'mixed', points: '', kinds: '' }

/** What an address wishes; whatever it says that can't be chosen counts as not said. */
export function readWish(params: URLSearchParams): RoundWish {
  const find = <Value extends string>(of: readonly Value[], name: string): Value | undefined =>
    of.find((value) => value === params.get(name))
  return {
    size: find(values.size, 'size') ?? wholeWish.size,
    of: find(values.of, 'of') ?? wholeWish.of,
    points: find(values.points, 'points') ?? wholeWish.points,
    kinds: find(values.kinds, 'kinds') ?? wholeWish.kinds,
  }
}
