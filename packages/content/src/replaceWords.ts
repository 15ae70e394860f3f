/**
 * The text with other words in the place of some, which are found whatever their case and kind of apostrophe; undefined where it doesn't
 * hold these as whole words. An article before them follows the new words: "a riot" is "an uproar".
 */
export function replaceWords(text: string, from: string, to: string): string | undefined {
  const escaped = from
    .replaceAll('’', "'")
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll("'", "['’]")
  const found = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:(an?) )?${escaped}(?![\p{L}\p{N}])`, 'iu')
  const held = found.exec(text)
  if (held === null) return undefined
  const [whole, article] = held
  const own = article === undefined ? to : `${/^[aeiou]/i.test(to) ? 'an' : 'a'} ${to}`
  return text.slice(0, held.index) + own + text.slice(held.index + whole.length)
}
