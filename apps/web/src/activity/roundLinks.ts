import { paths } from '../paths.ts'

/** The rounds that begin at once, by what they are made of (rule 197). */
export const roundNames = ['today', 'missed', 'new', 'mixed'] as const
export type RoundName = (typeof roundNames)[number]

/**
 * The address that begins a round. `places`: runs of places in the season's row
 * of verses that it keeps to (`12-17,40`); `team`: the id of a team, whose coach
 * practises what the team knows least.
 */
export function roundLink(round: RoundName, over: { places?: string; team?: string } = {}): string {
  return `${paths.practice}?${new URLSearchParams({ round, ...over }).toString()}`
}
