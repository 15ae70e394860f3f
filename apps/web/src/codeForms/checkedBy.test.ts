import type { ResolverOptions } from 'react-hook-form'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { checkedBy } from './checkedBy.ts'

type Input = { name: string; age: string }
const Person = z.object({
  name: z
    .string()
    .min(2, 'too short')
    .regex(/^[a-z]/, 'no letter'),
  age: z.coerce.number(),
})
const ref = { name: 'name' }
const options = { fields: { name: { ref, name: 'name' } }, shouldUseNativeValidation: false } as ResolverOptions<Input>
const check = checkedBy<Input, z.infer<typeof Person>>(Person)

test('what is right is given on as the schema makes it', () => {
  expect(check({ name: 'ada', age: '36' }, undefined, options)).toEqual({
    values: { name: 'ada', age: 36 },
    errors: {},
  })
})

test('each box has its first fault, and the box that it is in', () => {
  const found = check({ name: '1', age: 'x' }, undefined, options)
  expect(found).toMatchObject({
    values: {},
    errors: { name: { type: 'too_small', message: 'too short', ref }, age: { type: 'invalid_type' } },
  })
})
