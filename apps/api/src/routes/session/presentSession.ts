import { listClubEvents } from '@seraph/db/queries/clubs/clubEvents'
import type { ClubEventRow } from '@seraph/db/queries/clubs/clubEvents'
import type { CoachSessionRow } from '@seraph/db/queries/coaches/coachSessions'
import { eventsOfClub } from '@seraph/domain/seasons/eventsOfClub'
import { seasonInHand } from '@seraph/domain/seasons/seasonInHand'
import type { Session } from '@seraph/schema/http/session'

import type { Deps } from '../../deps.ts'
import type { PlayerSession } from '../../session.ts'
import { presentCoach } from '../coaches/presentCoach.ts'
import { presentPlayer } from '../players/presentPlayer.ts'

/** A browser's sessions as it sees them, with the seasons; without `ADMIN_SECRET` nobody is the admin (rule 12). */
export async function presentSession(
  deps: Deps,
  session: PlayerSession | undefined,
  coachSession: CoachSessionRow | undefined,
): Promise<Session> {
  const coach = coachSession === undefined ? null : presentCoach(coachSession)
  const open = [...((await deps.seasons.get())?.values() ?? [])].map((season) => ({ ...season, isPreview: false }))
  if (session?.isAdmin === true)
    for (const season of (await deps.previews.get())?.values() ?? []) open.push({ ...season, isPreview: true })
  const days = await listDays(deps, session, coachSession)
  const seasons = open.map(({ id, isPreview, season: { title, year, events } }) => {
    const own = days.filter((row) => row.seasonId === id).map(({ level, day }) => [level, day] as const)
    return { id, title, year, isPreview, events: eventsOfClub(events, new Map(own)) }
  })
  const chosen =
    session === undefined
      ? coachSession && { own: null, club: coachSession.clubSeasonId }
      : { own: session.player.seasonId, club: session.player.clubSeasonId }
  const inHand =
    chosen &&
    seasonInHand(
      chosen,
      open.map(({ id }) => id),
    )
  const both = { coach, seasons, season: inHand ?? null }
  if (session === undefined)
    return { ...both, player: null, isProved: false, studiesUntil: null, isAdmin: false, canBecomeAdmin: false }
  const { isAdmin } = session
  return {
    ...both,
    player: presentPlayer(session.player),
    isProved: session.isProved,
    studiesUntil: session.studiesUntil?.toISOString() ?? null,
    isAdmin,
    canBecomeAdmin: session.player.isAdmin && deps.adminMark !== undefined && !isAdmin,
  }
}

/** The days that the coach's club goes to events, else those of the player's (rule 170). */
async function listDays(
  deps: Deps,
  player: PlayerSession | undefined,
  coach: CoachSessionRow | undefined,
): Promise<ClubEventRow[]> {
  if (coach?.coach !== undefined) return listClubEvents(deps.db, { coachId: coach.coach.id })
  return player === undefined ? [] : listClubEvents(deps.db, { playerId: player.player.id })
}
