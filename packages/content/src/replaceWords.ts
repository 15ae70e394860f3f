const article = /(?<![\p{L}\p{N}])an? $/iu
const endsInWord = /[\p{L}\p{N}]$/u
const startsInWord = /^[\p{L}\p{N}]/u

/**
 * The text with other words in the place of some, which are found whatever their case and kind of apostrophe; undefined where it doesn't
 * hold these as whole words. An article before them follows the new words: "a riot" is "an uproar". They are found without a pattern of
 * their own: a pack looks for its few hundred wordings, and to compile a pattern takes longer than to look through all of its texts.
 */
export function replaceWords(text: string, from: string, to: string): string | undefined {
  const [held, sought] = [plain(text), plain(from)]
  for (let at = held.indexOf(sought); at >= 0; at = held.indexOf(sought, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + sought.length)]
    if (endsInWord.test(before) || startsInWord.test(after)) continue
    const own = article.exec(before)
    if (own === null) return before + to + after
    return `${before.slice(0, own.index)}${/^[aeiou]/i.test(to) ? 'an' : 'a'} ${to}${after}`
  }
  return undefined
}

/** As many letters as the text has, small, with one kind of apostrophe. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'")
}
