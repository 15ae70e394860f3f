import { anything, assert, property } from 'fast-check'
import { expect, test } from 'vitest'

import { readKeptRehearsal } from './readKeptRehearsal.ts'

test('what was kept is read, whatever else the browser hands over is none', () => {
  const kept = { rehearsalId: '00000000-0000-4000-8000-000000000001', questions: 10 }
  expect(readKeptRehearsal({ ...kept, more: 1 })).toEqual(kept)
  expect(readKeptRehearsal({ ...kept, rehearsalId: '../x' })).toBeUndefined()
  expect(readKeptRehearsal({ ...kept, questions: 0 })).toBeUndefined()
  assert(property(anything(), (value) => void readKeptRehearsal(value)))
})
