import type { ProgressEvent } from '@seraph/schema/progress/progressEvent'
import { isQuestionKind } from '@seraph/schema/progress/progressKinds'
import type { Achievement, AchievementRule } from '@seraph/schema/season'

import { daysOfStreaks } from '../streaks/streak.ts'

/** The rules that a player's events alone cannot show; their local dates are passed in. */
export type Milestone = Exclude<AchievementRule['kind'], 'chapters' | 'streak' | 'questions'>

/** What of an event earns achievements. */
export type StudiedEvent = Pick<ProgressEvent, 'id' | 'kind' | 'occurredAt' | 'localDate' | 'chapters'> & {
  counts: Pick<ProgressEvent['counts'], 'questionsAnswered'>
}

/** What achievements are reckoned from: a player's events of the season in any order, and the milestones reached. */
export interface AchievementFacts {
  chapterCount: number
  events: readonly StudiedEvent[]
  milestones: Readonly<Partial<Record<Milestone, string>>>
}

/** An achievement and the player's local day on which it was earned, `YYYY-MM-DD`. */
export interface EarnedAchievement {
  id: string
  earnedOn: string
}

/** The day on which each count was first reached: entry n - 1 is the day of the n-th. */
type Days = readonly string[]

function chapterDays(events: readonly StudiedEvent[], chapterCount: number): Days {
  const seen = new Map<number, string>()
  for (const { chapters, localDate } of events) {
    for (const chapter of chapters) {
      if (chapter >= 1 && chapter <= chapterCount && !seen.has(chapter)) seen.set(chapter, localDate)
    }
  }
  return [...seen.values()]
}

function questionDay(events: readonly StudiedEvent[], wanted: number): string | undefined {
  let answered = 0
  return events.find(({ kind, counts }) => {
    answered += isQuestionKind(kind) ? counts.questionsAnswered : 0
    return answered >= wanted
  })?.localDate
}

/**
 * Which of the catalogue's achievements a player has earned, and when, in the catalogue's order (rule 27). Events are
 * taken in the order in which they occurred; a streak is earned on the day that completed it, and stays earned.
 */
export function earnedAchievements(catalogue: readonly Achievement[], facts: AchievementFacts): EarnedAchievement[] {
  const { chapterCount, milestones } = facts
  const events = facts.events.toSorted((a, b) => a.occurredAt - b.occurredAt || (a.id < b.id ? -1 : 1))
  const chapters = chapterDays(events, chapterCount)
  const streaks = daysOfStreaks(events.map(({ localDate }) => localDate))
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
