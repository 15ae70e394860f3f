import type { Activity } from '../activity.ts'

export const rehearsalActivity = {
  title: 'Event Rehearsal',
  lead: 'Play a set as on the day: each question is read twice, then the clock runs.',
  path: '/rehearsal',
  section: 'study',
  keptAs: 'rehearsal',
  outbox: {},
  achievements: [],
} as const satisfies Activity
