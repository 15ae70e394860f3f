import { mostMembers } from '@seraph/domain/teams/mostMembers'
import { AppError } from '@seraph/service/appError'

/** The places in a team that are still free, lowest first, at least `count`; throws `team_full` where there are fewer. */
export function freePlaces(taken: readonly number[], count: number): number[] {
  if (taken.length + count > mostMembers) throw new AppError('team_full')
  return Array.from({ length: mostMembers }, (_, index) => index + 1).filter((place) => !taken.includes(place))
}
