import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { prepared } from './prepared.ts'

test('two statements can’t have one name: a connection would run the first for the second', () => {
  prepared('planted', () => sql`select 1`)
  expect(() => prepared('planted', () => sql`select 2`)).toThrow('Two statements are called planted.')
})
