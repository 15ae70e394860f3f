import { expect, test } from 'vitest'

import { tellError } from './tellError.ts'

const raised = (): unknown => {
  try {
    JSON.parse('Secret words')
    return undefined
  } catch (error) {
    return error
  }
}

test('an error is told by what it is, says and where, and by nothing that hangs on it', () => {
  const error = Object.assign(new Error('violates check constraint "x"', { cause: new TypeError('inner') }), {
    code: '23514',
    detail: 'Failing row contains (MO1A).',
    headers: { cookie: 'a' },
  })
  const told = tellError(error)
  expect(told).toMatchObject({ type: 'Error', message: 'violates check constraint "x"', code: '23514' })
  expect(told.causes).toMatchObject([{ type: 'TypeError', message: 'inner' }])
  expect(told.stack).toContain('tellError.test.ts')
  expect(Object.keys(told)).toEqual(['type', 'message', 'code', 'stack', 'causes'])
})

test('values that a message quotes are left out', () => {
  const unreadable = Object.assign(new Error('invalid input syntax for type uuid: "MO1A"'), { code: '22P02' })
  expect(tellError(unreadable).message).toBe('invalid input syntax for type uuid: "…"')
  expect(JSON.stringify(tellError(raised()))).not.toContain('Secret')
})

test('several errors at once, a value that was thrown, and endless causes are told shortly', () => {
  expect(tellError(new AggregateError([new Error('a'), new Error('b')])).causes).toHaveLength(2)
  expect(tellError('MO1A')).toEqual({ type: 'string', message: 'no error was thrown, but a value' })
  const endless: Error & { cause?: unknown } = new Error('round')
  endless.cause = endless
  expect(JSON.stringify(tellError(endless)).length).toBeLessThan(20_000)
})
