import type { Token } from '../../../read/tokenize.ts'
import { subjectPronouns } from '../deeds/readDeed.ts'
import { auxiliaries, fillers, negators, phraseBreaks } from '../words/stopWords.ts'

const passed = new Set('also then not never to first again'.split(' '))
const people = new Set('god lord yahweh isaiah prophet king kings people'.split(' '))

/** Who stands before a verb and nothing leads to: its last noun, or a pronoun for somebody; undefined where there is none. */
export function subjectIn(before: readonly Token[]): Token | undefined {
  const from = before.findLastIndex(({ word }) => !auxiliaries.has(word) && !negators.has(word) && !passed.has(word))
  const phrase = before.slice(0, from + 1)
  const lead = phrase.findLastIndex(({ word }) => phraseBreaks.has(word))
  // "The inhabitant of Zion": what a noun is of stands with it.
  const own = lead < 0 ? phrase : phrase.slice(0, lead)
  const last = own.findLast(({ word }) => !auxiliaries.has(word)) ?? phrase.at(-1)
  if (last === undefined) return undefined
  if (subjectPronouns.has(last.word)) return ['it', 'i', 'who'].includes(last.word) ? undefined : last
  return last.isStop || (fillers.has(last.word) && !people.has(last.word)) ? undefined : last
}
