import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { openNumberSeal } from './numberSeal.ts'
import { hashToken } from './session.ts'

const seal = openNumberSeal('a key of thirty-two letters, at least')
const playerId = randomUUID()

test('a sealed number opens again, with the token whose hash is kept', () => {
  const { sealed, cardHash } = seal.make(playerId)
  const opened = seal.open(playerId, sealed)
  expect(opened?.secretNumber).toMatch(/^[0-9]{4}$/)
  expect(opened?.cardToken).toMatch(/^[\w-]{32}$/)
  expect(hashToken(opened?.cardToken ?? '')).toEqual(cardHash)
  expect(seal.open(playerId, sealed)).toEqual(opened)
})

test('it opens for nobody else, under no other key, and not when a bit is changed', () => {
  const { sealed } = seal.make(playerId)
  expect(seal.open(randomUUID(), sealed)).toBeUndefined()
  expect(openNumberSeal('another key of thirty-two letters').open(playerId, sealed)).toBeUndefined()
  for (let place = 0; place < sealed.length; place += 1) {
    const changed = Buffer.from(sealed)
    changed[place] = (changed[place] ?? 0) ^ 1
    expect(seal.open(playerId, changed)).toBeUndefined()
  }
})

test('the digits are spread over all ten thousand, and no two seals or tokens are alike', () => {
  const made = Array.from({ length: 2_000 }, () => seal.make(playerId).sealed)
  const opened = made.map((sealed) => seal.open(playerId, sealed))
  const numbers = new Set(opened.map((one) => one?.secretNumber))
  expect(numbers.size).toBeGreaterThan(1_700)
  expect([...numbers].some((number) => number?.startsWith('0'))).toBe(true)
  expect(new Set(opened.map((one) => one?.cardToken)).size).toBe(2_000)
})
