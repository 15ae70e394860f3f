import type { Activity } from '../activity.ts'

export const memoryActivity = {
  title: 'Memorization Game',
  lead: 'Put the letters of each word in order, verse by verse, and learn the chapter by heart.',
  path: '/memory-game',
  isBetterInLandscape: true,
  section: 'games',
  wayIn: 'Unscramble the verses',
  feature: 'memory',
  keptAs: 'memory',
  outbox: { recordMemoryGame: { one: 'memorization game', many: 'memorization games' } },
  figure: { label: 'Memorization Game Points', of: 'memorizationGamePoints', card: 'Memory game points' },
  achievements: ['chapters', 'streak'],
} as const satisfies Activity
