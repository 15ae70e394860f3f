import type { Moment, MomentKind } from '@seraph/schema/http/moments'
import type { Season } from '@seraph/schema/season'

/** A moment in words: a title and one line. */
export type MomentText = { title: string; line: string }
type Known = Pick<Season, 'achievements' | 'chapters'>

const texts: Readonly<Record<MomentKind, (value: string, season: Known) => MomentText>> = {
  tier: (value) => ({ title: `You are ${value} now`, line: 'A new rank, for all that you have done.' }),
  first_chapter(value, { chapters }) {
    const label = chapters.find(({ ordinal }) => String(ordinal) === value)?.label
    return { title: 'A chapter kept', line: label === undefined ? 'Your first one.' : `${label}, your first one.` }
  },
  achievement(value, { achievements }) {
    const found = achievements.find(({ id }) => id === value)
    return { title: found?.title ?? 'An achievement', line: found?.description ?? 'You have earned it.' }
  },
  streak: (value) => ({ title: `${value} days in a row`, line: 'The coal is glowing.' }),
  first_point: () => ({ title: 'Your first point', line: 'One part, from memory.' }),
}

/** What a card says of a moment (rule 212). An achievement or chapter that the season doesn't know is told by what it is. */
export function momentText({ kind, value }: Moment, season: Known): MomentText {
  return texts[kind](value, season)
}
