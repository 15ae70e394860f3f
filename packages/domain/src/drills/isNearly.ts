/**
 * Is this the word as a child may spell it: with one letter wrong, missing, too many or exchanged
 * with the next, two in words of nine letters or more? Words of up to four letters must be right.
 */
export function isNearly(written: string, word: string): boolean {
  if (written === word) return true
  const most = word.length <= 4 ? 0 : word.length < 9 ? 1 : 2
  return most > 0 && Math.abs(written.length - word.length) <= most && slipsBetween(written, word) <= most
}

/** How many letters must be put in, left out, replaced or exchanged with the next. */
function slipsBetween(one: string, other: string): number {
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let a = 1; a <= one.length; a += 1) {
    const now = [a]
    for (let b = 1; b <= other.length; b += 1) {
      const isEqual = one[a - 1] === other[b - 1]
      const isExchanged = one[a - 1] === other[b - 2] && one[a - 2] === other[b - 1]
      now.push(
        Math.min(
          (last[b] ?? 0) + 1,
          (now[b - 1] ?? 0) + 1,
          (last[b - 1] ?? 0) + (isEqual ? 0 : 1),
          isExchanged ? (beforeLast[b - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    ;[beforeLast, last] = [last, now]
  }
  return last[other.length] ?? 0
}
