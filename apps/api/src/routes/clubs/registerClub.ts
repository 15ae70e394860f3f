import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { findOrInsertTeam } from '@seraph/db/queries/clubs/clubs'
import { claimTeam, lockClub, lockCoachTeam } from '@seraph/db/queries/coaches/coachTeams'
import type { CoachTeamRow } from '@seraph/db/queries/coaches/coachTeams'
import { saveCoachProfile } from '@seraph/db/queries/coaches/coaches'
import type { CoachSessionRow } from '@seraph/db/queries/coaches/coachSessions'
import type { PlayerRow } from '@seraph/db/queries/players/players'
import type { Tx } from '@seraph/db/open'
import { sameNameKey } from '@seraph/schema/names/sameNameKey'
import { refuseClub } from '@seraph/domain/teams/refuseClub'
import { registerClub } from '@seraph/schema/http/coaches/clubs'
import type { TeamMember } from '@seraph/schema/http/coaches/clubs'
import type { BodyOf, ReplyOf } from '@seraph/schema/http/endpoint'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { getCoachSession } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { idempotent } from '../../http/idempotent.ts'
import { serve } from '../../http/serve.ts'
import { nameOf } from '../../codes/nameOf.ts'
import { addMember } from '../../codes/addMember.ts'
import { findExisting } from '../../codes/findExisting.ts'
import { freePlaces } from '../../codes/freePlaces.ts'

type Wanted = BodyOf<typeof registerClub>['clubData']

/** Registers a team whole or not at all; a coach's first registration sets up the profile too. */
export function addRegisterClub(app: FastifyInstance, deps: Deps): void {
  serve(app, registerClub, async ({ body: { clubData }, request }) => {
    const session = await getCoachSession(deps, request)
    if (session.helper !== undefined) throw new AppError('helper_may_not')
    await deps.callLimit.count('register', request.ip)
    const existing = await findProved(deps, request, clubData)
    const { reply } = await idempotent<ReplyOf<typeof registerClub>>(deps, request, async (tx) => {
      const team = await claim(tx, session, clubData)
      const places = freePlaces(team.memberNumbers, clubData.members.length)
      const members: TeamMember[] = []
      for (const [index, { startingChapter, biblicalGem }] of clubData.members.entries()) {
        const memberNumber = places[index] ?? 0
        const joining = { startingChapter, biblicalGem, memberNumber, existing: existing[index] }
        members.push(await addMember(deps, tx, team, joining))
      }
      const { id: teamId, coachId, clubName, name: teamName } = team
      const playerIds = members.map(({ playerId }) => playerId)
      const codes = members.map(({ playerCode }) => playerCode)
      const subject = { teamId, clubName, teamName, isPubliclyVisible: clubData.isPubliclyVisible, playerIds, codes }
      await insertAuditEntry(tx, { actor: 'coach', coachId, act: 'team_registered', subject })
      return { teamId, clubName, teamName, members }
    })
    return reply
  })
}

/** The players who join with a code and a number of theirs, in the members' places (rule 42); throws `number_needed` for a code alone. */
async function findProved(
  deps: Deps,
  request: FastifyRequest,
  { members }: Wanted,
): Promise<(PlayerRow | undefined)[]> {
  const existing: (PlayerRow | undefined)[] = []
  for (const [index, { playerCode = '', secretNumber }] of members.entries()) {
    const path = `clubData.members.${index}.`
    const known = playerCode === '' ? undefined : await findExisting(deps, request, { playerCode, secretNumber }, path)
    if (known?.isProved === false)
      throw new AppError('number_needed', { issues: [{ path: `${path}secretNumber`, message: 'is needed' }] })
    existing.push(known?.player)
  }
  return existing
}

/** Makes the team the coach's, under a lock, or throws `club_held` or `team_held` (rule 13). */
async function claim(
  tx: Tx,
  session: CoachSessionRow,
  wanted: Wanted,
): Promise<CoachTeamRow & { memberNumbers: number[]; coachId: string }> {
  const { clubName, teamName, coachName, state, country, isPubliclyVisible } = wanted
  const coach =
    session.coach ?? (await saveCoachProfile(tx, session.code, { name: coachName, clubName, state, country }))
  const names = { club: nameOf(clubName), state: nameOf(state), country: nameOf(country), team: nameOf(teamName) }
  const { clubId, teamId } = await findOrInsertTeam(tx, names)
  const club = await lockClub(tx, clubId, coach.id)
  const { issuedFor } = session
  const refusal = refuseClub({
    ...club,
    club,
    issuedFor: {
      nameKey: issuedFor.clubNameKey,
      stateKey: sameNameKey(issuedFor.state ?? ''),
      countryKey: sameNameKey(issuedFor.country ?? ''),
    },
  })
  if (refusal !== undefined) throw new AppError(refusal)
  if (!(await claimTeam(tx, { teamId, coachId: coach.id, coachName, isPubliclyVisible })))
    throw new AppError('team_held')
  const team = await lockCoachTeam(tx, { teamId, coachId: coach.id })
  if (team === undefined) throw new Error(`the team ${teamId} was just claimed and is not there`)
  return { ...team, coachId: coach.id }
}
