import { z } from 'zod'

import { GemLetter, PbeExperience, PlayerCode, StartingChapter } from '../../vocabulary.ts'
import type { Endpoint } from '../endpoint.ts'
import { SeasonId } from '../seasonNamed.ts'
import { ClubName, OptionalName, StateName, TeamName } from '../typedName.ts'

/** A secret number as a person types it, spaced or not; the admin's secret in its place, to the letter (rule 42). */
export const TypedNumber = z
  .string()
  .max(200)
  .transform((text) => (/^[\s0-9]*$/.test(text) ? text.replace(/\s+/gu, '') : text))

/** A player as its own browser sees it (rule 114). */
export const Player = z.object({
  id: z.uuid(),
  playerCode: PlayerCode,
  clubName: z.string(),
  teamName: z.string(),
  startingChapter: z.number().int(),
  biblicalGem: GemLetter,
  state: z.string(),
  country: z.string().nullable(),
  pbeExperience: PbeExperience.nullable(),
  displayName: z.string().nullable(),
  isPubliclyVisible: z.boolean(),
  /** Was visible without having chosen it: hidden, and asked once (rule 43). */
  isFeaturedAsked: z.boolean(),
})
export type Player = z.infer<typeof Player>

export const registerPlayer = {
  method: 'POST',
  path: '/api/players/register',
  summary: 'Create a player code and sign in with it',
  isIdempotent: true,
  body: z.object({
    clubName: ClubName,
    teamName: TeamName,
    startingChapter: StartingChapter.default(1),
    biblicalGem: GemLetter,
    state: StateName,
    country: OptionalName,
    pbeExperience: PbeExperience.optional(),
    isPubliclyVisible: z.boolean().default(false),
    /** Of a slot that a coach has reserved: without it, its gem is taken (rule 42). */
    secretNumber: TypedNumber.optional(),
    /** What this browser chose before: it becomes the player's own choice where it is open (rule 156). */
    season: SeasonId.optional(),
  }),
  reply: z.object({ playerCode: PlayerCode, gemName: z.string(), player: Player }),
} as const satisfies Endpoint

export const loginPlayer = {
  method: 'POST',
  path: '/api/players/login',
  summary:
    'Sign in with a player code in a browser that is proved for it, or with number or card; an old code answers with the present one',
  body: z.object({
    playerCode: z.string().trim().min(1, 'Player code is required').max(40),
    wantsFeatured: z.boolean().default(false),
    /** A silent login restores a browser's session and never undoes a deletion (rule 18). */
    isSilent: z.boolean().default(false),
    /** The person was told `player_deleted` and wants the record back (rule 18). */
    confirmRestore: z.boolean().default(false),
    /** What a browser proves itself with that isn't proved for this player: the number, or the token of the card's QR code (rule 42). */
    secretNumber: TypedNumber.optional(),
    cardToken: z.string().max(64).optional(),
    /** There is no number and nobody to ask: a player from before signs in once, only to study for 14 days (rule 42). */
    hasNoNumber: z.boolean().default(false),
  }),
  reply: z.object({ player: Player, updatedPlayerCode: PlayerCode.optional() }),
} as const satisfies Endpoint

export const logoutPlayer = {
  method: 'POST',
  path: '/api/players/logout',
  summary: "End this browser's player session",
  reply: z.object({ isSignedOut: z.literal(true) }),
} as const satisfies Endpoint

export const getAvailableGems = {
  method: 'GET',
  path: '/api/players/available-gems',
  summary: 'Which gems are still free for a club, team and chapter',
  query: z.object({
    clubName: ClubName,
    teamName: TeamName,
    startingChapter: StartingChapter,
    state: OptionalName,
    country: OptionalName,
  }),
  reply: z.object({
    availableGems: z.array(GemLetter),
    takenGems: z.array(GemLetter),
    /** For a coach: the code that each free gem would make now. */
    generatedCodes: z.partialRecord(GemLetter, PlayerCode).optional(),
  }),
} as const satisfies Endpoint
