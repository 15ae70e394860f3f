/** A text that PostgreSQL can store, also inside JSON: without NUL, and lone surrogates replaced. */
export function storableText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}
