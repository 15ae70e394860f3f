import type { Language } from '../../language/Language.ts'
import type { Token } from '../tokenize.ts'

/** An item of a list: its place in it, its tokens, and what joins it to the item before (a `Joiner`, the punctuation). */
export type Item = { readonly at: number; readonly tokens: readonly Token[]; readonly joiner: string }

const itemBreak = /[,.;:!?\n/&+|•]|\s-+\s|–|—/

/** Whether a word begins another item of a list. */
export function startsItem(token: Token, { joiners }: Language): boolean {
  return joiners.has(token.word) || itemBreak.test(token.gap)
}

/** Splits a response into the items it lists: at punctuation, slashes, "and" and "or". */
export function splitItems(tokens: readonly Token[], { joiners }: Language): readonly Item[] {
  const items: { tokens: Token[]; joiner: string }[] = []
  let joiner = ''
  for (const token of tokens) {
    const current = items.at(-1)
    const isBreak = itemBreak.test(token.gap)
    const joined = joiners.get(token.word)
    if (joined !== undefined) {
      joiner = `${token.gap}${joined}`
      items.push({ tokens: [], joiner })
    } else if (current === undefined || (isBreak && current.tokens.length > 0))
      items.push({ tokens: [token], joiner: token.gap })
    else current.tokens.push(token)
  }
  return items.filter((item) => item.tokens.length > 0).map((item, at) => ({ at, ...item }))
}
