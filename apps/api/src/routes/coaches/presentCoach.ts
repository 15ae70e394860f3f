import type { CoachIdentity } from '@seraph/db/queries/coaches/coachSessions'
import type { Coach } from '@seraph/schema/http/coaches/coaches'

/** A coach as their own browser sees them; until a profile is set up, what the code was issued for. */
export function presentCoach({ code, issuedFor, coach, helper }: CoachIdentity): Coach {
  const { clubName, state, country } = coach ?? issuedFor
  return {
    coachCode: code,
    isLinked: coach !== undefined,
    isHelper: helper !== undefined,
    coachName: helper?.name ?? coach?.name ?? issuedFor.coachName,
    clubName,
    teamName: issuedFor.teamName,
    state,
    country,
  }
}
