import type { DenialAsked } from '../../Language.ts'
import { findBareCorrection, isNumber } from './findBareCorrection.ts'
import { correctionPhrases } from '../words/correctionPhrases.ts'

/** A response as its writer last meant it. */
export type CorrectedResponse = { readonly text: string; readonly isCorrected: boolean }

/** How many corrections are followed, and how many lead-ins to one are passed over. */
const mostCorrections = 5
const mostLeadIns = 4
/** From how many words on an item without little words is a list that nothing divides. */
const fewestListed = 3
const between = '[ ,.:;!-]{1,4}'
const stated = `\\b(?:${correctionPhrases.map((phrase) => phrase.replaceAll(' ', between)).join('|')})\\b`
/** Words that take something back only where a pause stands before them. */
const paused =
  "(?<=[,;?\\n-] {0,2}|\\.\\. {0,2})(?:wait(?! (?:for|on|upon|until|till|in)\\b)|oops|ups(?=,| no\\b)|whoops|sorry|actually|rather(?! than\\b)|correction|nope(?=[, ])|nah(?=[, ])|(?:or )?no(?=,| that(?:'?s| is| was)\\b))\\b"
const marker = new RegExp(`${stated}|${paused}`, 'i')
const leadIn =
  /^[ ,.:;!-]{0,4}(?:i think|i mean|i meant|to say|to write|it'?s|it is|it was|the answer is|sorry|actually|wait|no|hang on|that(?:'?s| is| was) (?:\w{1,12} ){0,2}\w{1,12}(?=,)|that'?s wrong|(?:the )?other way(?: round| around)?(?=,)|make it|make that|to|just)\b/i
const takesLast =
  /\b(?:no|wait|oops)?[ ,.]{0,3}(?:cross out|scratch|take away|leave out|remove|forget|not) the last(?: one| thing| word)?\b/i
const takesNamed =
  /(?:^|[ ,.;])(?:no|wait|oops|sorry|no wait|wait no)[ ,.]{1,3}not (?:the |a |an )?([\p{L}\p{N}']{2,30})(?=$|[ ,.;!?\n])/iu
const itemBreak = /[,;.!?\n]+|\band\b|&/i
const led = /^(.{0,80}\b(?:to|in|on|at|by|from|with|for|into) )(?:the|a|an|his|her|their) \S+$/i
const owned = /^(.{0,80}\bof (?:the |his |her |its |their |my |your |our )?)\S+$/i

/**
 * Applies stated self-corrections (rule 64): what stands after "no wait", "I mean", "actually", or after a bare "no" that can deny nothing
 * ("iron no dross"), takes the place of the item before it: of as many items as it names where all together would be more than the
 * `asked` number, of the last number where it is one, of
 * what stands after "of" where that was one word only. `denialAsked`: what denies of
 * the question and its answer, so that a bare "no" may.
 */
export function applyCorrections(text: string, asked: number, denialAsked?: DenialAsked): CorrectedResponse {
  let current = withoutNamed(text)
  let isCorrected = current !== text
  for (let round = 0; round < mostCorrections; round++) {
    const last = takesLast.exec(current)
    if (last !== null) {
      const before = current.slice(0, last.index)
      current = [...itemsOf(before, asked).slice(0, -1), current.slice(last.index + last[0].length)].join(', ')
      isCorrected = true
      continue
    }
    const match = firstOf(marker.exec(current), findBareCorrection(current, asked, items, denialAsked))
    if (match === undefined) break
    const before = current.slice(0, match.index)
    const after = withoutLeadIn(current.slice(match.index + match.length))
    if (items(after).length === 0) return { text: before, isCorrected }
    isCorrected ||= items(before).length > 0
    current = corrected(itemsOf(before, asked), after, asked)
  }
  return { text: current, isCorrected }
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
function corrected(before: readonly string[], after: string, asked: number): string {
  const meant = items(after)
  const [first = ''] = meant
  const numbered = isNumber(before.at(-1) ?? '') ? -1 : before.findLastIndex((item) => isNumber(item))
  if (meant.length === 1 && isNumber(first) && numbered >= 0) return before.with(numbered, after).join(', ')
  const isLastOnly = before.length + meant.length - 1 <= asked
  const kept = before.slice(0, isLastOnly ? -1 : -meant.length)
  const [, stem] = owned.exec(before.at(-1)?.trim() ?? '') ?? []
  // "The commandment of Moses, no of God".
  const isComplement = isLastOnly && stem !== undefined && /^(?:of )?[^\s]+$/i.test(first.trim())
  // "Up to the knees no the ankles": what stood before the preposition stays.
  const [, lead] = led.exec(before.at(-1)?.trim() ?? '') ?? []
  if (
    isLastOnly &&
    lead !== undefined &&
    /^(?:the|a|an|his|her|their) \S+$/i.test(first.trim()) &&
    lead.trim().includes(' ')
  )
    return [...kept, `${lead}${after}`].join(', ')
  return [...kept, isComplement ? `${stem}${after.replace(/^of /i, '')}` : after].join(', ')
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
  return rest.replace(/^[ ,.:;!-]+/, '')
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
