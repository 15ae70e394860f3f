import { expect, test } from 'vitest'

import { readAdvisories } from './readAdvisories.ts'

test('nothing known is said only where the registry said so', () => {
  expect(readAdvisories('npm warn something\n{"advisories": {}, "metadata": {}}')).toEqual({ state: 'none' })
  for (const output of [
    '',
    '{}',
    'null',
    'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n  × responded with 405:',
    '{"advisories": 7}',
  ])
    expect(readAdvisories(output)).toMatchObject({ state: 'unknown' })
})

test('each known weakness is named with where to read of it', () => {
  const advisory = {
    module_name: 'left',
    severity: 'high',
    title: 'It falls over',
    url: 'https://example.org/1',
    id: 1,
  }
  expect(readAdvisories(JSON.stringify({ advisories: { 1: advisory } }))).toEqual({
    state: 'found',
    found: ['high: left: It falls over https://example.org/1'],
  })
})
