import type { Activity } from '../activity.ts'

export const crosswordsActivity = {
  title: 'Crosswords',
  lead: 'Fill the grid with the words of a chapter.',
  path: '/crosswords',
  aliases: ['/embedded-crossword'],
  linked: '/embedded-crossword',
  width: 'full',
  isBetterInLandscape: true,
  section: 'games',
  wayIn: 'One for every chapter',
  feature: 'crosswords',
  keptAs: 'crossword',
  outbox: { updateProgress: { one: 'crossword', many: 'crosswords' } },
  figure: { label: 'Crosswords Completed', of: 'totalCrosswordsCompleted', card: 'Crosswords completed' },
  quizType: 'crossword',
  achievements: ['chapters', 'streak'],
} as const satisfies Activity
