import type { Coal } from '../../ui/seraphMap/coalOf.ts'

/** What a team's coal says, for those who don't see it. */
export const teamCoalWords: Readonly<Record<Coal, string>> = {
  ash: 'The coal of the team is not lit yet.',
  ember: 'The coal of the team glows.',
  flame: 'The coal of the team is a flame.',
}
