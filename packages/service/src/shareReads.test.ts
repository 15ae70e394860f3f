import { expect, test } from 'vitest'

import { shareReads } from './shareReads.ts'

/** Reads that end when they are told to. */
function openReads() {
  const begun: { key: string; end: (value: number) => void; fail: () => void }[] = []
  const share = shareReads(
    async (key) =>
      new Promise<number>((resolve, reject) => {
        begun.push({ key, end: resolve, fail: () => reject(new Error('away')) })
      }),
  )
  return { begun, share }
}
const settled = async () => new Promise((resolve) => setImmediate(resolve))

test('who comes while a read is under way waits for the next, which all of them share', async () => {
  const { begun, share } = openReads()
  const first = share('a')
  const others = [share('a'), share('a'), share('a')]
  expect(begun).toHaveLength(1)
  begun[0]?.end(1)
  expect(await first).toBe(1)
  await settled()
  expect(begun).toHaveLength(2)
  // The second read has begun: who comes now isn't served by it.
  const late = share('a')
  begun[1]?.end(2)
  expect(await Promise.all(others)).toEqual([2, 2, 2])
  await settled()
  begun[2]?.end(3)
  expect(await late).toBe(3)
  expect(begun).toHaveLength(3)
})

test('other keys have reads of their own, and nothing is kept once all is read', async () => {
  const { begun, share } = openReads()
  const both = [share('a'), share('b')]
  expect(begun.map(({ key }) => key)).toEqual(['a', 'b'])
  for (const [at, { end }] of begun.entries()) end(at)
  expect(await Promise.all(both)).toEqual([0, 1])
  await settled()
  const again = share('a')
  expect(begun).toHaveLength(3)
  begun[2]?.end(7)
  expect(await again).toBe(7)
})

test('a read that fails fails for those who share it, and the next is read all the same', async () => {
  const { begun, share } = openReads()
  const first = share('a')
  const second = share('a')
  begun[0]?.fail()
  await expect(first).rejects.toThrow('away')
  await settled()
  begun[1]?.end(5)
  expect(await second).toBe(5)
})
