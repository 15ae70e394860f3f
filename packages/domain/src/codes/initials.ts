import anyAscii from 'any-ascii'

const apostrophes = /['`´‘’ʼ′]/gu
const symbols = /[\p{S}\p{Extended_Pictographic}]/gu

/** A word that begins with digits gives up to two of them; any other its first letter, and up to two digits glued to it. */
const initial = /^(\d{1,2}|[A-Z])[A-Z]*(\d{0,2})/i

function initialOf(word: string): string {
  const [, first = '', digits = ''] = initial.exec(word) ?? []
  return /\d/.test(first) ? first : first + digits
}

/**
 * The initials of a club's or team's name: A–Z and 0–9, at most `max` of them (rule 5). "Mountain Oaks" gives MO,
 * "Team 7" T7; a name of digits alone gives up to two digits. Empty when the name has neither letters nor digits
 * (emoji and other symbols have no sound, so they give nothing).
 */
export function initials(name: string, max: number): string {
  const sounds = name.normalize('NFC').replace(apostrophes, '').replace(symbols, ' ')
  const words =
    anyAscii(sounds)
      .replace(apostrophes, '')
      .match(/[A-Z0-9]+/gi) ?? []
  const letters = words.map(initialOf).join('').toUpperCase()
  return letters.slice(0, /^\d+$/.test(letters) ? Math.min(max, 2) : max)
}
