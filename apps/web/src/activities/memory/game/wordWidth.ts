/** How wide a word's box is, in pixels: 14 a letter and 16 around, 50 at least (rule 121). */
export function wordWidth(word: string): number {
  return Math.max(50, 14 * word.length + 16)
}
