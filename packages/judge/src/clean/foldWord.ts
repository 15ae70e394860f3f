import anyAscii from 'any-ascii'

/** A word as words are compared: lower case, Latin letters without marks, no apostrophe or hyphen. */
export function foldWord(word: string): string {
  return foldLatin(word).toLowerCase().replace(/['-]/g, '')
}

/** Latin letters without their marks (Jérusalem, Ærø); letters of other scripts stay, for they are not spellings of English words. */
export function foldLatin(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text
  const bare = text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
  return bare.replace(/[\u0080-\u{10ffff}]/gu, (letter) =>
    /\p{Script=Latin}/u.test(letter) ? anyAscii(letter) : letter,
  )
}
