import { lookalikes } from './lookalikes.ts'

/** The twin of a letter in a word of its own alphabet, the same in both cases: that of the capital where it has one. */
function twinOf(letter: string): string | undefined {
  const capital = letter.toUpperCase()
  return lookalikes.get(capital) ?? lookalikes.get(capital.toLowerCase())
}

const words = /[\p{L}\p{M}]+/gu
const letters = /\p{L}/gu
const signs = /[^\p{L}\p{M}]/gu

function foldWord(word: string): string {
  if (/^\p{ASCII}*$/u.test(word)) return word
  const own = word.match(letters) ?? []
  if (own.some((letter) => /\p{Script=Latin}/u.test(letter)))
    return word.replace(letters, (letter) => lookalikes.get(letter) ?? letter)
  // A word of another alphabet is that word, in capitals too, unless each of its letters has a Latin twin.
  const folded = own.map(twinOf)
  if (folded.includes(undefined)) return word
  let at = 0
  return word.replace(letters, (letter) => folded[at++] ?? letter)
}

/**
 * A text with letters of other alphabets in place of Latin ones made
 * Latin, as Unicode's skeletons of confusables (UTS 39) are: where a word
 * mixes alphabets, or could be read as a Latin word from end to end. A word that only its own alphabet can write stays, and so do accents.
 * Takes and gives the composed form (NFC).
 */
export function foldLookalikes(text: string): string {
  return text
    .normalize('NFD')
    .replace(words, foldWord)
    .replace(signs, (sign) => lookalikes.get(sign) ?? sign)
    .normalize('NFC')
}
