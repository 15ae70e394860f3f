import { findTeamAssignment } from '@seraph/db/queries/assignments/assignments'
import type { Read } from '@seraph/db/open'
import { backUps } from '@seraph/domain/assignment/backUps'
import type { WeeklyStep } from '@seraph/domain/assignment/weeklySteps'
import { TeamAssignment } from '@seraph/schema/http/coaches/assignments'

import type { OpenSeason } from '../../season/openSeason.ts'
import { preparedDay } from '../today/preparedDay.ts'
import { assignmentOf, loadsOf } from './assignmentOf.ts'
import { stepsOf } from './stepsOf.ts'
import { verseRowOf } from './versePoints.ts'

/** A team's division of the season as its coach sees it on a day of theirs (`YYYY-MM-DD`). */
export async function presentAssignment(
  db: Read,
  season: OpenSeason,
  { teamId, today }: { teamId: string; today: string },
): Promise<TeamAssignment> {
  const { assignment, members, eventDays } = await findTeamAssignment(db, { teamId, seasonId: season.id })
  const ids = members.map(({ playerId }) => playerId)
  const { pieces, isMoved } = assignmentOf(season, assignment, ids)
  const standIns = assignment === null ? [] : backUps(pieces, ids, loadsOf(season, assignment.unit))
  const { event } = preparedDay(season, { eventDays }, today)
  const steps = ids.flatMap((member) =>
    stepsOf(season, assignment, { pieces, member, event }).map((step) => ({ ...step, member })),
  )
  return TeamAssignment.parse({
    members,
    points: verseRowOf(season).points,
    words: season.verseWords,
    assignment: assignment && {
      version: assignment.version,
      unit: assignment.unit,
      isMoved,
      clubDay: assignment.clubDay,
      weeks: weeksOf(steps),
      pieces: pieces.map(({ member, ...piece }, at) => ({
        ...piece,
        playerId: member,
        backUpId: standIns[at] ?? null,
      })),
    },
  })
}

type Weeks = NonNullable<TeamAssignment['assignment']>['weeks']

/** The members' steps by club day. */
function weeksOf(steps: readonly (WeeklyStep & { member: string })[]): Weeks {
  const weeks = Map.groupBy(steps, ({ by }) => by)
  return [...weeks]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([by, due]) => ({
      by,
      steps: due.flatMap(({ member, places }) => {
        const [from, last] = [places[0], places.at(-1)]
        return from === undefined || last === undefined ? [] : [{ playerId: member, from, to: last + 1 }]
      }),
    }))
}
