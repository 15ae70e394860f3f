import type { PaperProps } from './paperProps.ts'

/** What a set is called on its papers: its season, where it is the one in hand, and its number. */
export const setName = ({ set, season }: PaperProps): string =>
  [...(set.season === season.id ? [season.title] : []), `Set ${set.seed}`].join(' · ')
