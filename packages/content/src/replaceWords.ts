/** The patterns of words that were looked for: a pack looks for its few hundred wordings in each of some thousand texts. */
const patterns = new Map<string, RegExp>()

/**
 * The text with other words in the place of some, which are found whatever their case and kind of apostrophe; undefined where it doesn't
 * hold these as whole words. An article before them follows the new words: "a riot" is "an uproar".
 */
export function replaceWords(text: string, from: string, to: string): string | undefined {
  if (!plain(text).includes(plain(from))) return undefined
  const held = patternOf(from).exec(text)
  if (held === null) return undefined
  const [whole, article] = held
  const own = article === undefined ? to : `${/^[aeiou]/i.test(to) ? 'an' : 'a'} ${to}`
  return text.slice(0, held.index) + own + text.slice(held.index + whole.length)
}

/** Most texts hold nothing of the words: that is seen so in a tenth of the time that their pattern takes. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'")
}

function patternOf(words: string): RegExp {
  const known = patterns.get(words)
  if (known !== undefined) return known
  const escaped = words
    .replaceAll('’', "'")
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll("'", "['’]")
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:(an?) )?${escaped}(?![\p{L}\p{N}])`, 'iu')
  patterns.set(words, pattern)
  return pattern
}
