import type { Activity } from '../activity.ts'

export const whichVerseActivity = {
  title: 'Which Verse Was It?',
  lead: 'Two verses that are nearly alike: what differs, and which is which?',
  path: '/which-verse',
  section: 'study',
  keptAs: 'which-verse',
  outbox: { updateWhichVerse: { one: 'round of verses', many: 'rounds of verses' } },
  questions: { label: 'Which Verse Was It?', count: 'whichVerseTasks', accuracy: 'whichVerseAccuracy' },
  achievements: ['streak'],
} as const satisfies Activity
