import { findProgressState } from '@seraph/db/queries/progress/progressState'
import { findReviewState } from '@seraph/db/queries/reviews/reviewState'
import { reachedMoments } from '@seraph/domain/moments/reachedMoments'
import { localDate } from '@seraph/domain/progress/localDate'
import { knownOfCards } from '@seraph/domain/review/knownParts'
import { summariseMemory } from '@seraph/domain/review/summariseMemory'
import type { Moment } from '@seraph/schema/http/moments'
import type { QuestionKind } from '@seraph/schema/progress/progressKinds'
import { AppError } from '@seraph/service/appError'

import type { Deps } from '../../deps.ts'
import type { OpenSeason } from '../../season/openSeason.ts'
import { presentProgress } from '../progress/presentProgress.ts'
import { reckonState } from '../progress/reckonState.ts'
import { readCards } from '../today/readCards.ts'
import { reviewQuestions } from '../today/reviewQuestions.ts'

/** The kinds whose points come from memory: trivia is recognized, and a drill asks what lies before one's eyes. */
const fromMemory = ['ai-evaluated', 'self-graded'] as const satisfies readonly QuestionKind[]

type Whose = { playerId: string; season: OpenSeason; timeZone: string }

/**
 * What a player has reached in a season as of now, told or not (rule 212).
 * @throws AppError `player_not_found` for one who isn't there or is deleted.
 */
export async function readMoments(deps: Deps, { playerId, season, timeZone }: Whose): Promise<Moment[]> {
  const state = await findProgressState(deps.db, playerId, season.id)
  if (state === undefined) throw new AppError('player_not_found')
  const cards = readCards(await findReviewState(deps.db, playerId, season.id))
  const now = deps.clock()
  const facts = { season: season.season, today: localDate(now, timeZone), timeZone }
  const { achievements, studyStreak, rank } = presentProgress(state, facts)
  const { byKind } = reckonState(state).totals
  const questions = reviewQuestions(season)
  const known = knownOfCards(questions, cards)
  const memory = summariseMemory(questions, known, { now, groupOf: (question) => question.known.chapter })
  const earned = new Set(achievements.map(({ id }) => id))
  return reachedMoments({
    pointsEarned: fromMemory.reduce((sum, kind) => sum + byKind[kind].earned, 0),
    keptChapters: season.season.chapters
      .map(({ ordinal }) => ordinal)
      .filter((one) => memory.groups.get(one) === 'kept'),
    streakDays: studyStreak,
    achievements: season.season.achievements.filter(({ id }) => earned.has(id)),
    rankPoints: rank.points,
  })
}
