import { foldLatin } from './foldWord.ts'
import { lookalikes } from './words/lookalikes.ts'

/** The longest piece of a response that is read, in characters. */
export const responseLimit = 4000

/** A cleaned response; `isTruncated` when something was left unread. */
export type CleanedResponse = { readonly text: string; readonly isTruncated: boolean }

/**
 * Makes a response readable: capped, one form of each letter, no invisible or direction marks, no diacritics, plain quotation marks,
 * Latin letters in place of their lookalikes where a word mixes scripts.
 */
export function cleanResponse(response: string): CleanedResponse {
  const capped = response.slice(0, responseLimit)
  const text = (/^[\n -~]*$/.test(capped) ? capped.replaceAll('`', "'") : plainLetters(capped))
    .replace(/(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll}{2})/gu, ' ')
    .replace(spacedLetters, joinLetters)
    .trim()
  return { text, isTruncated: response.length > responseLimit }
}

/** A text with other than printable ASCII, in plain letters and marks. */
function plainLetters(capped: string): string {
  const composed = capped.normalize('NFKC').slice(0, responseLimit)
  const visible = composed
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[^\S\n]|\p{Cc}(?<!\n)/gu, ' ')
  const plain = visible
    .replace(/[\u2018\u2019\u201b\u02bc\u00b4`]/g, "'")
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"')
  return foldLatin(plain.replace(/[\p{L}\p{M}]+/gu, undoLookalikes))
}

/** Four or more letters with spaces between them ("A h a z"), and more of them between two words. */
const spacedLetters = /(?<![^\s,;])\p{L}(?: {1,4}\p{L}){3,40}(?![^\s,.;!?])/gu

function joinLetters(letters: string): string {
  return letters.replace(/ {2,}/g, '\n').replaceAll(' ', '').replaceAll('\n', ' ')
}

function undoLookalikes(word: string): string {
  if (/^\p{ASCII}*$/u.test(word)) return word
  const latin = word.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin === 0 || latin === word.length) return word
  return word.replace(/[^\p{Script=Latin}]/gu, (letter) => lookalikes[letter] ?? letter)
}
