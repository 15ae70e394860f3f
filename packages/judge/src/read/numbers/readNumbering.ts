import type { Language } from '../../language/Language.ts'
import { oncePer } from '../oncePer.ts'

/** What an answer's numbering is read for: how many parts there are, and whether they are blanks or a number is expected. */
export type Numbered = { readonly parts: number; readonly isOfBlanks: boolean; readonly expectsNumber: boolean }

type Kind = 'digits' | 'ordinals' | 'ordinalWords' | 'words' | 'roman'

/** The label of an item: where it stands, the places that it names, and whether more than a space follows. */
type Label = {
  readonly from: number
  readonly to: number
  readonly kind: Kind
  readonly places: readonly number[]
  readonly isMarked: boolean
}

const fewest = 2
/** "1hay 2straw". */
const glued = /(?<![\p{L}\p{N}])(\d{1,2})(?!(?:st|nd|rd|th|k|x|s|am|pm)(?!\p{L}))(?=\p{L})/giu
const romans = 'i ii iii iv v vi vii viii ix x'.split(' ')
const ordinalWords = 'first second third fourth fifth sixth seventh eighth'.split(' ')
/** The largest number that counts items. */
const most = 12

/** The labels at the beginnings of items in a language, "1.", "1st", "one:", "ii)", "1 and 3", and one that a text begins with. */
const patternsOf = oncePer(({ cardinals }: Language) => {
  const words = [...cardinals].filter(([, value]) => value > 0 && value <= most).map(([word]) => word)
  const one = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?|${[...words, ...ordinalWords, ...romans].join('|')})(?![\p{L}\p{N}])`
  const lead = String.raw`(?:(?:the )?(?:blank|number|no\.|part|answer) ?|the |#|\()?`
  const more = String.raw`(?:\s?(?:,|and|&|\+|,? and)\s?${lead}${one}){0,7}`
  const gap = String.raw`((?: (?:one|blank|answer))?\s?(?:[.):=]|\s?-){1,3}\s{0,3}|\s{1,3}(?:blank |(?:is|are) )?)`
  return {
    opening: new RegExp(String.raw`^\s{0,3}${lead}${one}`, 'iu'),
    label: new RegExp(String.raw`(?<=^|[\s,;.])${lead}(${one}${more})${gap}(?=["'\p{L}\p{N}])`, 'giu'),
  }
})

/**
 * An answer whose items are numbered, without the numbers: "1.house 2.river", "1st house, 2nd river", "one: house. two: river.";
 * in the order of their numbers where those name each part once ("1 and 3 tired, 2 feet").
 */
export function readNumbering(said: string, asked: Numbered, language: Language): string {
  const { opening, label } = patternsOf(language)
  if (asked.parts < fewest) return said
  const text = said.replace(glued, '$1. ')
  if (!opening.test(text)) return said
  const labels = [...text.matchAll(label)].flatMap((match) => readLabel(match, language))
  for (const kind of ['digits', 'ordinals', 'words', 'roman', 'ordinalWords'] as const) {
    const own = labels.filter((label) => label.kind === kind)
    if (own.length < fewest) continue
    const inTurn = own.filter(isNextOf())
    if (isCounting(inTurn, own, asked) && isAtStart(inTurn, text)) return itemsAt(inTurn, text).join('; ')
    if (isNaming(own, asked) && isAtStart(own, text)) return inPlaces(own, text, asked.parts)
  }
  return said
}

function readLabel(match: RegExpExecArray, { cardinals }: Language): readonly Label[] {
  const [all, said = '', gap = ''] = match
  const names = said.toLowerCase().match(/[a-z\d]+/g) ?? []
  const read = names.filter((name) => name !== 'and' && name !== 'blank' && name !== 'the')
  const [first = ''] = read
  const kind = kindOf(first)
  const places = read.map((name) => placeOf(name, kind, cardinals))
  const isRead = places.every((place) => place > 0 && place <= most)
  const isMarked = /[.):=-]/.test(gap) || !all.startsWith(said)
  if (!isRead || (!isMarked && (kind === 'words' || kind === 'roman'))) return []
  return [{ from: match.index, to: match.index + all.length, kind, places, isMarked }]
}

function kindOf(name: string): Kind {
  if (/^\d+$/.test(name)) return 'digits'
  if (/^\d/.test(name)) return 'ordinals'
  if (ordinalWords.includes(name)) return 'ordinalWords'
  return romans.includes(name) ? 'roman' : 'words'
}

function placeOf(name: string, kind: Kind, cardinals: ReadonlyMap<string, number>): number {
  if (/^\d/.test(name)) return Number.parseInt(name, 10)
  if (kind === 'roman') return romans.indexOf(name) + 1
  return kind === 'ordinalWords' ? ordinalWords.indexOf(name) + 1 : (cardinals.get(name) ?? 0)
}

/** Keeps the labels that count on from one, and passes over other numbers between them. */
function isNextOf(): (label: Label) => boolean {
  let next = 1
  return ({ places }) => {
    if (places.length > 1 || places[0] !== next) return false
    next++
    return true
  }
}

/** Whether labels only count: all of them do, or as many as there are parts. Bare numbers may be answers where a number is expected. */
function isCounting(inTurn: readonly Label[], own: readonly Label[], asked: Numbered): boolean {
  const [first] = inTurn
  if (first === undefined || inTurn.length < fewest) return false
  if (first.kind === 'ordinalWords' && (asked.expectsNumber || !inTurn.every(({ isMarked }) => isMarked))) return false
  const isWhole = inTurn.length === asked.parts
  const isSpare = inTurn.every(({ isMarked }) => isMarked) || own.length > inTurn.length
  if (asked.expectsNumber && (!isWhole || !isSpare || first.kind === 'ordinals')) return false
  return isWhole || inTurn.length === own.length
}

/** Whether labels name each part once, in whatever order. */
function isNaming(own: readonly Label[], asked: Numbered): boolean {
  const places = own.flatMap((label) => label.places).toSorted((a, b) => a - b)
  const isEach = places.length === asked.parts && places.every((place, at) => place === at + 1)
  return isEach && (asked.isOfBlanks ? true : !asked.expectsNumber && own.every(({ isMarked }) => isMarked))
}

function isAtStart([first]: readonly Label[], text: string): boolean {
  return first !== undefined && !/[\p{L}\p{N}]/u.test(text.slice(0, first.from))
}

/** What stands after each label, without what only divides it from the next. */
function itemsAt(labels: readonly Label[], text: string): readonly string[] {
  return labels.map(({ to }, at) =>
    text
      .slice(to, labels[at + 1]?.from)
      .trim()
      .replace(/(?:[,;(]|\band)\s*$/i, '')
      .trim(),
  )
}

function inPlaces(labels: readonly Label[], text: string, parts: number): string {
  const items = itemsAt(labels, text)
  return Array.from(
    { length: parts },
    (_, at) => items[labels.findIndex(({ places }) => places.includes(at + 1))],
  ).join('; ')
}
