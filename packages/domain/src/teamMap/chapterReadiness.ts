import { estimatedRecall } from '../review/cards/estimatedRecall.ts'
import { memoryState } from '../review/cards/memoryState.ts'
import { unpackCard } from '../review/cards/packedCard.ts'
import type { MapQuestion, MemberCards } from './mapQuestion.ts'

/**
 * How a team stands in a chapter, by parts, each of which is a point at the event. `met`: somebody has been asked it; `kept`:
 * somebody keeps it; `expected`: how
 * many the team would know on the day with no more study, from 0 to `met`.
 */
export type ChapterReadiness = { chapter: number; parts: number; met: number; kept: number; expected: number }

/**
 * What a team would bring to the event, by chapter, in the chapters' order (rule 222). A team answers together: a part is known by
 * who knows it best. What nobody
 * has been asked counts as not known. `now` and `eventAt` in milliseconds since 1970.
 */
export function chapterReadiness(
  questions: Iterable<MapQuestion>,
  members: readonly MemberCards[],
  { now, eventAt }: { now: number; eventAt: number },
): ChapterReadiness[] {
  const chapters = new Map<number, ChapterReadiness>()
  for (const { id, chapter, parts } of questions) {
    const sum = chapters.get(chapter) ?? { chapter, parts: 0, met: 0, kept: 0, expected: 0 }
    chapters.set(chapter, sum)
    const known = members.map((cards) => cards[id]).filter((byPart) => byPart !== undefined)
    for (const part of parts) {
      sum.parts += 1
      const cards = known.flatMap((byPart) => {
        const packed = byPart[part]
        return packed === undefined ? [] : [unpackCard(packed)]
      })
      if (cards.length === 0) continue
      sum.met += 1
      if (cards.some((card) => memoryState(card, now).state === 'kept')) sum.kept += 1
      sum.expected += Math.max(
        ...cards.map((card) => (card.recalled === undefined ? 0 : estimatedRecall(card, Math.max(now, eventAt)))),
      )
    }
  }
  return [...chapters.values()].toSorted((one, other) => one.chapter - other.chapter)
}
