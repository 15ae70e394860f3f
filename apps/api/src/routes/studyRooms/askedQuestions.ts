import { isInRuns } from '@seraph/domain/teamMap/placeRuns'
import { mostAsked } from '@seraph/schema/rooms/room'
import { AppError } from '@seraph/service/appError'

import type { OpenSeason } from '../../season/openSeason.ts'
import { verseRowOf } from '../assignments/versePoints.ts'

/**
 * The questions that cite one of these verses, `places` as runs in the season's row of verses, and their chapters (rule 244). Of more
 * than a room can be narrowed to the first in the season's order. Throws `chapters_without_questions` where none does.
 */
export function askedQuestions(open: OpenSeason, places: string): { asked: string[]; chapters: number[] } {
  const isCited = isInRuns(places)
  const found = [...verseRowOf(open).places].flatMap(([id, cited]) =>
    cited.some(isCited) ? (open.questionById.get(id) ?? []) : [],
  )
  if (found.length === 0) throw new AppError('chapters_without_questions')
  const asked = found.slice(0, mostAsked).map(({ id }) => id)
  const chapters = new Set(found.slice(0, mostAsked).map(({ chapter }) => chapter))
  return { asked, chapters: [...chapters].toSorted((a, b) => a - b) }
}
