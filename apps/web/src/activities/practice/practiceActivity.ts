import type { Activity } from '../activity.ts'

export const practiceActivity = {
  title: 'AI-Evaluated Quiz',
  lead: 'Answer in your own words. Every part that you remember earns a point.',
  path: '/practice',
  section: 'study',
  wayIn: 'Answer in your own words, see each point you earn.',
  feature: 'ai-quiz',
  keptAs: 'ai-quiz',
  outbox: { updateAiQuiz: { one: 'answer', many: 'answers' } },
  questions: { label: 'AI-Evaluated', count: 'aiEvaluatedQuestions', accuracy: 'aiAccuracy' },
  quizType: 'ai-evaluated',
  achievements: ['chapters', 'streak', 'questions'],
} as const satisfies Activity
