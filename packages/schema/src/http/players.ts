import { z } from 'zod'

import { GemLetter, PbeExperience, PlayerCode, Chapter } from '../vocabulary.ts'
import type { Endpoint } from './endpoint.ts'

/** A name typed by a person: trimmed, without control, bidi or other invisible characters and half surrogates, at most 80 characters. */
const Typed = z
  .string()
  .max(80)
  .transform((text) =>
    text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
      .trim(),
  )
export const requiredName = (message: string) => Typed.pipe(z.string().min(1, message))

export const ClubName = requiredName('Club name is required')
export const TeamName = requiredName('Team name is required')
export const StateName = requiredName('State/Province is required')

/** The same where nothing needs to be typed; blank is left out. */
export const OptionalName = Typed.transform((text) => (text === '' ? undefined : text)).optional()

/** A player as its own browser sees it (document 1, §3). */
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
    startingChapter: Chapter.default(1),
    biblicalGem: GemLetter,
    state: StateName,
    country: OptionalName,
    pbeExperience: PbeExperience.optional(),
    isPubliclyVisible: z.boolean().default(true),
  }),
  reply: z.object({ playerCode: PlayerCode, gemName: z.string(), player: Player }),
} as const satisfies Endpoint

export const loginPlayer = {
  method: 'POST',
  path: '/api/players/login',
  summary: 'Sign in with a player code; an old code answers with the present one',
  body: z.object({
    playerCode: z.string().trim().min(1, 'PLR Code is required').max(40),
    wantsFeatured: z.boolean().default(false),
    /** A silent login restores a browser's session and never undoes a deletion (ruling 18). */
    isSilent: z.boolean().default(false),
    /** The person was told `player_deleted` and wants the record back (ruling 18). */
    confirmRestore: z.boolean().default(false),
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
    startingChapter: Chapter,
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
