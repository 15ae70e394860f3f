import { placesCited } from '@seraph/domain/assignment/verseRow'
import { spreadSiblings } from '@seraph/domain/review/spreadSiblings'
import { versesNamed } from '@seraph/domain/review/versesNamed'
import { isInRuns } from '@seraph/domain/teamMap/placeRuns'
import type { TriviaQuestion } from '@seraph/schema/http/trivia'
import type { Season } from '@seraph/schema/season'

import { askedPlaces, type RoundSetup } from '../../../activity/round/roundSetup.ts'
import { shuffle } from '../../../activity/shuffle.ts'
import type { TriviaMemory } from './triviaMemory.ts'

type Given = {
  season: Pick<Season, 'chapters' | 'questionChapters'>
  memory: TriviaMemory
  /** Gives numbers from 0 up to 1, 1 left out. */
  random: () => number
}

/**
 * The trivia of a round: of the chapters or verses, in any order, siblings of one verse apart (rule 197). What this browser
 * doesn't know to be right comes first, so that a small mixed round goes on where the former one ended.
 */
export function pickTrivia(
  questions: readonly TriviaQuestion[],
  setup: RoundSetup,
  { season, memory, random }: Given,
): TriviaQuestion[] {
  const places = askedPlaces(setup, season)
  const isPlaceAsked = places === undefined ? () => true : isInRuns(places)
  const { size, of } = setup.wish
  const isAsked = ({ id, chapter, verse }: TriviaQuestion): boolean =>
    (of === 'mixed' || memory.get(id) === (of === 'missed' ? false : undefined)) &&
    (places === undefined || placesCited(season.chapters, chapter, verse).some(isPlaceAsked))
  const asked = shuffle(questions.filter(isAsked), random).toSorted(
    (one, other) => Number(memory.get(one.id) === true) - Number(memory.get(other.id) === true),
  )
  return spreadSiblings(size === 'all' ? asked : asked.slice(0, Number(size)), ({ verse }) => versesNamed(verse))
}
