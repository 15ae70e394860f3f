import { expect, test } from 'vitest'

import { refuseSeat } from './refuseSeat.ts'
import type { SeatClaim } from './refuseSeat.ts'

const nobody: SeatClaim = {
  seat: undefined,
  hasToken: false,
  hasSession: false,
  consent: undefined,
  isLocked: false,
  isFull: false,
  isCompleted: false,
}
const here = { seat: { presence: 'here' } } as const
const away = { seat: { presence: 'away' } } as const
const left = { seat: { presence: 'left' } } as const
const removed = { seat: { presence: 'removed' } } as const

test.each<[string, Partial<SeatClaim>, string | undefined]>([
  ['a new seat', {}, undefined],
  ['a new seat in a locked room', { isLocked: true }, 'room_is_locked'],
  ['a new seat in a full room', { isFull: true }, 'room_is_full'],
  ['a completed room', { isCompleted: true }, 'room_not_found'],
  ['a taken seat', here, 'seat_taken'],
  ['a seat whose participant is away', away, 'seat_taken'],
  ['with its token', { ...here, hasToken: true, isLocked: true, isFull: true }, undefined],
  ["with that player's session", { ...away, hasSession: true, isLocked: true, isFull: true }, undefined],
  ['with consent', { ...here, consent: 'allowed' }, undefined],
  ['with consent refused', { ...here, consent: 'refused' }, 'seat_refused'],
  ['with consent still to come', { ...here, consent: 'pending' }, 'seat_undecided'],
  ['a seat that was left', left, undefined],
  ['a seat that was left, in a locked room', { ...left, isLocked: true }, 'room_is_locked'],
  ['the same with its token', { ...left, isLocked: true, hasToken: true }, undefined],
  ['a removed one, even with token and session', { ...removed, hasToken: true, hasSession: true }, 'seat_taken'],
  ['a removed one with consent', { ...removed, consent: 'allowed' }, undefined],
])('%s', (_, claim, refusal) => {
  expect(refuseSeat({ ...nobody, ...claim })).toBe(refusal)
})
