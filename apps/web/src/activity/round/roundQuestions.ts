import { placesCited } from '@seraph/domain/assignment/verseRow'
import { isInRuns } from '@seraph/domain/teamMap/placeRuns'
import type { Question } from '@seraph/schema/http/questions'
import type { Season } from '@seraph/schema/season'

import { call } from '../../api/call.ts'
import { shuffle } from '../shuffle.ts'
import { askedPlaces } from './roundSetup.ts'
import type { RoundSetup } from './roundSetup.ts'

type Loading = {
  season: Season
  /** Fetches all questions of chapters, or has them already. */
  load: (chapters: readonly number[]) => Promise<Question[]>
  /** Of what the server chooses only the ids are taken, and the questions from `load`. */
  isOwn: boolean
}

/**
 * The questions of a quiz. All of the chapters or verses come from what the browser may
 * have already, in any order; what asks for memory or for a part of them is the
 * server's to choose (rule 197).
 */
export async function roundQuestions(setup: RoundSetup, { season, load, isOwn }: Loading): Promise<Question[]> {
  const chapters = [...setup.chapters].toSorted((a, b) => a - b)
  const { size, of, points, kinds } = setup.wish
  const places = askedPlaces(setup, season)
  if (size === 'all' && of === 'mixed' && points === '' && kinds === '') {
    const all = await load(chapters)
    if (places === undefined) return shuffle(all, Math.random)
    const isAsked = isInRuns(places)
    const asked = all.filter(({ chapter, verse }) => placesCited(season.chapters, chapter, verse).some(isAsked))
    return shuffle(asked, Math.random)
  }
  const wanted = { places, points: points || undefined, kinds: kinds || undefined }
  const { questions } = await call('getRound', { query: { size, of, chapters: chapters.join(','), ...wanted } })
  if (!isOwn) return questions
  const own = new Map((await load(chapters)).map((question) => [question.id, question]))
  return questions.flatMap(({ id }) => own.get(id) ?? [])
}
