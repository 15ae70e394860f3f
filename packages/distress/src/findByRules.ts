import { DistressKind } from '@seraph/schema/distress'

import type { Rulebook } from './compileRules.ts'
import { isAboutOthers, isQuoted } from './isQuoted.ts'
import { barrier, matchRule } from './matchRule.ts'
import { mergePeople } from './mergePeople.ts'
import { readRules } from './readRules.ts'
import { rootOf } from './rootOf.ts'
import type { Rule } from './rule.ts'
import { hasWord, makeWordSet, shareWord } from './wordSet.ts'
import type { WordSet } from './wordSet.ts'

/** No rule reaches further than so many words: what was looked at once isn't looked at again. */
const furthest = 24
/** What children joke about ("my mom is gonna kill me lol"); of the rest they do not. */
const jokedOf: ReadonlySet<DistressKind> = new Set(['harm_by_others', 'violence', 'running_away', 'hunger'])
/** Below so many words it is quicker to look for each of them than to compare whole sets. */
const fewWords = 40

/**
 * What kind of distress the rules find in a text's sentences of folded words, the gravest first; undefined where none holds. English,
 * Spanish and French, misspelt and shortened too. `own`: roots of words that are never distress.
 */
export function findByRules(
  sentences: readonly (readonly string[])[],
  own: ReadonlySet<string> = new Set(),
): DistressKind | undefined {
  const { book, spell } = readRules()
  let found: number = DistressKind.options.length
  let isFriendNamed = false
  const seen = new Set<string>()
  for (const sentence of sentences) {
    const words = mergePeople(sentence.flatMap(spell))
    const numbers = withoutInnocent(
      words.map((word) => book.numbers.get(word) ?? 0),
      book,
    )
    isFriendNamed ||= numbers.some((number) => hasWord(book.sets.friend, number))
    // A word's number as one letter: pieces of such a text are compared far quicker than lists written out.
    const letters = numbers.map((number) => String.fromCharCode(number - barrier)).join('')
    const key = `all ${isFriendNamed} ${letters}`
    if (seen.has(key)) continue
    seen.add(key)
    const possible = rulesFor(numbers, book)
    const isJoke = numbers.some((number) => hasWord(book.sets.joke, number))
    for (const [at, number] of numbers.entries()) {
      const rules = possible.get(number) ?? []
      if (rules.length === 0 || number === numbers[at - 1]) continue
      const before = letters.slice(Math.max(0, at - furthest), at)
      const window = `${isFriendNamed} ${before.length} ${before}${letters.slice(at, at + furthest)}`
      if (seen.has(window)) continue
      seen.add(window)
      for (const rule of rules) {
        const rank = DistressKind.options.indexOf(rule.kind)
        if (rank >= found || (rule.isAboutPeer && !isFriendNamed)) continue
        const used = matchRule(rule, numbers, at, book.sets.filler)
        if (used === undefined || isQuoted(numbers, at, book.sets) || isAboutOthers(numbers, used, book.sets)) continue
        if (isJoke && jokedOf.has(rule.kind)) continue
        const isKnown = own.size > 0 && used.every((place) => isCarried(words[place] ?? '', own, book))
        if (!isKnown) found = rank
      }
    }
  }
  return DistressKind.options[found]
}

/** The rules all of whose words stand somewhere in a sentence, by the word that they begin with. */
function rulesFor(numbers: readonly number[], book: Rulebook): ReadonlyMap<number, readonly Rule[]> {
  const some = [...new Set(numbers)]
  const present = makeWordSet(some, book.numbers.size + 1)
  const isThere = (starts: WordSet): boolean =>
    some.length < fewWords ? some.some((number) => hasWord(starts, number)) : shareWord(starts, present)
  const isPossible = new Map<Rule, boolean>()
  const check = (rule: Rule): boolean => {
    const known = isPossible.get(rule)
    if (known !== undefined) return known
    const possible =
      rule.shortest <= numbers.length && rule.elements.every(({ isOptional, starts }) => isOptional || isThere(starts))
    isPossible.set(rule, possible)
    return possible
  }
  return new Map(some.map((number) => [number, (book.rulesFrom.get(number) ?? []).filter(check)]))
}

/** Whether a word says nothing by itself, or stands in what is known. */
function isCarried(word: string, own: ReadonlySet<string>, book: Rulebook): boolean {
  const number = book.numbers.get(word) ?? 0
  return own.has(rootOf(word)) || hasWord(book.sets.filler, number) || hasWord(book.sets.own, number)
}

function withoutInnocent(numbers: readonly number[], book: Rulebook): readonly number[] {
  const left = [...numbers]
  for (const [at, first] of numbers.entries())
    for (const wording of book.innocent.get(first) ?? [])
      if (wording.every((number, index) => number === numbers[at + index])) left.fill(barrier, at, at + wording.length)
  return left
}
