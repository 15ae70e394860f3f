import type { PartMatch } from '../match/matchPart.ts'
import { countBlanks, isInOrder } from '../read/isInOrder.ts'
import type { CompiledLexicon } from '../read/lexicon.ts'
import type { NamedQuestion } from '../read/nameParts.ts'
import type { ReadResponse } from '../read/readResponse.ts'
import { findCrossed } from './findCrossed.ts'
import { findLed } from './findLed.ts'
import { findMisplaced } from './findMisplaced.ts'
import { findNamed } from './findNamed.ts'
import { findOutOfOrder } from './findOutOfOrder.ts'
import type { Slots } from './findSlots.ts'

/** The given parts that are in another part's slot, by the answer's own words or by their place, or out of order. */
export function findWronglyPlaced(given: {
  question: NamedQuestion
  slots: Slots
  matches: readonly (PartMatch | undefined)[]
  reading: ReadResponse
  words: CompiledLexicon
  settled: ReadonlySet<number>
  wrong: readonly number[]
}): ReadonlySet<number> {
  const { question, slots, matches, reading, words, wrong } = given
  const found = findCrossed(slots, matches, reading, words)
  // Who says by its verb what a part is hasn't crossed it.
  const crossed = new Set([...found.crossed].some((part) => given.settled.has(part)) ? [] : found.crossed)
  const led = findLed(slots, matches, reading)
  // So hasn't who leads it as the question does ("in the front of the boat on the cushion").
  const isLedRightly = (part: number): boolean => led.assigned.has(part) && !led.crossed.has(part)
  if (crossed.size === 1 && [...crossed].every(isLedRightly)) crossed.clear()
  if (isInOrder(question)) {
    if (crossed.size > 0) return crossed
    // A blank is a slot: as many answers as blanks count place by place.
    const said = matches.filter((match) => match?.isGiven).length + wrong.length
    const isOfBlanks = countBlanks(question) === matches.length && said === matches.length
    return isOfBlanks
      ? findMisplaced([...matches.keys()], matches, new Set(), wrong, reading.clauseOf)
      : findOutOfOrder(matches)
  }
  if (slots.places === undefined) return new Set([...crossed, ...led.crossed])
  const settled = new Set([...found.assigned, ...led.assigned, ...given.settled, ...findNamed(slots, matches, reading)])
  const misplaced = findMisplaced(slots.places, matches, settled, wrong, reading.clauseOf)
  return new Set([...crossed, ...led.crossed, ...(areTold(misplaced, matches, reading) ? [] : misplaced)])
}

const pronouns = new Set('he she they it we'.split(' '))

/**
 * Whether each of some parts is told in a clause of its own whose subject is a pronoun that the part itself doesn't have ("it was raining,
 * and they sat in a barn"): only what is listed has a place.
 */
function areTold(
  misplaced: ReadonlySet<number>,
  matches: readonly (PartMatch | undefined)[],
  { tokens, clauseOf, language }: ReadResponse,
): boolean {
  const clauses = [...misplaced].map((part) => clauseOf[matches[part]?.evidence[0] ?? 0])
  const own = new Set([...misplaced].flatMap((part) => matches[part]?.wording.tokens.map(({ word }) => word) ?? []))
  const isTold = (clause: number | undefined): boolean =>
    tokens.some(({ index, word }) => clauseOf[index] === clause && pronouns.has(word) && !own.has(word))
  return language.grammar.hasDeeds && new Set(clauses).size === clauses.length && clauses.every(isTold)
}
