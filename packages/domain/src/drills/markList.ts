import type { ListItem } from '@seraph/schema/http/drills'

import { bareWords } from './bareWords.ts'
import { isNearly } from './isNearly.ts'

/**
 * What was recalled of a list. `lines`: for each line the place of the thing
 * that it names, null where it names none that wasn't named before; `given`:
 * for each thing whether a line names it; `inOrder`: how many of the named
 * ones stand in the list's order at most. Content and order are told apart.
 */
export type MarkedList = { lines: (number | null)[]; given: boolean[]; inOrder: number }

/** Marks what was written of a list from memory. A thing counts once; recognizable spelling is taken, and so are its other wordings. */
export function markList(items: readonly Pick<ListItem, 'text' | 'accept'>[], lines: readonly string[]): MarkedList {
  const written = lines.map(tellingWords)
  const wordings = items.map(({ text, accept }) => [text, ...accept].map(tellingWords))
  const places = lines.map((): number | null => null)
  const given = items.map(() => false)
  // Whoever is named exactly isn't taken for another that sounds alike.
  for (const fits of [isSame, isLoosely])
    for (const [line, words] of written.entries()) {
      if (places[line] !== null || words.length === 0) continue
      const place = wordings.findIndex(
        (some, at) => given[at] === false && some.some((wording) => fits(words, wording)),
      )
      if (place === -1) continue
      places[line] = place
      given[place] = true
    }
  return { lines: places, given, inOrder: longestRising(places.filter((place) => place !== null)) }
}

/** Does a line name this one thing? */
export function namesItem(item: Pick<ListItem, 'text' | 'accept'>, line: string): boolean {
  return markList([item], [line]).given[0] === true
}

const fillers = new Set(
  'a an and at be by for from he her his in into is it its my of on or our she the their them they to up was were will with you your'.split(
    ' ',
  ),
)

/** The words that tell something; all of them, where none does. */
function tellingWords(text: string): string[] {
  const words = bareWords(text)
  const telling = words.filter((word) => !fillers.has(word))
  return telling.length === 0 ? words : telling
}

function isSame(line: readonly string[], wording: readonly string[]): boolean {
  return line.join(' ') === wording.join(' ')
}

/** All words of the wording, nearly, among at most twice as many. */
function isLoosely(line: readonly string[], wording: readonly string[]): boolean {
  return (
    wording.length > 0 &&
    line.length <= 2 * wording.length + 1 &&
    wording.every((word) => line.some((other) => isNearly(other, word)))
  )
}

/** The length of the longest row of rising numbers. */
function longestRising(numbers: readonly number[]): number {
  const best: number[] = []
  for (const [at, number] of numbers.entries())
    best.push(1 + Math.max(0, ...best.filter((_, before) => before < at && (numbers[before] ?? 0) < number)))
  return Math.max(0, ...best)
}
