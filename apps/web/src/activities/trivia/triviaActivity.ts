import type { Activity } from '../activity.ts'

export const triviaActivity = {
  title: 'Trivia',
  lead: 'Four choices, one of them right. How many do you know?',
  path: '/trivia',
  aliases: ['/trivia-quiz'],
  section: 'study',
  wayIn: 'Pick the right answer',
  feature: 'trivia',
  keptAs: 'trivia',
  outbox: { updateTrivia: { one: 'round of trivia', many: 'rounds of trivia' } },
  questions: { label: 'Trivia Challenges', count: 'triviaQuestions', accuracy: 'triviaAccuracy' },
  figure: { label: 'Trivia Points', of: 'triviaPointsEarned' },
  quizType: 'trivia',
  achievements: ['chapters', 'streak', 'questions'],
} as const satisfies Activity
