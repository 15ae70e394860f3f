/**
 * Control, bidi and format characters, half surrogates, what fonts draw nothing for (joiners, variation selectors, tags, fillers), private
 * characters, and the two blanks that pass for symbols; not tabs and line breaks.
 */
const unseen = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u{2800}\u{fffc}]/gu

/** A text without what can't be seen, so that it shows as it reads; every other character stays, tabs and line breaks too (rule 145). */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, '')
}
