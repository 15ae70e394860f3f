import { bareWords } from '@seraph/domain/drills/bareWords'

import type { EditionVerse } from '../edition.ts'

/** Two verses, by their places in the list, with the longest run of words that both have. */
export type AlikeVerses = { first: number; second: number; shared: string[] }

/** Shorter runs stand everywhere. */
const leastRun = 4

/**
 * The pairs of verses that share a run of at least 4 words and differ
 * besides, the longest runs first: what is proposed for _Which verse was it?_
 * A person approves a pair by writing it into the pack (rule 202). Verses
 * that are the same word for word can't be told apart, and are in none.
 */
export function findAlikeVerses(verses: readonly EditionVerse[]): AlikeVerses[] {
  const words = verses.map(({ text }) => bareWords(text))
  const holders = new Map<string, Set<number>>()
  for (const [verse, own] of words.entries())
    for (let at = 0; at + leastRun <= own.length; at += 1) {
      const run = own.slice(at, at + leastRun).join(' ')
      holders.set(run, (holders.get(run) ?? new Set()).add(verse))
    }
  const met = new Set<string>()
  const found: AlikeVerses[] = []
  for (const holding of holders.values())
    for (const first of holding)
      for (const second of holding) {
        const pair = `${first} ${second}`
        if (first >= second || met.has(pair)) continue
        met.add(pair)
        const [one = [], other = []] = [words[first], words[second]]
        if (one.join(' ') !== other.join(' ')) found.push({ first, second, shared: longestRun(one, other) })
      }
  return found.toSorted((a, b) => b.shared.length - a.shared.length || a.first - b.first || a.second - b.second)
}

/** The longest run of words that both have. */
export function longestRun(one: readonly string[], other: readonly string[]): string[] {
  let [length, end] = [0, 0]
  let before: number[] = []
  for (const [at, word] of one.entries()) {
    const now: number[] = []
    for (const [place, same] of other.entries()) {
      const run = word === same ? (before[place - 1] ?? 0) + 1 : 0
      now.push(run)
      if (run > length) [length, end] = [run, at + 1]
    }
    before = now
  }
  return one.slice(end - length, end)
}
