import { expect, test } from 'vitest'

import { subjectText } from './subjectText.ts'

const id = '00000000-0000-4000-8000-000000000000'

test.each([
  [{ teamId: id, teamName: 'Owls' }, 'team name: Owls'],
  [{ reportId: id }, `report id: ${id}`],
  [{ codes: ['1234', '5678'], clubName: 'Pine Lake' }, 'codes: 1234, 5678, club name: Pine Lake'],
  [
    { from: 'Owls', to: 'Hawks', changedCodes: [{ playerId: id, formerCode: 'MOO7A', playerCode: 'MOH7A' }] },
    'from: Owls, to: Hawks, changed codes: MOO7A → MOH7A',
  ],
  [
    { changedCodes: [], state: null, isLocked: true, isAllowed: false },
    'changed codes: none, state: none, is locked: yes, is allowed: no',
  ],
  [{ teamName: 'نسور' }, 'team name: \u2068نسور\u2069'],
  [{}, ''],
])('%j is said as %s', (subject, text) => {
  expect(subjectText(subject)).toBe(text)
})
