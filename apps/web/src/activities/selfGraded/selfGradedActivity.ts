import type { Activity } from '../activity.ts'

export const selfGradedActivity = {
  title: 'Self-Graded Quiz',
  lead: 'Think, look at the answer, and give yourself the points that you have earned.',
  leadClass: 'mx-auto max-w-[45.5rem]',
  path: '/traditional-quiz',
  width: 'wide',
  section: 'study',
  wayIn: 'Think, look, grade yourself',
  feature: 'self-graded',
  keptAs: 'self-graded',
  outbox: { updateSelfGraded: { one: 'self-graded quiz', many: 'self-graded quizzes' } },
  questions: { label: 'Self-Graded', count: 'selfGradedQuestions', accuracy: 'selfGradedAccuracy' },
  quizType: 'self-graded',
  achievements: ['chapters', 'streak', 'questions'],
} as const satisfies Activity
