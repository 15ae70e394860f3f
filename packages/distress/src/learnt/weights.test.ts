import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { packWeights, readWeights, unpackWeights, weightsFile } from './weights.ts'

test('the weights are read and written as they are, and take at most 500 kB and 50 ms', () => {
  const bytes = readFileSync(weightsFile)
  expect(bytes.length).toBeLessThanOrEqual(500_000)
  const before = performance.now()
  const weights = unpackWeights(readFileSync(weightsFile))
  expect(performance.now() - before).toBeLessThanOrEqual(50)
  const again = unpackWeights(packWeights(weights, 1))
  expect(Buffer.from(again.found).equals(Buffer.from(weights.found))).toBe(true)
  expect(Buffer.from(again.kinds).equals(Buffer.from(weights.kinds))).toBe(true)
  expect([again.bias, again.step, again.data]).toEqual([weights.bias, weights.step, weights.data])
})

test('weights of another size are refused', () => {
  const { kinds, ...rest } = readWeights()
  expect(() => unpackWeights(packWeights({ ...rest, kinds: kinds.subarray(1) }, 1))).toThrow('train them anew')
  expect(() => unpackWeights(new Uint8Array(10))).toThrow('train them anew')
})
