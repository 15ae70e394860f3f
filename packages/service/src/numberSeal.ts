import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto'

import { hashToken } from './session.ts'

/** A player's secret number, four digits, and the token of their card's QR code. */
export type SecretNumber = { secretNumber: string; cardToken: string }

/** The same as it is kept: the number sealed, of the token the hash alone. */
export type Sealed = { sealed: Buffer; cardHash: Buffer }

/** Seals and opens players' secret numbers (rule 42). */
export type NumberSeal = {
  /** A new number of a player's; every call makes another one, with another token. */
  make(playerId: string): Sealed
  /** What was sealed for this player; undefined where it was sealed with another key, for somebody else, or has been changed. */
  open(playerId: string, sealed: Buffer): SecretNumber | undefined
}

const ivLength = 12
const tagLength = 16

/**
 * Numbers are kept encrypted, since four digits behind a hash are found by trying all (rule 42): AES-256-GCM, bound to the player. The
 * token is made of the sealed number, so that a card can be printed again, and changes with it.
 */
export function openNumberSeal(key: string): NumberSeal {
  const derive = (use: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', `seraph player ${use}`, 32))
  const [numberKey, cardKey] = [derive('numbers'), derive('cards')]
  const tokenOf = (playerId: string, sealed: Buffer): string =>
    createHmac('sha256', cardKey).update(playerId).update(sealed).digest().subarray(0, 24).toString('base64url')
  return {
    make(playerId) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv('aes-256-gcm', numberKey, iv).setAAD(Buffer.from(playerId))
      const digits = String(randomInt(10_000)).padStart(4, '0')
      const sealed = Buffer.concat([iv, cipher.update(digits), cipher.final(), cipher.getAuthTag()])
      return { sealed, cardHash: hashToken(tokenOf(playerId, sealed)) }
    },
    open(playerId, sealed) {
      const decipher = createDecipheriv('aes-256-gcm', numberKey, sealed.subarray(0, ivLength))
        .setAAD(Buffer.from(playerId))
        .setAuthTag(sealed.subarray(-tagLength))
      try {
        const digits = Buffer.concat([decipher.update(sealed.subarray(ivLength, -tagLength)), decipher.final()])
        return { secretNumber: digits.toString(), cardToken: tokenOf(playerId, sealed) }
      } catch {
        return undefined
      }
    },
  }
}
