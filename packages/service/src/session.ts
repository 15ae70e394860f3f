import { hash, randomBytes } from 'node:crypto'

/**
 * The cookies that hold a player's and a coach's session token, and the
 * one that marks a browser that has held a session (rules 11 and 15).
 */
export const playerCookie = 'seraph_player'
export const coachCookie = 'seraph_coach'
export const browserCookie = 'seraph_browser'

/** How long a session lasts without use (rule 11). */
export const sessionSeconds = 30 * 24 * 3600

/** An opaque token: 256 bits from a cryptographic source. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** How a token is stored: whoever reads the table can't sign in with it. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
