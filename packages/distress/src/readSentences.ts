/** The longest text that is read, in characters: the longest answer. */
export const readLimit = 4_000

/** Signs that stand for letters inside a word: "k1ll", "su!c1de", "h@te". */
const letterSigns: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'ate',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
}

/** Letters of other scripts that look like Latin ones, undone where Latin letters stand beside them. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  'аa еe оo рp сc уy хx іi ѕs јj кk мm тt вb нh αa εe ιi οo ρp τt υu νv κk ԁd һh'
    .split(' ')
    .map(([other = '', latin = '']) => [other, latin]),
)

const marks = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu
const apostrophes = /['’‘ʼ´`‛]/g
const sentenceEnds = /[.?;:\n…]+|!+(?![\p{L}\p{N}])|[¿¡]/u
const word = /[\p{L}\p{N}](?:[\p{L}\p{N}@$*|]|!(?=\p{L}))*|[@$](?=\p{L})[\p{L}\p{N}@$*]+/gu

/**
 * A text as sentences of folded words: lower case, no marks, no apostrophes ("don't" is "dont"), letters in place of the digits and signs
 * that stand for them, long runs of one letter cut to two, single letters in a row joined ("k m s"). Reads the first 4,000 characters.
 */
export function readSentences(text: string): string[][] {
  // Some single characters become eighteen letters: what is normalised is bounded again.
  const bounded = text.slice(0, readLimit).normalize('NFKC').slice(0, readLimit)
  const folded = bounded.toLowerCase().normalize('NFD').replace(marks, '').replace(apostrophes, '')
  return folded
    .split(sentenceEnds)
    .map((sentence) => joinLetters((sentence.match(word) ?? []).map(foldSigns)))
    .filter((words) => words.length > 0)
}

function foldSigns(written: string): string {
  const isMixed = /[a-z]/.test(written) && /[^a-z]/.test(written)
  const letters = isMixed
    ? written.replace(/[^a-z]/g, (sign) => letterSigns[sign] ?? lookalikes[sign] ?? sign).replaceAll('*', '')
    : written
  return letters.replace(/([a-z])\1{2,}/g, '$1$1')
}

/** Runs of three and more single letters are one word; "i", "a", "u" and "y" alone are words of their own. */
function joinLetters(words: string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < words.length;) {
    let end = at
    while (end < words.length && words[end]?.length === 1 && /[a-z]/.test(words[end] ?? '')) end += 1
    if (end - at >= 3) {
      const letters = words.slice(at, end).join('')
      // "i c u t myself"
      if (letters.startsWith('i') && letters.length > 3) joined.push('i', letters.slice(1))
      else joined.push(letters)
      at = end
    } else {
      joined.push(words[at] ?? '')
      at += 1
    }
  }
  return joined
}
