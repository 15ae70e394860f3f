import { chapterPlaces } from '@seraph/domain/assignment/chapterPlaces'
import { placeRuns } from '@seraph/domain/teamMap/placeRuns'
import type { Season } from '@seraph/schema/season'

import { roundLink } from '../roundLinks.ts'
import { nextTexts } from './nextTexts.ts'

/** One thing to do next: why, what it is called, and the address that begins it. */
export type NextRound = { why: string; text: string; to: string }

/** After a round that rates memory: what is best today; for a guest a first round. */
export function todayNext(isGuest: boolean): NextRound {
  return { why: nextTexts.whyToday, text: isGuest ? nextTexts.first : nextTexts.today, to: roundLink('today') }
}

/**
 * After what only asked to know it again (rule 195): the same chapters from memory. Where none of them has a question it is what is best
 * today.
 */
export function chaptersNext(
  { chapters, questionChapters }: Pick<Season, 'chapters' | 'questionChapters'>,
  played: readonly number[],
  isGuest: boolean,
): NextRound {
  const asked = played.filter((ordinal) => questionChapters.includes(ordinal))
  const [first] = asked
  if (first === undefined) return todayNext(isGuest)
  const label = chapters[first - 1]?.label ?? ''
  return {
    why: nextTexts.whyFromMemory,
    text: asked.length === 1 ? nextTexts.fromMemory(label) : nextTexts.allFromMemory(asked.length),
    to: roundLink('mixed', { places: placeRuns(asked.flatMap((ordinal) => chapterPlaces(chapters, ordinal))) }),
  }
}
