import type { AlikePair, AlikeTask, AlikeVerse, VersePiece, WhichOfTwo } from '@seraph/schema/http/drills'

import { bareWords } from './bareWords.ts'

/** What can be asked of a pair: in which of its verses something stands. */
export type AskedAlike = { pair: string; task: AlikeTask; asked: WhichOfTwo }

/** More words than these are too long a choice; fewer than these tell nothing, but where both verses have as few: a kingdom and a house. */
const mostWords = 12
const tellingWords = 3

/** One of a pair's verses. */
export function verseOf({ first, second }: AlikePair, which: WhichOfTwo): AlikeVerse {
  return which === 0 ? first : second
}

/** What a verse says that the other one doesn't: the longest stretch of it, its first twelve words; empty where there is none. */
export function ownWords(pieces: readonly VersePiece[]): string {
  const own = pieces.filter(({ isOwn }) => isOwn).map(({ text }) => text.trim().split(/\s+/))
  const [longest = []] = own.toSorted((one, other) => other.length - one.length)
  const words = longest
    .slice(0, mostWords)
    .join(' ')
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  return longest.length > mostWords ? `${words} …` : words
}

/** What of a pair can be asked: where each text stands, and, where each has telling words of its own, which words stand in it. */
export function alikeTasks({ id, first, second }: AlikePair): AskedAlike[] {
  const wordsOf = ({ pieces }: AlikeVerse): string[] => bareWords(ownWords(pieces))
  const tasks: AlikeTask[] = tellApart(wordsOf(first), wordsOf(second)) ? ['place', 'words'] : ['place']
  return tasks.flatMap((task) => ([0, 1] as const).map((asked) => ({ pair: id, task, asked })))
}

function tellApart(one: readonly string[], other: readonly string[]): boolean {
  const isTelling = Math.min(one.length, other.length) >= tellingWords || one.length === other.length
  return isTelling && one.length > 0 && one.join(' ') !== other.join(' ')
}

/**
 * A round of so many tasks at most: one of each pair in the order of the pairs given, and where there are fewer pairs a second one of each.
 * @param choose a whole number from 0 up to the one given, that one left out.
 */
export function alikeRound(pairs: readonly AlikePair[], size: number, choose: (below: number) => number): AskedAlike[] {
  const tasks = pairs.map(alikeTasks)
  const first = tasks.flatMap((of) => of[choose(of.length)] ?? [])
  const second = tasks.flatMap((of, at) => of.filter((task) => task !== first[at])[choose(of.length - 1)] ?? [])
  return [...first, ...second].slice(0, size)
}
