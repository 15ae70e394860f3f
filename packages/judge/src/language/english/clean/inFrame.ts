import { auxiliaries, phraseBreaks } from '../words/stopWords.ts'

const determiners = new Set('the a an his her their its my your our'.split(' '))
const pronouns = new Set('i he she it they we you who which'.split(' '))
const prepositions = new Set('to in on at by from with for into under over upon'.split(' '))
const negators = new Set('not never cant wont dont didnt doesnt'.split(' '))
/** The most words that what is taken back may have after its determiner, and that a word's other form may have. */
const longestTail = 2
const longestOther = 2
const owned = /^(.{0,80}\bof (?:the |his |her |its |their |my |your |our )?)\S+$/i

/**
 * What was meant, in the frame of the item that it corrects: "speak of the miller, no the baker" takes back only the miller, and
 * "nothing to drink i mean eat" the last word. Undefined where it takes the place of the whole item. `first`: the first item of what was
 * `meant`.
 */
export function inFrame(item: string, first: string, meant: string): string | undefined {
  const said = item.trim()
  const [, stem] = owned.exec(said) ?? []
  // "The commandment of Moses, no of God".
  if (stem !== undefined && /^(?:of )?[^\s]+$/i.test(first.trim())) return `${stem}${meant.trim().replace(/^of /i, '')}`
  const words = said.split(/\s+/)
  const now = first.trim().split(/\s+/)
  const at = frameEnd(words.map(plain), now.map(plain))
  return at > 0 ? `${words.slice(0, at).join(' ')} ${meant.trim()}` : undefined
}

/** With how many of its words an item's frame ends; 0 where all of it is taken back. */
function frameEnd(item: readonly string[], now: readonly string[]): number {
  const [first = ''] = now
  const isSaidAnew = item[0] === first && now.length >= item.length
  if (isSaidAnew || (item.length > 1 && now.length > 1 && item.at(-1) === now.at(-1))) return 0
  if (determiners.has(first)) {
    const at = item.findLastIndex((word) => determiners.has(word))
    const before = item[at - 1] ?? ''
    const isFrame = at > 1 && (prepositions.has(before) || isClause(item.slice(0, at)))
    return isFrame && before !== 'of' && item.length - at - 1 <= longestTail ? at : 0
  }
  if (phraseBreaks.has(first)) {
    const at = item.lastIndexOf(first)
    return at > 1 && isClause(item.slice(0, at)) ? at : 0
  }
  const before = item.at(-2) ?? ''
  const isLed = prepositions.has(before) || (determiners.has(before) && prepositions.has(item.at(-3) ?? ''))
  const isOfVerb = now.length === 1 && isClause(item) && (auxiliaries.has(before) || negators.has(before))
  return item.length > 2 && now.length <= longestOther && (isLed || isOfVerb) ? item.length - 1 : 0
}

/** Whether words tell what somebody does. */
function isClause(words: readonly string[]): boolean {
  return words.some((word) => pronouns.has(word) || auxiliaries.has(word))
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
