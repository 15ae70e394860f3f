import { expect, test } from 'vitest'

import { refuseRegistration } from './refuseRegistration.ts'

const owls = { teamName: 'Owls' }

test.each([
  [false, [owls], 'Coach verification required', 'Please verify your coach code first.'],
  [true, [], 'No teams found', 'Please add at least one team before registering.'],
  [true, [{ teamName: ' ' }], 'Team name required', 'Please enter a name for your team before registering.'],
])('verified: %s, teams: %j is refused as rule 137 has it', (isVerified, teams, title, description) => {
  expect(refuseRegistration({ isVerified, teams })).toEqual({ title, description, isError: true })
})

test('a verified coach with a named first team may register', () => {
  expect(refuseRegistration({ isVerified: true, teams: [owls, { teamName: '' }] })).toBeUndefined()
})
