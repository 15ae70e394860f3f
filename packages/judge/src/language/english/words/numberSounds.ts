/** What a number is written as by ear: words of their own that stand for it where it is expected. */
export const numberSounds: ReadonlyMap<number, readonly string[]> = new Map([
  [1, ['won', 'wun', 'wan']],
  [2, ['too', 'tu', 'tow']],
  [4, ['fore', 'for']],
  [6, ['sicks', 'siks', 'sics']],
  [8, ['ate', 'ait']],
  [10, ['tenn']],
])
