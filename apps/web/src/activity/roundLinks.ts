import { paths } from '../paths.ts'

/** The rounds that begin at once, by what they are made of (rule 197). */
export const roundNames = ['today', 'missed', 'new'] as const
export type RoundName = (typeof roundNames)[number]

/** The address that begins a round. */
export function roundLink(round: RoundName): string {
  return `${paths.practice}?round=${round}`
}
