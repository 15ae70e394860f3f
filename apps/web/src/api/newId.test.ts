import { IdempotencyKey } from '@seraph/schema/http/headers'
import { expect, test } from 'vitest'

import { newId } from './newId.ts'

test('an id is a UUID that the contract takes, and never comes twice', () => {
  const ids = Array.from({ length: 200 }, newId)
  for (const id of ids) expect(IdempotencyKey.safeParse(id).success).toBe(true)
  expect(new Set(ids).size).toBe(200)
})
