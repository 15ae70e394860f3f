/** A club's folded names; a club is its name, state and country where given (rule 5). */
export interface ClubKeys {
  nameKey: string
  stateKey: string
  countryKey: string
}

/** Why a coach may not have a team in a club: another coach holds it. */
export type ClubRefused = 'club_held'

/**
 * Whether a coach may register a team in a club: one that no other coach has teams in, that they have a team in already, or that their
 * code was issued for (rule 13). Undefined: they may.
 * @param issuedFor what the code was issued for, folded, '' where nothing was said; without a state it means a club only where no other
 * bears that name (`isOnlyOfItsName`).
 */
export function refuseClub(facts: {
  club: ClubKeys
  isHeldByOthers: boolean
  isOwn: boolean
  issuedFor: ClubKeys
  isOnlyOfItsName: boolean
}): ClubRefused | undefined {
  const { club, isHeldByOthers, isOwn, issuedFor, isOnlyOfItsName } = facts
  if (!isHeldByOthers || isOwn) return undefined
  const isState = issuedFor.stateKey === '' ? isOnlyOfItsName : issuedFor.stateKey === club.stateKey
  const isCountry = ['', club.countryKey].includes(issuedFor.countryKey) || club.countryKey === ''
  return issuedFor.nameKey === club.nameKey && isState && isCountry ? undefined : 'club_held'
}
