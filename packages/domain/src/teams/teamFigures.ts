import { countedChapters } from '../counting/chapterWork.ts'
import { effortOf } from '../ranks/effortOf.ts'
import type { Reckoning } from '../progress/reckonProgress.ts'
import { dayNumber } from '../streaks/dayNumber.ts'
import { isActiveThisWeek } from '../streaks/isActiveThisWeek.ts'

/** What a team shows in public (rule 131; rule 26), of work that counts (rule 44). */
export interface TeamFigures {
  studySeconds: number
  /** Ordinals, ascending, in which any member's work counts. */
  chaptersExplored: number[]
  /** The mean over members of distinct study days in the last 7, in tenths of a day. */
  studyFrequency: number
  /** 0–100: half for members active this week, half for the season's chapters explored by the team. */
  teamworkScore: number
}

/**
 * A team's figures. `today` is each member's own local date, `YYYY-MM-DD`; `now` in milliseconds since 1970. A team without members has
 * done nothing.
 */
export function teamFigures(
  members: readonly (Reckoning & { today: string })[],
  facts: { chaptersInSeason: number; now: number },
): TeamFigures {
  const share = (count: number, of: number): number => (of === 0 ? 0 : count / of)
  const explored = [...new Set(members.flatMap(({ totals }) => countedChapters(totals.counted.work)))].toSorted(
    (a, b) => a - b,
  )
  const active = members.filter(({ totals }) => isActiveThisWeek(totals.lastStudyAt, facts.now)).length
  const days = members.reduce((sum, member) => sum + daysThisWeek(member), 0)
  const teamwork = 50 * share(active, members.length) + 50 * share(explored.length, facts.chaptersInSeason)
  return {
    studySeconds: members.reduce((sum, { totals }) => sum + effortOf(totals).studySeconds, 0),
    chaptersExplored: explored,
    studyFrequency: Math.round(10 * share(days, members.length)) / 10,
    teamworkScore: Math.round(teamwork),
  }
}

function daysThisWeek({ history, today }: Reckoning & { today: string }): number {
  const last = dayNumber(today)
  return Object.keys(history.days).filter((day) => dayNumber(day) > last - 7 && dayNumber(day) <= last).length
}
