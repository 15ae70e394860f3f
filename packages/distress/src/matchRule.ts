import type { Rule, RuleElement } from './rule.ts'
import { hasWord } from './wordSet.ts'
import type { WordSet } from './wordSet.ts'

/** Stands where an innocent wording was: no rule reaches over it. */
export const barrier = -1

/** How many words that carry nothing may stand between two elements. */
const fillerGap = 4

/** The places of the words that a rule rests on, when it begins at `start` of a sentence; undefined where it doesn't hold. */
export function matchRule(
  rule: Rule,
  sentence: readonly number[],
  start: number,
  fillers: WordSet,
): readonly number[] | undefined {
  const used: number[] = []
  let at = start
  for (const [index, element] of rule.elements.entries()) {
    const found = index === 0 ? lengthAt(element, sentence, at) : undefined
    const place = index === 0 ? (found === 0 ? undefined : at) : seek(element, sentence, at, fillers)
    if (place === undefined) {
      if (element.isOptional) continue
      return undefined
    }
    const length = lengthAt(element, sentence, place)
    for (let one = place; one < place + length; one += 1) used.push(one)
    at = place + length
  }
  return used
}

/** The first place of an element behind `from`, as far as its gap lets it be. */
function seek(element: RuleElement, sentence: readonly number[], from: number, fillers: WordSet): number | undefined {
  let passed = 0
  let idle = 0
  for (let at = from; at < sentence.length; at += 1) {
    if (lengthAt(element, sentence, at) > 0) return at
    if (sentence[at] === barrier) return undefined
    if (hasWord(fillers, sentence[at] ?? 0) && idle < fillerGap) idle += 1
    else passed += 1
    if (passed > element.gap) return undefined
  }
  return undefined
}

/** How many words of a sentence are the element, from `at`; 0 where none is. */
function lengthAt({ words, starts, phrases }: RuleElement, sentence: readonly number[], at: number): number {
  const number = sentence[at]
  if (number === undefined || !hasWord(starts, number)) return 0
  for (const phrase of phrases) if (phrase.every((one, index) => sentence[at + index] === one)) return phrase.length
  return hasWord(words, number) ? 1 : 0
}
