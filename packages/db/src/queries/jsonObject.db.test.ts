import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from '../testing/testDatabase.ts'
import { jsonObject } from './jsonObject.ts'

type Shape = { ownName: string; count: number | null }

const { db } = await testDatabase()

test('an object has the fields of its shape, under their own names', async () => {
  const made = jsonObject<Shape>({ ownName: sql`'Owl''s'::text`, count: sql`null` })
  const { rows } = await sql`select ${made} as made`.execute(db)
  expect(rows).toEqual([{ made: { ownName: "Owl's", count: null } }])
})

test('a field that is missing, or that the shape doesn’t have, does not compile', () => {
  const make = (): unknown[] => [
    // @ts-expect-error a field is missing
    jsonObject<Shape>({ ownName: sql`'Owls'` }),
    // @ts-expect-error a field is misspelt
    jsonObject<Shape>({ ownName: sql`'Owls'`, cuont: sql`1`, count: sql`1` }),
    // @ts-expect-error a field is of another kind
    jsonObject<Shape>({ ownName: sql<number>`1`, count: sql`1` }),
  ]
  expect(make).toBeTypeOf('function')
})
