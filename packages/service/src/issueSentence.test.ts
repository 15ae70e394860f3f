import { expect, test } from 'vitest'
import { z } from 'zod'

import { asSentence, fieldLabel, issueSentence } from './issueSentence.ts'

const first = (shape: z.ZodType, value: unknown): string | undefined =>
  shape.safeParse(value, { error: issueSentence }).error?.issues[0]?.message

test.each([
  [z.object({ clubName: z.string() }), {}, 'Club name is missing.'],
  [z.object({ clubName: z.string() }), { clubName: 7 }, 'Club name must be a text.'],
  [z.object({ count: z.number().int() }), { count: 1.5 }, 'Count must be a whole number.'],
  [z.object({ isHidden: z.boolean() }), { isHidden: 'yes' }, 'Is hidden must be true or false.'],
  [
    z.object({ userComment: z.string().max(3) }),
    { userComment: 'long' },
    'User comment must have at most 3 characters.',
  ],
  [z.object({ members: z.array(z.string()).min(1) }), { members: [] }, 'Members must have at least 1 entry.'],
  [z.object({ limit: z.number().max(500) }), { limit: 501 }, 'Limit must be at most 500.'],
  [z.object({ gem: z.enum(['A', 'E']) }), { gem: 'X' }, 'Gem must be one of A, E.'],
  [z.object({ id: z.uuid() }), { id: 'x' }, 'Id is not a valid id.'],
  [z.object({ code: z.string().regex(/^\d$/) }), { code: 'x' }, 'Code doesn’t have the right form.'],
  [z.object({ a: z.union([z.string(), z.number()]) }), { a: true }, 'A doesn’t have the right form.'],
  [z.object({ chapters: z.array(z.number()) }), { chapters: [1, 'x'] }, 'Chapters, number 2 must be a number.'],
  [z.object({}), null, 'The request must be an object.'],
])('%# what is wrong is a sentence about its field', (shape, value, sentence) => {
  expect(first(shape, value)).toBe(sentence)
})

test('a message of our own stays, and one that goes on from the field is given its name', () => {
  const shape = z.object({ clubName: z.string().min(1, 'Club name is required') })
  expect(first(shape, { clubName: '' })).toBe('Club name is required')
  expect(asSentence(['clubData'], 'must be JSON')).toBe('Club data must be JSON.')
  expect(fieldLabel(['members', 0, 'biblicalGem'])).toBe('Biblical gem')
})
