import type { EventAppeal } from '@seraph/schema/http/events/eventRoom'

/** What became of an appeal, as a team reads it. */
export const appealTexts = {
  waiting: 'The panel is asked',
  overturned: 'The panel gave it',
  affirmed: 'The panel has confirmed the mark',
} as const satisfies Record<NonNullable<EventAppeal['decision']> | 'waiting', string>
