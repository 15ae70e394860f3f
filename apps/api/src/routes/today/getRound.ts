import { findTodayState } from '@seraph/db/queries/reviews/todayState'
import { pickRound } from '@seraph/domain/review/pickRound'
import { weakestQuestions } from '@seraph/domain/teamMap/weakestQuestions'
import { isInRuns } from '@seraph/domain/teamMap/placeRuns'
import { getRound, readKinds } from '@seraph/schema/http/today'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import type { OpenSeason } from '../../season/openSeason.ts'
import { presentQuestion } from '../../season/presentQuestion.ts'
import { getOpenSeason } from '../../season/getOpenSeason.ts'
import { findPlayerSession } from '../../session.ts'
import { verseRowOf } from '../assignments/versePoints.ts'
import { mapSeason } from '../teamMaps/mapSeason.ts'
import { readTeam } from '../teamMaps/readTeam.ts'
import { timeZoneOf } from '../players/registration/timeZoneOf.ts'
import { dayOf } from './dayOf.ts'
import { firstQuestions } from './firstQuestions.ts'
import { reviewQuestions } from './reviewQuestions.ts'
import type { PlannedOf } from './reviewQuestions.ts'

type Wanted = Partial<Record<'chapters' | 'verses' | 'places' | 'kinds' | 'points', string | undefined>>

/**
 * The questions of a round: what the player's memory asks for (rule 197), or
 * for a coach what the team knows least (rule 221); a guest's are short ones,
 * whatever is said of memory.
 */
export function addGetRound(app: FastifyInstance, deps: Deps): void {
  serve(app, getRound, async ({ query, request, season: named }) => {
    if (query.team !== undefined) return teamRound(deps, { ...query, team: query.team }, { request, named })
    const session = await findPlayerSession(deps, request)
    const season = await getOpenSeason(deps, named, request)
    const isWanted = wanted(query, season)
    const size = query.size === 'all' ? Infinity : Number(query.size ?? 5)
    const present = (ids: readonly string[]) => presentedRound(season, ids)
    if (session === undefined) return present(firstQuestions(reviewQuestions(season).filter(isWanted), size))
    const state = await findTodayState(deps.db, session.player.id, season.id)
    if (state === undefined) throw new AppError('player_not_found')
    const timeZone = timeZoneOf(request) ?? state.timeZone ?? 'UTC'
    const { plan, questions, known, now, eventAt } = dayOf(season, state, { now: deps.clock(), timeZone })
    if (query.of === 'today') return present(plan.map(({ id }) => id))
    const event = eventAt === undefined ? {} : { eventAt }
    return present(pickRound(questions.filter(isWanted), known, { of: query.of, size, now, ...event }))
  })
}

/** Of the questions asked for those that a team of the signed-in coach's knows least: ten where nothing is said. */
async function teamRound(
  deps: Deps,
  query: Wanted & { team: string; size?: string | undefined },
  { request, named }: { request: FastifyRequest; named: string | undefined },
) {
  const { season, members, now } = await readTeam(deps, { request, teamId: query.team, named })
  const isWanted = wanted(query, season)
  const { questions } = mapSeason(season)
  const asked = reviewQuestions(season).flatMap((one) => (isWanted(one) ? (questions.get(one.id) ?? []) : []))
  const known = members.map((member) => member.known)
  const size = query.size === 'all' ? Infinity : Number(query.size ?? 10)
  return presentedRound(season, weakestQuestions(asked, known, { now, size }))
}

function presentedRound(season: OpenSeason, ids: readonly string[]) {
  return { questions: ids.flatMap((id) => presentedOf(season, id)) }
}

function presentedOf(season: OpenSeason, id: string) {
  const known = season.questionById.get(id)
  return known === undefined ? [] : [presentQuestion(known)]
}

/** Whether a question is one of those asked for. */
function wanted(query: Wanted, season: OpenSeason): (question: PlannedOf) => boolean {
  const kinds = query.kinds === undefined ? undefined : readKinds(query.kinds)
  if (query.kinds !== undefined && kinds === undefined) throw new AppError('invalid_request')
  const chapters = query.chapters?.split(',').map(Number)
  const points = query.points?.split(',').map(Number)
  const verses = query.verses?.split(',').map((verse) => verse.trim())
  const isCited = query.places === undefined ? undefined : isInRuns(query.places)
  const { places } = verseRowOf(season)
  return ({ id, known }) =>
    (chapters === undefined || chapters.includes(known.chapter)) &&
    (points === undefined || points.includes(known.points)) &&
    (kinds === undefined || kinds.some((kind) => kind === known.type)) &&
    (verses === undefined || verses.includes(known.verse)) &&
    (isCited === undefined || places.get(id)?.some(isCited) === true)
}
