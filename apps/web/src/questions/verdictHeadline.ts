/** The verdict in a few kind words; `maxScore` is 1 or more. */
export function verdictHeadline(score: number, maxScore: number): string {
  if (score >= maxScore) return 'Full marks'
  if (score === 0) return 'Not yet, but now you know'
  return score / maxScore >= 0.6 ? 'Almost there' : 'A good start'
}
