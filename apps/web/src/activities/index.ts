import type { Activity } from './activity.ts'
import { inOrderActivity } from './inOrder/inOrderActivity.ts'
import { whichVerseActivity } from './whichVerse/whichVerseActivity.ts'
import { crosswordsActivity } from './crosswords/crosswordsActivity.ts'
import { memoryActivity } from './memory/memoryActivity.ts'
import { practiceActivity } from './practice/practiceActivity.ts'
import { rehearsalActivity } from './rehearsal/rehearsalActivity.ts'
import { selfGradedActivity } from './selfGraded/selfGradedActivity.ts'
import { triviaActivity } from './trivia/triviaActivity.ts'

/** Every activity, in the order in which it is shown: navigation, home page, report and outbox are made of this. */
export const activities = {
  practice: practiceActivity,
  selfGraded: selfGradedActivity,
  rehearsal: rehearsalActivity,
  trivia: triviaActivity,
  whichVerse: whichVerseActivity,
  inOrder: inOrderActivity,
  crosswords: crosswordsActivity,
  memoryGame: memoryActivity,
} as const satisfies Readonly<Record<string, Activity>>

export type Activities = typeof activities
export type ActivityName = keyof Activities

/** The same with their names, each as any activity. */
export const namedActivities = Object.entries(activities) as readonly (readonly [ActivityName, Activity])[]

/** Of each activity what `pick` takes. */
export function ofActivities<Taken>(pick: (activity: Activity) => Taken): Readonly<Record<ActivityName, Taken>> {
  return Object.fromEntries(namedActivities.map(([name, one]) => [name, pick(one)])) as Record<ActivityName, Taken>
}
