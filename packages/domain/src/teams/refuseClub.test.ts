import { expect, test } from 'vitest'

import { refuseClub } from './refuseClub.ts'

const club = { nameKey: 'mountain oaks', stateKey: 'oregon', countryKey: '' }
const other = { nameKey: 'pine lake', stateKey: '', countryKey: '' }
const held = { club, isHeldByOthers: true, isOwn: false, issuedFor: other, isOnlyOfItsName: true }

test("another coach's club is refused, a club of nobody's and the coach's own aren't", () => {
  expect(refuseClub(held)).toBe('club_held')
  expect(refuseClub({ ...held, isHeldByOthers: false })).toBeUndefined()
  expect(refuseClub({ ...held, isOwn: true })).toBeUndefined()
})

test.each([
  [{ ...club }, true],
  [{ ...club, stateKey: '' }, true],
  [{ ...club, countryKey: 'canada' }, true],
  [{ ...club, stateKey: 'ohio' }, false],
  [{ ...club, nameKey: 'mountain oak' }, false],
])('a code for %j opens the club: %s', (issuedFor, isOpen) => {
  expect(refuseClub({ ...held, issuedFor })).toBe(isOpen ? undefined : 'club_held')
})

test('a code without a state opens no club whose name others bear too', () => {
  const facts = { ...held, issuedFor: { ...club, stateKey: '' }, isOnlyOfItsName: false }
  expect(refuseClub(facts)).toBe('club_held')
})

test('a country on both sides must be the same', () => {
  const american = { ...club, countryKey: 'usa' }
  expect(refuseClub({ ...held, club: american, issuedFor: { ...club, countryKey: 'canada' } })).toBe('club_held')
  expect(refuseClub({ ...held, club: american, issuedFor: american })).toBeUndefined()
})
