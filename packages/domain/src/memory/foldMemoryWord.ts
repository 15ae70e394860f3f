/** What of a word has to be typed: its letters and digits, whatever their case, without punctuation, apostrophes and hyphens. */
export function foldMemoryWord(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}
