import type { Rulebook } from './compileRules.ts'
import { hasWord } from './wordSet.ts'

/** How far before what was said the one who says it may stand, in words. */
const reach = 6

/**
 * Whether a wording that names nobody of ours is about the Bible: someone
 * of it stands close by, or the sentence asks who; and whether a threat is
 * a joke ("my mom is gonna kill me lol").
 */
export function isAboutOthers(sentence: readonly number[], used: readonly number[], sets: Rulebook['sets']): boolean {
  const numbers = used.map((place) => sentence[place] ?? 0)
  if (numbers.some((number) => hasWord(sets.own, number) || hasWord(sets.names, number))) return false
  const [first = 0, last = first] = [used[0], used.at(-1)]
  const near = sentence.slice(Math.max(0, first - reach), last + reach)
  return (
    near.some((number) => hasWord(sets.names, number)) ||
    sentence.slice(0, first).some((number) => hasWord(sets.who, number))
  )
}

/** Whether what begins at a place is said by someone of the Bible: "why did Jonah say I want to die". */
export function isQuoted(sentence: readonly number[], start: number, sets: Rulebook['sets']): boolean {
  for (let at = start - 1; at >= 0 && at >= start - reach; at -= 1) {
    if (!hasWord(sets.say, sentence[at] ?? 0)) continue
    for (let before = at - 1; before >= 0 && before >= at - reach; before -= 1) {
      const number = sentence[before] ?? 0
      if (hasWord(sets.own, number)) return false
      if (hasWord(sets.biblical, number)) return true
    }
    return false
  }
  return false
}
