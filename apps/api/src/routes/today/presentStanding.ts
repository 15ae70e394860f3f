import { groupStanding } from '@seraph/domain/review/groupStanding'
import type { Standing } from '@seraph/domain/review/groupStanding'
import { chapterPlaces } from '@seraph/domain/assignment/chapterPlaces'
import { rememberedParts } from '@seraph/domain/review/knownParts'
import type { KnownParts } from '@seraph/domain/review/knownParts'
import { memoryState } from '@seraph/domain/review/cards/memoryState'
import { verseStandings } from '@seraph/domain/teamMap/verseStandings'
import type { ChapterStanding, Standing as ToldStanding } from '@seraph/schema/http/today'
import { AppError } from '@seraph/service/appError'

import type { OpenSeason } from '../../season/openSeason.ts'
import { mapSeason } from '../teamMaps/mapSeason.ts'
import { reviewQuestions } from './reviewQuestions.ts'

/** How somebody stands in a chapter and its verses, each with its day; `chapter_not_in_season` for one that the season hasn't. */
export function presentStanding(
  season: OpenSeason,
  known: KnownParts,
  { chapter, now }: { chapter: number; now: number },
): ChapterStanding {
  const places = chapterPlaces(season.season.chapters, chapter)
  if (places.length === 0) throw new AppError('chapter_not_in_season')
  const own = reviewQuestions(season).filter((question) => question.known.chapter === chapter)
  const parts = own.flatMap(({ nth: place, cards }) => {
    const met = rememberedParts(known, place)
    return cards.map((_, nth) => memoryState(met?.[nth], now))
  })
  const verses = verseStandings(mapSeason(season).questions, known, { places, now })
  return { ...told(groupStanding(parts)), verses: verses.map((verse) => (verse === undefined ? null : told(verse))) }
}

function told({ state, since }: Standing): ToldStanding {
  return { state, since: since === undefined ? null : new Date(since).toISOString() }
}
