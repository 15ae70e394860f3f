import { expect, test } from 'vitest'

import { openPolled } from './polled.ts'

const hour = 3_600_000

/** A source whose answers are given by the test. */
function source() {
  const waiting: { resolve: (value: string | undefined) => void; reject: (error: Error) => void }[] = []
  const given: (string | undefined)[] = []
  const errors: unknown[] = []
  const polled = openPolled<string>({
    read: (last) => {
      given.push(last)
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject })
      })
    },
    everyMs: hour,
    onError: (error) => errors.push(error),
  })
  return { polled, waiting, given, errors }
}

test('all who ask before the first reading wait for one reading', async () => {
  const { polled, waiting } = source()
  const asked = [polled.get(), polled.get(), polled.get()]
  waiting[0]?.resolve('first')
  expect(await Promise.all(asked)).toEqual(['first', 'first', 'first'])
  expect(waiting).toHaveLength(1)
  polled.close()
})

test('a failed reading keeps the last value', async () => {
  const { polled, waiting, given } = source()
  waiting[0]?.resolve('first')
  await polled.get()
  const refreshed = polled.refresh()
  waiting[1]?.reject(new Error('away'))
  await expect(refreshed).rejects.toThrow('away')
  expect(await polled.get()).toBe('first')
  expect(given).toEqual([undefined, 'first'])
  polled.close()
})

test('as long as nothing was ever read, whoever asks hears why', async () => {
  const { polled, waiting, errors } = source()
  const asked = polled.get()
  waiting[0]?.reject(new Error('away'))
  await expect(asked).rejects.toThrow('away')
  expect(errors).toHaveLength(1)
  const again = polled.get()
  waiting[1]?.resolve('there')
  expect(await again).toBe('there')
  polled.close()
})

test('whoever asks for a fresh reading is not given one that began before', async () => {
  const { polled, waiting } = source()
  const asked = [polled.refresh(), polled.refresh()]
  waiting[0]?.resolve('old')
  await expect.poll(() => waiting).toHaveLength(2)
  waiting[1]?.resolve('new')
  await Promise.all(asked)
  expect(await polled.get()).toBe('new')
  expect(waiting).toHaveLength(2)
  polled.close()
})

test('where the reading under way fails, the fresh one is made all the same', async () => {
  const { polled, waiting } = source()
  const asked = polled.refresh()
  waiting[0]?.reject(new Error('away'))
  await expect.poll(() => waiting).toHaveLength(2)
  waiting[1]?.resolve('there')
  await asked
  expect(await polled.get()).toBe('there')
  polled.close()
})
