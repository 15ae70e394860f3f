import type { StoredAssignment } from '@seraph/db/queries/assignments/assignments'
import type { Assignment } from '@seraph/domain/assignment/assignment'
import { weeklySteps } from '@seraph/domain/assignment/weeklySteps'
import type { WeeklyStep } from '@seraph/domain/assignment/weeklySteps'

import type { OpenSeason } from '../../season/openSeason.ts'
import type { PreparedDay } from '../today/preparedDay.ts'
import { loadsOf } from './assignmentOf.ts'

/** A member's weekly steps to the event (rule 204); none where no event's day is known. */
export function stepsOf(
  season: OpenSeason,
  stored: StoredAssignment | null,
  { pieces, member, event }: { pieces: Assignment; member: string; event: PreparedDay['event'] },
): WeeklyStep[] {
  if (stored === null || event === undefined) return []
  const own = pieces.filter((piece) => piece.member === member)
  const { since, clubDay, unit } = stored
  return weeklySteps(own, loadsOf(season, unit), { since, until: event.date, clubDay })
}
