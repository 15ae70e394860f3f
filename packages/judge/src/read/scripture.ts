import { english } from '../language/english/english.ts'
import type { Language } from '../language/Language.ts'
import { oncePer } from './oncePer.ts'
import { tokenize } from './tokenize.ts'
import type { Token } from './tokenize.ts'

/** What the judge knows of the text that a question cites. */
export type Scripture = {
  /** The number of words of the cited verses. */
  readonly words: number
  /** The chapter's runs of words. */
  readonly runs: ReadonlySet<string>
  /** The words of the cited verses and of the one after them. */
  readonly text: readonly Token[]
  /** The words of the verse after them, by which a response may go on. */
  readonly next: readonly Token[]
}

/** So many words in Scripture's order are its own. */
const runLength = 4
/** From so many words on a stretch is the verse said by heart, and no bare answer in its words. */
const shortestRecital = 7
/** The next verse's first words: how many are known as that, how many may be said, and the characters that they take. */
const fewestOfNext = 4
const mostOfNext = 10
const lengthOfNext = 160

/** A chapter's verses, by their numbers. */
type Verse = { readonly verse: number; readonly text: string }

/** What the judge knows of the verses `from`–`to` of a chapter; undefined where the chapter as it is given lacks one of them. */
export function readScripture(
  chapter: readonly Verse[],
  from: number,
  to: number,
  language: Language = english,
): Scripture | undefined {
  const cited = chapter.filter(({ verse }) => verse >= from && verse <= to)
  if (cited.length === 0 || cited.length < to - from + 1) return undefined
  const read = chapter.filter(({ verse }) => verse >= from && verse <= to + 1)
  return {
    words: tokenize(textOf(cited), language).length,
    runs: runsOf(language)(chapter),
    text: tokenize(textOf(read), language),
    next: tokenize(textOf(chapter.filter(({ verse }) => verse === to + 1)), language),
  }
}

/** A response without the next verse's first words, where it goes on with them after a stop: they neither add nor take away. */
export function withoutNextVerse(text: string, scripture: Scripture | undefined, language: Language): string {
  const next = scripture?.next ?? []
  if (next.length === 0) return text
  const before = Math.max(0, text.length - lengthOfNext)
  for (const { index, 0: stop } of text.slice(before).matchAll(/[.!?;]\s+/g)) {
    const said = tokenize(text.slice(before + index + stop.length), language)
    if (said.length < fewestOfNext || said.length > mostOfNext) continue
    if (said.every(({ stem }, at) => stem === next[at]?.stem)) return text.slice(0, before + index)
  }
  return text
}

/** A chapter's runs, verse after verse: made once and shared by its questions. */
const runsOf = oncePer((language: Language) =>
  oncePer((chapter: readonly Verse[]): ReadonlySet<string> => {
    const tokens = tokenize(textOf(chapter), language)
    return new Set(tokens.flatMap((_, at) => runAt(tokens, at) ?? []))
  }),
)

function textOf(verses: readonly Verse[]): string {
  return verses.map(({ text }) => text).join(' ')
}

/** The stretches of a response that are said in Scripture's own words and order, each with its tokens. */
export function findRecited(tokens: readonly Token[], runs: ReadonlySet<string>): readonly (readonly Token[])[] {
  const recited = new Set<number>()
  for (const at of tokens.keys()) {
    const run = runAt(tokens, at)
    if (run !== undefined && runs.has(run)) for (let next = at; next < at + runLength; next++) recited.add(next)
  }
  const stretches: Token[][] = []
  for (const token of tokens) {
    if (!recited.has(token.index)) continue
    if (recited.has(token.index - 1)) stretches.at(-1)?.push(token)
    else stretches.push([token])
  }
  return stretches
}

/** The tokens of the stretches that are long enough to be the verse said by heart. */
export function recitedTokens(stretches: readonly (readonly Token[])[]): ReadonlySet<number> {
  const long = stretches.filter((stretch) => stretch.length >= shortestRecital)
  return new Set(long.flatMap((stretch) => stretch.map(({ index }) => index)))
}

function runAt(tokens: readonly Token[], at: number): string | undefined {
  if (at + runLength > tokens.length) return undefined
  let run = ''
  for (let next = at; next < at + runLength; next++) run += ` ${tokens[next]?.stem ?? ''}`
  return run
}
