import type { Language } from '../language/Language.ts'
import type { CompiledLexicon } from './lexicon.ts'
import type { Scripture } from './scripture.ts'
import { startsItem } from './split/items.ts'
import { contentTokens, tokenize } from './tokenize.ts'
import type { Token } from './tokenize.ts'

/** A response follows a verse from so many words on, so many telling ones among them, where these are so large a share of its own. */
const fewestSaid = 7
const fewestTelling = 4
const mostOf = 0.5
/** How many words more another edition may have in the place of the verse's. */
const mostInstead = 5
/** Words that deny or except are the verse's own only where a word stands within this reach of them as it does there. */
const reach = 2
/** A stretch goes along with the verse with so many words of it, the next never further than this. */
const fewestAlong = 5
const furthest = 5
/** The fewest words that are known as the verse's wherever they stand. */
const fewestQuoted = 2

/** Whether words are all the verse's own: then they speak to nobody but whom the verse speaks to. */
export function isOfVerse(text: string, scripture: Scripture | undefined, language: Language): boolean {
  if (scripture === undefined) return false
  const own = new Set(scripture.text.map(({ stem }) => stem))
  const said = tokenize(text, language)
  return said.length >= fewestQuoted && said.every(({ stem }) => own.has(stem))
}

/**
 * What a response has of the cited verse: the tokens that say its words in its order, and those in the place of other words of it. Where
 * it goes along with the verse: the tokens that say its words (`along`, with the verse's stems), and the stems in whose place others stand
 * (`standsFor`). `left`: the stems of the words of the verse that nothing says.
 */
export type Following = {
  readonly said: ReadonlySet<number>
  readonly instead: ReadonlySet<number>
  readonly along: ReadonlyMap<number, string>
  readonly standsFor: ReadonlyMap<number, ReadonlySet<string>>
  readonly left: ReadonlySet<string>
}

/**
 * How a response follows the cited verse, as another edition has it: word
 * for word, or with a synonym in the place of a word. `instead`: what stands where the verse
 * has something else, unless it is a denial or a word that the verse has elsewhere.
 * Neither has any where the words are few, or less than half of what the response tells.
 */
export function followVerse(tokens: readonly Token[], { text, words }: Scripture, lexicon: CompiledLexicon): Following {
  const { language } = lexicon
  const { excepting, negators } = language.words
  const none = {
    said: new Set<number>(),
    instead: new Set<number>(),
    along: new Map<number, string>(),
    standsFor: new Map<number, ReadonlySet<string>>(),
    left: new Set<string>(),
  }
  const telling = contentTokens(tokens).length
  if (telling < fewestTelling || tokens.length < fewestSaid) return none
  const places = new Map<string, number[]>()
  const put = (key: string, place: number): void => {
    const known = places.get(key)
    if (known === undefined) places.set(key, [place])
    else if (known.at(-1) !== place) known.push(place)
  }
  for (const [place, token] of text.entries()) {
    put(keyOf(token, language), place)
    if (!token.isStop) for (const mate of lexicon.mates.get(token.stem) ?? []) put(mate.stem, place)
  }
  const links = longestRising(tokens, (token) => places.get(keyOf(token, language)) ?? [])
  const followed = links.filter(({ token }) => !token.isStop).length
  if (links.length < fewestSaid || followed < fewestTelling || followed < mostOf * telling) return none
  const instead = links.flatMap(({ token, place }, at) => {
    const before = links[at - 1]
    const missing = place - (before?.place ?? -1) - 1
    const between = tokens.slice((before?.token.index ?? Math.max(-1, token.index - missing - 1)) + 1, token.index)
    if (missing === 0 || between.length > missing + mostInstead) return []
    // A further item of a list stands for nothing of the verse where the verse lists nothing there.
    const skipped = text.slice((before?.place ?? -1) + 1, place)
    const item = between.findIndex((other) => startsItem(other, language))
    const own = item < 0 || hasItem(skipped, language) ? between : between.slice(0, item)
    return own.filter((other) => !negators.has(other.word) && !places.has(keyOf(other, language)))
  })
  const isOwn = ({ token, place }: Link, at: number): boolean =>
    !(negators.has(token.word) || excepting.has(token.word)) ||
    [links[at - 1], links[at + 1]].some(
      (beside) =>
        beside !== undefined &&
        Math.abs(beside.place - place) <= reach &&
        Math.abs(beside.token.index - token.index) <= reach,
    )
  const linked = new Set(links.map(({ place }) => place))
  return {
    said: new Set(links.filter((link, at) => isOwn(link, at)).map(({ token }) => token.index)),
    instead: new Set(instead.map(({ index }) => index)),
    ...alongside(links, text),
    left: new Set(text.filter((_, place) => place < words && !linked.has(place)).map(({ stem }) => stem)),
  }
}

/** What goes along with the verse: few words differ between any two that a stretch shares with it. */
function alongside(links: readonly Link[], text: Scripture['text']): Pick<Following, 'along' | 'standsFor'> {
  const stretches: Link[][] = []
  for (const link of links) {
    const before = stretches.at(-1)?.at(-1)
    const isNear =
      before !== undefined && link.token.index - before.token.index <= furthest && link.place - before.place <= furthest
    if (isNear) stretches.at(-1)?.push(link)
    else stretches.push([link])
  }
  const long = stretches.filter((stretch) => stretch.length >= fewestAlong)
  const along = new Map(long.flat().map(({ token, place }) => [token.index, text[place]?.stem ?? '']))
  const places = new Set(long.flat().map(({ place }) => place))
  const standsFor = long.flatMap((stretch) => {
    const telling = stretch.filter(({ token }, at) => !token.isStop || at === 0 || at === stretch.length - 1)
    return telling.slice(1).flatMap(({ token, place }, at) => {
      const before = telling[at]
      if (before === undefined) return []
      const skipped = text.slice(before.place, place).filter((_, next) => !places.has(before.place + next))
      const stems = new Set(skipped.map(({ stem }) => stem))
      const between = Array.from({ length: token.index - before.token.index }, (_, next) => before.token.index + next)
      return between.filter((index) => !along.has(index)).map((index) => [index, stems] as const)
    })
  })
  return { along, standsFor: new Map(standsFor) }
}

/** Whether words of a verse list another thing. */
function hasItem(tokens: readonly Token[], language: Language): boolean {
  const at = tokens.findIndex((token) => startsItem(token, language))
  return at >= 0 && tokens.slice(at).some(({ isStop }) => !isStop)
}

/** Every denying word stands for every other: "by no means" for "not". */
function keyOf({ word, stem }: Token, { words }: Language): string {
  return words.negators.has(word) ? '!not' : stem
}

/** A token of a response and the place in the verse of the word that it says. */
type Link = { readonly token: Token; readonly place: number; readonly before: Link | undefined }

/** The longest choice of tokens, in their order, whose places in the verse rise as well. */
function longestRising(tokens: readonly Token[], placesOf: (token: Token) => readonly number[]): readonly Link[] {
  /** For each length the choice that ends earliest in the verse. */
  const ends: Link[] = []
  for (const token of tokens)
    for (const place of placesOf(token).toReversed()) {
      const found = ends.findIndex((link) => link.place >= place)
      const length = found < 0 ? ends.length : found
      ends[length] = { token, place, before: ends[length - 1] }
    }
  const chosen: Link[] = []
  for (let link = ends.at(-1); link !== undefined; link = link.before) chosen.push(link)
  return chosen.toReversed()
}
