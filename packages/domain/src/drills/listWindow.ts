/** How many neighbours are before one's eyes on either side. */
const reach = 2

/** The places that are shown around the one that is asked, the asked one left out: two before it and two after it, where there are. */
export function listWindow(length: number, asked: number): { before: number[]; after: number[] } {
  const places = Array.from({ length }, (_, place) => place)
  return {
    before: places.slice(Math.max(0, asked - reach), asked),
    after: places.slice(asked + 1, asked + 1 + reach),
  }
}
