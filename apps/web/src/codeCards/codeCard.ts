import type { GemLetter } from '@seraph/schema/vocabulary'

/** What a card that is cut out and handed to a player says. */
export type CodeCard = { playerCode: string; gem: GemLetter; clubName: string; teamName: string }

/** What a coach's card says. */
export type CoachCard = { coachCode: string; clubName: string }
