/**
 * A text that others may be shown and PostgreSQL can store, also inside JSON: without control, bidi and other invisible characters and half
 * surrogates, so that it shows as it reads; line breaks and tabs stay.
 */
export function plainText(text: string): string {
  return text.replaceAll(/(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
}
