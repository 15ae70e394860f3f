export type ContributorTier = 'Champion' | 'Hero' | 'Helper' | 'Contributor'

/** The tier of somebody who sent so many reports (rule 138). */
export function contributorTier(reports: number): ContributorTier {
  if (reports >= 10) return 'Champion'
  if (reports >= 5) return 'Hero'
  return reports >= 2 ? 'Helper' : 'Contributor'
}
