const ranks = [
  { from: 100, label: 'Legendary' },
  { from: 90, label: 'Masterful' },
  { from: 80, label: 'Excellent' },
  { from: 70, label: 'Good' },
  { from: 60, label: 'Good Participation' },
] as const

export type AccuracyRank = (typeof ranks)[number]['label'] | 'Keep Practicing'

/** The rank that a round of so many percent earns (rule 128). */
export function accuracyRank(percent: number): AccuracyRank {
  return ranks.find(({ from }) => percent >= from)?.label ?? 'Keep Practicing'
}

export type AccuracyTone = 'good' | 'fair' | 'bad'

const bounds = { progress: { good: 85, fair: 70 }, quiz: { good: 80, fair: 60 } }

/** How an accuracy is coloured: from 85 and 70 percent in views of progress, from 80 and 60 in quizzes (rule 128). */
export function accuracyTone(percent: number, view: 'progress' | 'quiz'): AccuracyTone {
  const { good, fair } = bounds[view]
  if (percent >= good) return 'good'
  return percent >= fair ? 'fair' : 'bad'
}
