import { rankPoints, type Effort } from './rankPoints.ts'

const mostQuestions = 999_999

/** A whole number that orders the featured players board: by rank points, then by questions answered; the most first. */
export function boardOrder(effort: Effort): number {
  return rankPoints(effort).total * (mostQuestions + 1) + Math.min(effort.questionsAnswered, mostQuestions)
}
