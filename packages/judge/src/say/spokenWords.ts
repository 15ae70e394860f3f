/** A word of a text: where it stands, as it was written, and as it is compared (lower case, no accents or invisible marks). */
export type SpokenWord = { readonly at: number; readonly raw: string; readonly folded: string }

/** The words and numbers of a text in their order; a hyphen or an apostrophe ends one. */
export function spokenWords(text: string): SpokenWord[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}\p{Cf}]+/gu)]
    .map(({ 0: raw, index }) => ({ at: index, raw, folded: fold(raw) }))
    .filter(({ folded }) => folded !== '')
}

function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
}
