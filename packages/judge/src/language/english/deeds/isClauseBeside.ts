import { partDeed } from './partDeed.ts'
import { isPast, subjectPronouns } from './readDeed.ts'
import type { ReadPart } from '../../../match/readPart.ts'
import type { Item } from '../../../read/split/items.ts'
import { fillers, phraseBreaks } from '../words/stopWords.ts'

/**
 * Whether an item says more of what happened rather than naming another answer, where things are asked for and no deeds: it begins with
 * who does something ("they went away"), or has a past verb between who does it and the rest ("Satan tempted him there").
 */
export function isClauseBeside({ tokens }: Item, parts: readonly ReadPart[]): boolean {
  const [first, second] = tokens
  if (first === undefined || second === undefined) return false
  // "Looking up", "calling him": what goes on meanwhile, where no part is said so.
  const isMeanwhile = /...ing$/.test(first.word) && second.isStop && !phraseBreaks.has(second.word)
  if (isMeanwhile && parts.every(({ accepted: [own] }) => own?.wording.tokens[0]?.word.endsWith('ing') !== true))
    return true
  if (parts.some(({ accepted: [own] }) => own !== undefined && partDeed(own.wording.tokens) !== undefined)) return false
  const from = tokens.findIndex(({ word }) => !adverbs.has(word))
  const [who, does] = tokens.slice(from)
  // "I think oil" names it.
  const isPronoun = subjectPronouns.has(who?.word ?? '') && does !== undefined && !fillers.has(does.word)
  const at = tokens.findIndex(({ word }, index) => index > from && isPast(word))
  const before = tokens.slice(from, at)
  const isSubject =
    at > 0 && before.every(({ word }) => !phraseBreaks.has(word)) && before.some(({ isStop }) => !isStop)
  const next = tokens[at + 1]
  return isPronoun || (isSubject && next?.isStop === true)
}

const adverbs = new Set('again then so also now and but when'.split(' '))
