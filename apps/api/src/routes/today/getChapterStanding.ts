import { findReviewState } from '@seraph/db/queries/reviews/reviewState'
import { knownOfCards } from '@seraph/domain/review/knownParts'
import { getChapterStanding } from '@seraph/schema/http/today'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { getPlayerSession } from '../../session.ts'
import { presentStanding } from './presentStanding.ts'
import { readCards } from './readCards.ts'
import { reviewQuestions } from './reviewQuestions.ts'

/** How the player stands in a chapter and each of its verses (rule 195), by the review log as it is now. */
export function addGetChapterStanding(app: FastifyInstance, deps: Deps): void {
  serve(app, getChapterStanding, async ({ params: { chapter }, request, season: named }) => {
    const { player } = await getPlayerSession(deps, request)
    const season = await getOpenSeason(deps, named, request)
    const cards = readCards(await findReviewState(deps.db, player.id, season.id))
    return presentStanding(season, knownOfCards(reviewQuestions(season), cards), { chapter, now: deps.clock() })
  })
}
