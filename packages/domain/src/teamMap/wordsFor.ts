import type { WeekDay } from '../streaks/studyWeek.ts'

/** A member's last seven days, and whether anybody has used the code yet. */
export type WeekOfMember = { playerId: string; isUsed: boolean; days: readonly Pick<WeekDay, 'was'>[] }

/** Who would like a word, and which: thanks for five days or more, or that they were missed. */
export type WordFor = { playerId: string; reason: 'missed' | 'faithful' }

const manyDays = 5

/**
 * For whom a coach may have a kind word at the meeting, in the members' order, never by rank (rule 223): whoever didn't study on any
 * of the seven days was missed,
 * whoever did on five or more is thanked. A code that nobody has used belongs to nobody who could be missed.
 */
export function wordsFor(members: readonly WeekOfMember[]): WordFor[] {
  return members.flatMap(({ playerId, isUsed, days }): WordFor[] => {
    const studied = days.filter(({ was }) => was === 'studied').length
    if (studied === 0) return isUsed ? [{ playerId, reason: 'missed' }] : []
    return studied >= manyDays ? [{ playerId, reason: 'faithful' }] : []
  })
}
