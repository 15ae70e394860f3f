import type { GemLetter } from '@seraph/schema/vocabulary'

/** A player as lists of new codes and cards show one. */
export type CodeCard = { playerId: string; playerCode: string; gem: GemLetter; clubName: string; teamName: string }

/** What a card that is cut out and handed to a player says, with the secret number and the token of its QR code (rule 42). */
export type PlayerCard = Omit<CodeCard, 'playerId'> & { secretNumber: string; cardToken: string }

/** What a coach's card says. */
export type CoachCard = { coachCode: string; clubName: string }
