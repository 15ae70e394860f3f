import type { DenialAsked } from '../../Language.ts'
import { contrastRows } from '../words/contrasts.ts'
import { cardinals, multipliers, ordinals } from '../words/numberWords.ts'
import { auxiliaries, phraseBreaks } from '../words/stopWords.ts'

/** Words that say "no" and what they say it of: "no longer", "no one" take nothing back. */
const denials = new Set(
  'longer more one body man woman matter idea doubt other others way good clue problem need place end hope not'.split(
    ' ',
  ),
)
/** After these a "no" denies what follows: "find no rest", "and no bread". */
const carriers = new Set(
  `and or but nor that there theres he she it they we i you who which got get gets have has had find finds found take takes took taken give gives gave given make
  makes made eat eats ate drink drinks drank know knows knew see sees saw seen hear hears heard leave leaves left bring brings brought want wants need needs show
  shows showed say says said receive receives bear bears bore pay pays paid hold holds held keep keeps kept do learn fear fears feel feels felt yield yields
  so very really too be been am carry bringing taking having eating finding making giving seeing knowing come came comes let lets hath hast`.split(
    /\s+/,
  ),
)
const articles = new Set('a an the'.split(' '))
const determiners = new Set('a an the his her its their my our your'.split(' '))
/** What makes a sentence of the words before a "no", whose verb it may deny. */
const sentence = /\b(?:i|he|she|it|they|we|you|who|which)\b/i
const itemBreak = /[,;.!?\n]|\band\b/i
const apologies = new Set('for about that to if because of'.split(' '))
const word = String.raw`(?<![\p{L}\p{N}'-])[\p{L}\p{N}'-]{1,40}`
const bare = new RegExp(
  `(${word})([ ]*(?:[,.]|\\.{2,4})?[ ]+)(no,? sorry|no|sorry|oops)([ ]*[,.]?[ ]+)(${word})`,
  'giu',
)

/** Whether a folded word is a name. */
export type IsName = (word: string) => boolean
/** What denies of a question and its answer, so that a "no" may, and which words are names. */
export type Known = { readonly denialAsked: DenialAsked | undefined; readonly isName: IsName }

/** A word that takes back what stands before it, by its place in the text. */
type BareCorrection = { readonly index: number; readonly length: number }

/**
 * The first "no", "sorry" or "oops" that takes back what stands before it, though no pause or phrase says so: between two things of one
 * item, of which a "no" can't deny the second ("iron no dross", "a light no a cloud",
 * "64 years no 65 years", "evening no, dawn"); after a comma where more than the
 * `asked` number would be listed, or both are numbers. `items` cuts a text into what it lists.
 */
export function findBareCorrection(
  text: string,
  asked: number,
  items: (text: string) => readonly string[],
  { denialAsked, isName }: Known,
): BareCorrection | undefined {
  bare.lastIndex = 0
  for (let match = bare.exec(text); match !== null; match = bare.exec(text)) {
    const [, before = '', gap = '', said = '', after = '', next = ''] = match
    const index = match.index + before.length + gap.length
    const found = { index, length: said.length + after.trimEnd().length }
    bare.lastIndex = index
    const from = before.toLowerCase()
    const to = next.toLowerCase()
    const isPaused = /[,.]/.test(gap)
    if (denialAsked === 'part' && !articles.has(to)) continue
    if (denialAsked !== undefined && !isPlain(text, index, index + found.length, from, to, asked, items)) continue
    if (said.toLowerCase() !== 'no') {
      const isFeeling = from.endsWith('ly') || after.includes(',')
      if (!isFeeling && !apologies.has(to) && !carriers.has(from) && !auxiliaries.has(from)) return found
      continue
    }
    if (/(?:^|[\s,;])no\s/i.test(text.slice(0, index)) || /^no$/i.test(before)) continue
    // "Sargon came, no Tartan came": the same is said of another.
    const again = /^\s+([\p{L}']+)/u.exec(text.slice(match.index + match[0].length))?.[1]?.toLowerCase()
    if (isPaused && again === from) return found
    if (areOpposed(from, to) || (isNumber(from) && isNumber(to))) return found
    // "To Odrel no Tobin".
    if (isName(from) && isName(to)) return found
    // "Odrels, no Tobins": no "no" denies a name.
    if (isPaused && (isName(to.replace(/'s?$/, '')) || isName(to.replace(/'?s$/, '')))) return found
    if (isPaused && isSaidAnew(text.slice(0, index), text.slice(index + found.length), from, to)) return found
    // "On his knee, no in his arms": a "no" denies no preposition.
    if (isPaused && phraseBreaks.has(to) && isLed(text.slice(0, index))) return found
    // "The leaves no the roots", "in judgment no in vision": no "no" denies an article or a preposition.
    if (!isPaused && (articles.has(to) || isLedAlike(text.slice(0, index), to))) return found
    if (denials.has(to) || carriers.has(from) || auxiliaries.has(from) || phraseBreaks.has(from)) continue
    if (/[,.]/.test(after)) {
      if (!isPaused && from !== 'yes') return found
      // "Third. No, second": who has said all that is asked for, and then "no", begins anew.
      const said = text.slice(0, index)
      if (gap.includes('.') && items(said).length >= asked && !hasVerb(said) && !sentence.test(said)) return found
      continue
    }
    // "Egypt... no death": who trails off and says "no" takes back.
    if (gap.includes('..')) return found
    const isNumbers = isNumber(next) && isNumber(items(text.slice(0, index)).at(-1) ?? '')
    const item =
      text
        .slice(0, index)
        .replace(/[ ,.]+$/, '')
        .split(itemBreak)
        .at(-1) ?? ''
    if (isNumbers || determiners.has(to) || (!isPaused && !sentence.test(item))) return found
    const listed = items(text.slice(0, index)).length + items(text.slice(index)).length
    if (asked > 1 && listed > asked && !hasVerb(item) && !sentence.test(item)) return found
  }
  return undefined
}

/** Whether a "no" may take something back though the question denies: before an article, or where else too much would be listed. */
function isPlain(
  text: string,
  index: number,
  end: number,
  from: string,
  to: string,
  asked: number,
  items: (text: string) => readonly string[],
): boolean {
  if (carriers.has(from) && !articles.has(to)) return false
  return articles.has(to) || items(text.slice(0, index)).length + items(text.slice(end)).length > asked
}

/** Whether what follows begins or ends as the item before did: "great is king, no great is servant", "all his land, no half his land". */
function isSaidAnew(before: string, after: string, from: string, to: string): boolean {
  const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
  const item = wordsOf(
    before
      .replace(/[ ,.]+$/, '')
      .split(itemBreak)
      .at(-1) ?? '',
  )
  const next = wordsOf(after.split(itemBreak)[0] ?? '')
  return item.length > 1 && next.length > 1 && ((item[0] === to && !determiners.has(to)) || next.at(-1) === from)
}

/** Whether the last item of a text has the preposition that what follows begins with. */
function isLedAlike(text: string, to: string): boolean {
  const item = text.split(itemBreak).at(-1)?.toLowerCase() ?? ''
  return phraseBreaks.has(to) && new RegExp(`(?<![a-z])${to}(?![a-z])`).test(item)
}

/** Whether the last item of a text begins with a preposition. */
function isLed(text: string): boolean {
  const item =
    text
      .replace(/[ ,.]+$/, '')
      .split(itemBreak)
      .at(-1) ?? ''
  return phraseBreaks.has(/[a-z]+/i.exec(item)?.[0].toLowerCase() ?? '')
}

/** Whether one of two words excludes the other ("left, no right"). */
function areOpposed(one: string, other: string): boolean {
  return contrastRows.some((row) => one !== other && row.includes(one) && row.includes(other))
}

function hasVerb(text: string): boolean {
  return (text.toLowerCase().match(/[a-z]+/g) ?? []).some((one) => auxiliaries.has(one))
}

/** Whether an item begins with a number. */
export function isNumber(item: string): boolean {
  const [first = ''] = item
    .trim()
    .toLowerCase()
    .split(/[\s-]+/)
  return /^\d/.test(first) || cardinals.has(first) || ordinals.has(first) || multipliers.has(first)
}
