import type { DenialAsked } from '../../Language.ts'
import { findBareCorrection, isNumber } from './findBareCorrection.ts'
import type { IsName, Known } from './findBareCorrection.ts'
import { correctionSegments, withoutPlainWait } from './correctionSegments.ts'
import { inFrame } from './inFrame.ts'
import { correctionPhrases } from '../words/correctionPhrases.ts'

/** A response as its writer last meant it. */
export type CorrectedResponse = { readonly text: string; readonly isCorrected: boolean }

/** How many corrections are followed, and how many lead-ins to one are passed over. */
const mostCorrections = 5
const mostLeadIns = 4
/** From how many words on an item without little words is a list that nothing divides. */
const fewestListed = 3
const between = '[ ,.:;!-]{1,4}'
/** What one says when one notices a slip, and where a "no" or "wait" among it says something of what follows. */
const hesitation = '(?:oh+|ah+|ooh|er|erm|um+|uh|hm+|well|(?:ha){2,6}h?|lol|lmao|ugh|argh|eek|yikes|omg|whoa|duh|doh)'
const crossed = '(?:cross|strike|scratch|take) (?:that|it)(?: out| off| back)?'
const slip = `(?:no|nope|wait|oops|ups|whoops|sorry|actually|hang on|hold on|${crossed})`
const waiting = '(?:for|on|upon|until|till|in|and|here|there|a (?:bit|while|little|long))'
const ofNothing = `(?!(?<=\\bwait) ${waiting}\\b)(?!(?<=\\bno) (?:one|longer|more|man|body|other|rain|water|food|need|way)\\b)`
/** "I mixed them up", "wrong way round!". */
const mixed = `(?:\\b(?:${slip}|${hesitation})${between})?\\bi (?:just )?(?:(?:mixed|muddled|got|had) (?:it|them|that|those|these) (?:all )?(?:mixed |muddled |switched )?(?:up|around|round|wrong|backwards)|got (?:all )?(?:mixed|muddled) up)`
const turned = '(?<=[,.;!?\\n] {0,2})(?:the )?(?:(?:other|wrong) way(?: a?round)?|wrong one)(?=[!,.])'
const combined = `\\b(?:${hesitation}${between}|${slip}${between}){1,4}(?:${slip}\\b|i meant?\\b)`
const stated = `(?:\\b(?:${correctionPhrases.map((phrase) => phrase.replaceAll(' ', between)).join('|')})\\b|${combined}|${mixed}|${turned})${ofNothing}`
/** Words that take something back only where a pause stands before them. */
const paused = [
  String.raw`(?<=[,;?\n\u2013\u2014-] {0,2}|\.\. {0,2})(?:`,
  String.raw`wait(?! ${waiting}\b)|hang on(?! to\b)|hold on(?! to\b)|oops|ups(?=,| no\b)|whoops|sorry(?! (?:for|about|if|that|my)\b)|actually|`,
  String.raw`rather(?! than\b)|correction|(?:cross|strike|scratch|take) (?:that|it) (?:out|off|back)|(?:forget|ignore|delete|erase|skip) (?:that|it)(?=[,.;!])|`,
  String.raw`nope(?=[, ])|nah(?=[, ])|(?:or )?no(?=,| that(?:'?s| is| was)\b| i (?:think|guess|believe|remember)\b)|`,
  // "He is the miller, no! the baker", but not "he said, no! I won't".
  String.raw`(?<!\b(?:said|says?|answere?[ds]|replie[ds]|cried|shouted|told \w{1,9})[,:]? {0,2})no(?=(?:!+|\.) {1,2}\p{L}))\b`,
  String.raw`|(?<=[.!] {1,2})(?:sorry|oops|whoops)(?=, )|(?<=[.!] {1,2})no(?=! | i (?:think|guess|believe|remember)\\b| it (?:is|was)\\b)`,
].join('')
const marker = new RegExp(`${stated}|${paused}`, 'iu')
const leadIn =
  /^[ ,.:;!\u2013\u2014-]{0,4}(?:i think|i (?:just )?(?:read|checked|looked at) (?:it|that|this)(?: again)?(?=,)|let me see|(?:cross|strike|scratch|take) (?:that|it) (?:out|off|back)|scratch that|forget that(?=[,.;])|oh|ah|er|erm|um|uh|hmm|i mean|i meant|to say|to write|it'?s|it is|it was|the answer is|sorry|actually|wait|no|hang on|that(?:'?s| is| was) (?:\w{1,12} ){0,2}\w{1,12}(?=,)|that'?s wrong|(?:the )?other way(?: round| around)?(?=,)|make it|make that|to|just)\b/i
const takesLast =
  /\b(?:no|wait|oops)?[ ,.]{0,3}(?:cross out|scratch|take away|leave out|remove|forget|not) the last(?: one| thing| word)?\b/i
const takesNamed =
  /(?:^|[ ,.;])(?:no|wait|oops|sorry|no wait|wait no|er|erm|um|uh|ah|hm|hmm|nah|nope)[ ,.]{1,5}not (?:the |a |an )?([\p{L}\p{N}']{2,30})(?=$|[ ,.;!?\n])/iu
const itemBreak = /[,;.!?\n]+|\band\b|&/i
/** "Scribes (no, elders)", "full, empty i mean". */
const enclosed =
  /\s{0,3}\((?:(?:oh|ah|er|um|uh|hmm|well)[ ,]{1,3})?(?:(?:no(?=[,.:;!-]| (?:wait|sorry|oops|i mean|it'?s|it was)\b)|nope|wait|oops|whoops|sorry|i meant?|actually|correction|rather)[ ,.:;!-]{1,3}){1,3}([^()]{1,80})\)/i
const closed =
  /(?<=[\p{L}\p{N}] {0,2}(?:[,;.\u2013\u2014-]|\.{2,4}) {0,2})((?!i\b)[^,;.!?\n/]{1,40}?),? i meant?(?: to (?:say|write))?(?=\s{0,3}(?:$|[,.;/!?\n)]))/iu

/** Who says "no" more often than this takes nothing back, and each is looked at with all that stands before it. */
const mostBareWords = 60
const bareWords = /\b(?:no|sorry|oops)\b/gi

/**
 * Applies stated self-corrections (rule 64): what stands after "no wait", "I mean", "actually", or after a bare "no" that can deny nothing
 * ("iron no dross"), takes the place of the item before it: of as many items as it names where all together would be more than the
 * `asked` number, of the last number where it is one, of
 * what stands after "of" where that was one word only. `denialAsked`: what denies of
 * the question and its answer, so that a bare "no" may; `isName`: whether a word is a name, which no "no" denies.
 */
export function applyCorrections(
  text: string,
  asked: number,
  denialAsked?: DenialAsked,
  isName: IsName = () => false,
): CorrectedResponse {
  if ((text.match(bareWords) ?? []).length > mostBareWords) return { text, isCorrected: false }
  const plain = withoutPlainWait(text.replace(closed, 'i mean $1'), asked)
  const isPlain = plain === text
  const segments = correctionSegments(plain, asked)?.map((segment) =>
    correct(segment, 1, { denialAsked, isName }, mostCorrections),
  )
  if (segments?.some(({ isCorrected }) => isCorrected) === true)
    return { text: segments.map((segment) => segment.text.trim()).join('; '), isCorrected: true }
  const corrected = correct(plain, asked, { denialAsked, isName }, mostCorrections)
  return isPlain ? corrected : { ...corrected, isCorrected: true }
}

/** A response, or one answer of its list, with at most so many corrections followed. */
function correct(text: string, asked: number, known: Known, rounds: number): CorrectedResponse {
  let current = withoutNamed(withoutEnclosed(text))
  let isCorrected = current !== text
  for (let round = 0; round < rounds; round++) {
    const last = takesLast.exec(current)
    if (last !== null) {
      const before = current.slice(0, last.index)
      current = [...itemsOf(before, asked).slice(0, -1), current.slice(last.index + last[0].length)].join(', ')
      isCorrected = true
      continue
    }
    const match = firstOf(marker.exec(current), findBareCorrection(current, asked, items, known))
    if (match === undefined) break
    const before = current.slice(0, match.index)
    const { text: after } = correct(withoutLeadIn(current.slice(match.index + match.length)), asked, known, rounds - 1)
    if (items(after).length === 0) return { text: before, isCorrected }
    isCorrected ||= items(before).length > 0
    current = putRight(itemsOf(before, asked), after, asked)
  }
  return { text: current, isCorrected }
}

/** "Scribes (no, elders)": what stands in brackets takes the place of the item before them. */
function withoutEnclosed(text: string): string {
  const match = enclosed.exec(text)
  const [all, meant] = match ?? []
  if (match === null || all === undefined || meant === undefined) return text
  const before = text.slice(0, match.index)
  const from = Math.max(...[...before.matchAll(/[,;.!?\n/]\s*|\band\s/gi)].map((one) => one.index + one[0].length), 0)
  const item = before.slice(from)
  if (!/[\p{L}\p{N}]/u.test(item)) return text
  return `${before.slice(0, from)}${inFrame(item, meant, meant) ?? meant}${text.slice(match.index + all.length)}`
}

type Mark = { readonly index: number; readonly length: number }

function firstOf(
  found: RegExpExecArray | null,
  taken: { readonly index: number; readonly length: number } | undefined,
): Mark | undefined {
  const stands = found === null ? undefined : { index: found.index, length: found[0].length }
  if (stands === undefined || taken === undefined) return stands ?? taken
  return taken.index < stands.index ? taken : stands
}

/** What was listed before, with what was meant in the place of what it corrects. */
function putRight(before: readonly string[], after: string, asked: number): string {
  const meant = items(after)
  const [first = ''] = meant
  const numbered = isNumber(before.at(-1) ?? '') ? -1 : before.findLastIndex((item) => isNumber(item))
  if (meant.length === 1 && isNumber(first) && numbered >= 0) return before.with(numbered, after).join(', ')
  const isLastOnly = before.length + meant.length - 1 <= asked
  // "Milk and honey, sorry, the good of the land": of one thing all is taken back.
  const isAll = asked === 1 && before.every((item) => item.trim().split(/\s+/).length < fewestListed)
  const kept = isAll ? [] : before.slice(0, isLastOnly ? -1 : -meant.length)
  const framed = isLastOnly ? inFrame(before.at(-1) ?? '', first, after) : undefined
  return [...kept, framed ?? after].join(', ')
}

/** "John no not John Thomas": the item that is named is taken back, wherever it stands before. */
function withoutNamed(text: string): string {
  const match = takesNamed.exec(text)
  const [all, name] = match ?? []
  if (match === null || all === undefined || name === undefined) return text
  const before = text.slice(0, match.index)
  const at = before.toLowerCase().lastIndexOf(name.toLowerCase())
  if (at < 0) return text
  const rest = before.slice(0, at) + before.slice(at + name.length)
  return `${rest.replace(/[ ,;]+$/, '')}, ${text.slice(match.index + all.length).replace(/^[ ,;.]+/, '')}`
}

function withoutLeadIn(after: string): string {
  let rest = after
  for (let round = 0; round < mostLeadIns; round++) rest = rest.replace(leadIn, '')
  return rest.replace(/^[ ,.:;!\u2013\u2014-]+/, '')
}

/** The items of a text; the words of a list that nothing divides are each one where several are asked for. */
function itemsOf(text: string, asked: number): readonly string[] {
  const all = items(text)
  const words = all[0]?.trim().split(/\s+/) ?? []
  const isRow = all.length === 1 && asked >= fewestListed && words.length >= fewestListed && words.length <= asked + 1
  return isRow ? words : all
}

function items(text: string): readonly string[] {
  return text.split(itemBreak).filter((item) => /[\p{L}\p{N}]/u.test(item))
}
