import { foldLookalikes } from './foldLookalikes.ts'

/** Ends of addresses that people know; a name may have a dot ("St.Paul"), so no other word behind one makes an address. */
const endings =
  'com|org|net|edu|gov|info|biz|io|me|tv|app|dev|gg|co|ly|xyz|link|site|online|shop|store|chat|live|page|club|vip|top|us|uk|ca|au|nz|de|fr|es|it|nl|eu|ch|at|br|mx|ru|ua|cn|jp|kr|in|ph|za|ke|ng'

const addresses = [
  /:\/\/|\bwww\s?\./iu,
  new RegExp(String.raw`[\p{L}\p{N}]\.(${endings})(?![\p{L}\p{N}])`, 'iu'),
  /[\p{L}\p{N}]\s*(\.|\(?\bdot\b\)?)\s*(com|org|net)(?![\p{L}\p{N}])/iu,
  /[\p{L}\p{N}]\.\p{L}{2,}\//u,
  /@[\p{L}\p{N}_]|[\p{L}\p{N}_]@/u,
  /[\p{L}\p{N}]#\d{4}(?!\d)/u,
  /\b(insta(gram)?|ig|snap(chat)?|tiktok|discord|whats\s?app|telegram|tg|fb|facebook)\s*[:=]/iu,
  /(?<![\p{L}\p{N}]-?)[+(]*\d(?:[\s().+/-]*\d){6,}(?!-?[\p{L}\p{N}])/u,
  /[g-z]\+?\d{7,}/iu,
]

/** The years of a season: "2026-2027" is no phone number. */
const years = /(?<!\d)(19|20)\d\d\s*[-/]\s*(19|20)\d\d(?!\d)/gu

/** Whether a name tells where to find or how to reach somebody: a web or e-mail address, a handle or a phone number (rule 146). */
export function hasAddress(name: string): boolean {
  const plain = foldLookalikes(name.normalize('NFKC'))
    .replace(/\p{Nd}/gu, digitOf)
    .replace(years, ' ')
  return addresses.some((address) => address.test(plain))
}

/** A digit of any alphabet as one of ours: each alphabet's ten stand in a row, zero first. */
function digitOf(digit: string): string {
  if (digit <= '9') return digit
  let point = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - 1))) {
    point -= 1
    value += 1
  }
  return String(value)
}
