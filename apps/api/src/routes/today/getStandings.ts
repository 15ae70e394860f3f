import { findReviewState } from '@seraph/db/queries/reviews/reviewState'
import { localDate } from '@seraph/domain/progress/localDate'
import { dueAt } from '@seraph/domain/review/cards/dueAt'
import { memoryState } from '@seraph/domain/review/cards/memoryState'
import type { ReviewCard } from '@seraph/domain/review/cards/reviewCard'
import { getStandings } from '@seraph/schema/http/today'
import type { PartStanding } from '@seraph/schema/http/today'
import type { FastifyInstance } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { getPlayerSession } from '../../session.ts'
import { timeZoneOf } from '../players/registration/timeZoneOf.ts'
import { preparedDay } from './preparedDay.ts'
import { readCards } from './readCards.ts'
import { reviewQuestions } from './reviewQuestions.ts'

/** How the parts of questions stand, by the review log as it is now. Unknown questions are left out. */
export function addGetStandings(app: FastifyInstance, deps: Deps): void {
  serve(app, getStandings, async ({ query, request, season: named }) => {
    const { player } = await getPlayerSession(deps, request)
    const season = await getOpenSeason(deps, named, request)
    const state = await findReviewState(deps.db, player.id, season.id)
    const cards = readCards(state)
    const now = deps.clock()
    const today = localDate(now, timeZoneOf(request) ?? player.timeZone ?? 'UTC')
    const { at: eventAt } = preparedDay(season, state, today)
    const asked = [...new Set(query.questions.split(','))].flatMap((id) => season.questionById.get(id) ?? [])
    const chapters = [...new Set(asked.map(({ chapter }) => chapter))]
    return {
      questions: asked.map(({ id, chapter, parts }) => ({
        id,
        chapter,
        parts: parts.map((part) =>
          standingOf(part.usual ?? part.text, cards.get(`${id}/${part.id}`), { now, eventAt }),
        ),
      })),
      chapters: chapters.map((chapter) => {
        const names = reviewQuestions(season).flatMap((one) => (one.known.chapter === chapter ? one.cards : []))
        const kept = names.filter((name) => memoryState(cards.get(name), now).state === 'kept').length
        return { chapter, kept, parts: names.length }
      }),
    }
  })
}

function standingOf(
  part: string,
  card: ReviewCard | undefined,
  { now, eventAt }: { now: number; eventAt: number },
): PartStanding {
  const { state, since } = memoryState(card, now)
  const isoOf = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString())
  const due = card === undefined ? undefined : eventAt > now ? dueAt(card, eventAt) : dueAt(card)
  return { part, state, since: isoOf(since), dueAt: isoOf(due) }
}
