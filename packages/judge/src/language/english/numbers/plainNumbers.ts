import { cardinals, multipliers } from '../words/numberWords.ts'

const fractions: Readonly<Record<string, string>> = { '1/2': 'half', '1/3': 'third', '1/4': 'quarter', '1/10': 'tenth' }
const shares: Readonly<Record<string, string>> = { '50': 'half', '25': 'quarter', '100': 'all' }
const numberWord = `(?:\\d{1,9}|${[...cardinals.keys(), ...multipliers.keys()].join('|')})`
const fold = new RegExp(`\\b(${numberWord})[ -]?fold\\b`, 'gi')
const tens = 'tens twenties thirties forties fifties sixties seventies eighties nineties'.split(' ')
const crowds: ReadonlyMap<string, string> = new Map([
  ...tens.map((word, at): [string, string] => [word, String((at + 1) * 10)]),
  ['hundreds', '100'],
])
const crowd = new RegExp(`\\b(?:${[...crowds.keys()].join('|')})\\b(?! of\\b)`, 'gi')

const scores = /\b(two|three|four|five|six|seven)[ -]?score(?:(?:,| and)? (\w{2,9}))?\b/gi
const joinedTens =
  /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(one|two|three|four|five|six|seven|eight|nine)\b/gi

function valueOf(word: string): number {
  const said = word.toLowerCase()
  return said === 'a' ? 1 : (cardinals.get(said) ?? 0)
}

/** A verse and its book, which are nobody's numbers. */
const citation =
  /(?:(?<![\p{L}\p{N}])(?:[1-3] )?\p{Lu}\p{L}+ )?\b\d{1,3}\s?:\s?\d{1,3}(?:\s?[-\u2013]\s?\d{1,3})?(?!\d)/gu

/**
 * A text with its short forms of numbers written out and the verses that it cites left
 * out: "2k", "7x", "50 %", "1/2", "100s", "fifties", "thirtyfold", "thrice". Idempotent.
 */
export function plainNumbers(text: string): string {
  if (
    !/\d|fold\b|thrice|score|o'?clock|dozen|ties\b|tens\b|hundreds|ty(?:one|two|three|four|five|six|seven|eight|nine)/i.test(
      text,
    )
  )
    return text
  return text
    .replace(/\u2044/g, '/')
    .replace(citation, ' ')
    .replace(/\b1\s?\/\s?(?:2|3|4|10)\b/g, (found) => fractions[found.replace(/\s/g, '')] ?? found)
    .replace(/\b(\d{1,3})\s?(?:%|per ?cent\b)/gi, (found, share: string) => shares[share] ?? found)
    .replace(/\b(\d{1,6})k\b/gi, '$1000')
    .replace(/\b(\d{1,9})\s?x\b(?! ?\d)/gi, '$1 times')
    .replace(/(?<![\p{L}\p{N}])x\s?(\d{1,9})\b/giu, '$1 times')
    .replace(/\b(\d{1,9})'?s\b/g, '$1')
    .replace(scores, (_found, many: string, rest: string | undefined) =>
      String(20 * valueOf(many) + valueOf(rest ?? '')),
    )
    .replace(/\b(?:12|twelve)\s?o'?\s?clock at (?:night|midnight)\b/gi, 'midnight')
    .replace(/\b(?:12|twelve)\s?o'?\s?clock (?:in the middle of the day|at noon)\b/gi, 'noon')
    .replace(/\b(?:half (?:a )?|a half[ -])dozens?\b(?: of\b)?/gi, '6')
    .replace(/\b(a|one|two|three) dozens?\b(?: of\b)?/gi, (_found, many: string) => String(12 * valueOf(many)))
    .replace(joinedTens, '$1 $2')
    .replace(fold, '$1 times')
    .replace(/\bthrice\b/gi, 'three times')
    .replace(crowd, (found) => crowds.get(found.toLowerCase()) ?? found)
}
