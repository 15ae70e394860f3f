import type { Achievement, AchievementRule } from '@seraph/schema/season'
import type { ProgressEvent } from '../progress/progressEvent.ts'
import { dayNumber } from '../streaks/dayNumber.ts'

/** The rules that a player's events alone cannot show; their local dates are passed in. */
export type Milestone = Exclude<AchievementRule['kind'], 'chapters' | 'streak' | 'questions'>

/** What achievements are reckoned from: a player's events of the season in any order, and the milestones reached. */
export interface AchievementFacts {
  chapterCount: number
  events: readonly ProgressEvent[]
  milestones: Readonly<Partial<Record<Milestone, string>>>
}

/** An achievement and the player's local day on which it was earned, `YYYY-MM-DD`. */
export interface EarnedAchievement {
  id: string
  earnedOn: string
}

/** The day on which each count was first reached: entry n - 1 is the day of the n-th. */
type Days = readonly string[]

function chapterDays(events: readonly ProgressEvent[], chapterCount: number): Days {
  const seen = new Map<number, string>()
  for (const { chapters, localDate } of events) {
    for (const chapter of chapters) {
      if (chapter >= 1 && chapter <= chapterCount && !seen.has(chapter)) seen.set(chapter, localDate)
    }
  }
  return [...seen.values()]
}

function streakDays(events: readonly ProgressEvent[]): Days {
  const dates = [...new Set(events.map(({ localDate }) => localDate))].toSorted()
  const days: string[] = []
  let length = 0
  for (const [index, date] of dates.entries()) {
    const before = dates[index - 1]
    length = before !== undefined && dayNumber(date) === dayNumber(before) + 1 ? length + 1 : 1
    if (length > days.length) days.push(date)
  }
  return days
}

const questionKinds: ReadonlySet<ProgressEvent['kind']> = new Set(['ai-evaluated', 'self-graded', 'trivia'])

function questionDay(events: readonly ProgressEvent[], wanted: number): string | undefined {
  let answered = 0
  return events.find(({ kind, questionsAnswered }) => {
    answered += questionKinds.has(kind) ? questionsAnswered : 0
    return answered >= wanted
  })?.localDate
}

/**
 * Which of the catalogue's achievements a player has earned, and when, in the catalogue's order (ruling 27). Events are
 * taken in the order in which they occurred; a streak is earned on the day that completed it, and stays earned.
 */
export function earnedAchievements(catalogue: readonly Achievement[], facts: AchievementFacts): EarnedAchievement[] {
  const { chapterCount, milestones } = facts
  const events = facts.events.toSorted((a, b) => a.occurredAt - b.occurredAt || (a.id < b.id ? -1 : 1))
  const chapters = chapterDays(events, chapterCount)
  const streaks = streakDays(events)
  const earnedOn = (rule: AchievementRule): string | undefined => {
    if (rule.kind === 'chapters') return chapters[(rule.count ?? chapterCount) - 1]
    if (rule.kind === 'streak') return streaks[rule.count - 1]
    if (rule.kind === 'questions') return questionDay(events, rule.count)
    return milestones[rule.kind]
  }
  return catalogue.flatMap(({ id, rule }) => {
    const day = earnedOn(rule)
    return day === undefined ? [] : [{ id, earnedOn: day }]
  })
}
