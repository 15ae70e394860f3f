import { z } from 'zod'

import { Chapter, GemLetter, PlayerCode } from '../../vocabulary.ts'
import type { Endpoint } from '../endpoint.ts'
import { TypedNumber } from './players.ts'

/** A player's secret number, and the token that the QR code of their card carries (rule 42). */
export const SecretNumber = z.object({
  playerId: z.uuid(),
  playerCode: PlayerCode,
  secretNumber: z.string().regex(/^[0-9]{4}$/),
  cardToken: z.string(),
})
export type SecretNumber = z.infer<typeof SecretNumber>

const PlayerId = z.object({ playerId: z.uuid() })

export const showNumber = {
  method: 'POST',
  path: '/api/players/number',
  summary: "The signed-in player's secret number, in a browser that is proved for them; each look is noted (rule 42)",
  reply: SecretNumber,
} as const satisfies Endpoint

export const renewNumber = {
  method: 'POST',
  path: '/api/players/renew-number',
  summary:
    'Another number and card for the signed-in player; all sessions and proofs end but for this browser (rule 42)',
  body: z.object({ secretNumber: TypedNumber }),
  reply: SecretNumber,
} as const satisfies Endpoint

export const showPlayerNumbers = {
  method: 'POST',
  path: '/api/coaches/numbers',
  summary: "The secret numbers of the coach's players, all or these, for their cards; each look is noted (rule 42)",
  body: z.object({ playerIds: z.array(z.uuid()).max(500).optional() }),
  reply: z.array(SecretNumber),
} as const satisfies Endpoint

export const renewPlayerNumber = {
  method: 'POST',
  path: '/api/coaches/players/:playerId/renew-number',
  summary: "Another number and card for a player of the coach's; all their sessions and proofs end (rule 42)",
  params: PlayerId,
  reply: SecretNumber,
} as const satisfies Endpoint

export const showFoundNumber = {
  method: 'POST',
  path: '/api/admin/players/:playerId/number',
  summary: "A player's secret number, for the admin; each look is noted (rule 42)",
  params: PlayerId,
  reply: SecretNumber,
} as const satisfies Endpoint

export const renewFoundNumber = {
  method: 'POST',
  path: '/api/admin/players/:playerId/renew-number',
  summary: 'Another number and card for a player, for the admin; all their sessions and proofs end (rule 42)',
  params: PlayerId,
  reply: SecretNumber,
} as const satisfies Endpoint

/** A coach asks whether the player wants to join a team, with this chapter and gem. */
export const LinkRequest = z.object({
  id: z.uuid(),
  coachName: z.string(),
  clubName: z.string(),
  teamName: z.string(),
  startingChapter: Chapter,
  biblicalGem: GemLetter,
  askedAt: z.iso.datetime(),
})
export type LinkRequest = z.infer<typeof LinkRequest>

export const listLinkRequests = {
  method: 'GET',
  path: '/api/players/link-requests',
  summary: 'Which coaches ask the signed-in player to join their team, in a browser that is proved (rule 42)',
  reply: z.array(LinkRequest),
} as const satisfies Endpoint

export const answerLinkRequest = {
  method: 'POST',
  path: '/api/players/link-requests/:id/answer',
  summary: "Say yes or no to a coach's team; yes moves the player there, under its code (rules 7 and 42)",
  params: z.object({ id: z.uuid() }),
  body: z.object({ isYes: z.boolean() }),
  reply: z.object({ playerCode: PlayerCode, isJoined: z.boolean() }),
} as const satisfies Endpoint
