import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { hasTeam, lockCoachTeam, renameTeam, setTeamVisible } from '@seraph/db/queries/coaches/coachTeams'
import type { CoachTeamRow } from '@seraph/db/queries/coaches/coachTeams'
import { lockMembers } from '@seraph/db/queries/clubs/memberPlaces'
import type { Tx } from '@seraph/db/open'
import { updateTeam } from '@seraph/schema/http/coaches/coachDashboard'
import type { ChangedCode } from '@seraph/schema/http/coaches/coachDashboard'
import { GemLetter, PlayerCode } from '@seraph/schema/vocabulary'
import { AppError } from '@seraph/service/appError'
import type { FastifyInstance } from 'fastify'

import { getLinkedCoach } from '../../coachSession.ts'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { codesFor } from '../../codes/codesFor.ts'
import { placeUnderCode } from '../../codes/placeUnderCode.ts'
import { nameOf } from '../../codes/nameOf.ts'

export function addUpdateTeam(app: FastifyInstance, deps: Deps): void {
  serve(app, updateTeam, async ({ params: { teamId }, body: { teamName, isPubliclyVisible }, request }) => {
    const { coach, actorId } = await getLinkedCoach(deps, request)
    const changedCodes = await deps.db.transaction().execute(async (tx) => {
      const team = await lockCoachTeam(tx, { teamId, coachId: coach.id })
      if (team === undefined) throw new AppError('team_not_found')
      const own = { ...team, coachId: coach.id, actorId }
      if (isPubliclyVisible !== undefined && isPubliclyVisible !== team.isPubliclyVisible)
        await show(tx, own, isPubliclyVisible)
      return teamName === undefined || teamName === team.name ? [] : rename(deps, tx, own, teamName)
    })
    return { changedCodes }
  })
}

type OwnTeam = CoachTeamRow & { coachId: string; actorId: string }

/** Shows a team on the featured page, or no longer. */
async function show(
  tx: Tx,
  { id: teamId, name, actorId: coachId }: OwnTeam,
  isPubliclyVisible: boolean,
): Promise<void> {
  await setTeamVisible(tx, teamId, isPubliclyVisible)
  const act = isPubliclyVisible ? 'team_featured' : 'team_unfeatured'
  await insertAuditEntry(tx, { actor: 'coach', coachId, act, subject: { teamId, teamName: name } })
}

/** Renames a team and gives its members the codes that its new name makes (rule 7). */
async function rename(deps: Deps, tx: Tx, team: OwnTeam, teamName: string): Promise<ChangedCode[]> {
  const { id: teamId, clubId, clubName, coachId, actorId } = team
  const to = nameOf(teamName)
  if (to.key !== nameOf(team.name).key && (await hasTeam(tx, clubId, to.key))) throw new AppError('team_name_taken')
  await renameTeam(tx, { teamId, clubId, coachId, from: team.name, to })
  const changedCodes: ChangedCode[] = []
  for (const member of await lockMembers(tx, { teamId, coachId })) {
    const gem = GemLetter.parse(member.gem)
    const { id: playerId, code: presentCode, startingChapter, memberNumber } = member
    const codes = codesFor(deps, { clubName, teamName, startingChapter, gem })
    const place = { playerId, clubId, teamId, coachId, startingChapter, gem, memberNumber, presentCode }
    const code = await placeUnderCode(tx, place, codes)
    if (code === presentCode) continue
    changedCodes.push({ playerId, formerCode: PlayerCode.parse(presentCode), playerCode: PlayerCode.parse(code) })
  }
  const subject = { teamId, from: team.name, to: teamName, changedCodes }
  await insertAuditEntry(tx, { actor: 'coach', coachId: actorId, act: 'team_renamed', subject })
  return changedCodes
}
